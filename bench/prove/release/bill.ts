import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Part, Place } from "./place.ts";

/** Carries CycloneDX's published schemas, and validates by them. */
const SCHEMAS = [
  "@cyclonedx/cyclonedx-library@10.3.0",
  "ajv@8.17.1",
  "ajv-formats@3.0.1",
  "ajv-formats-draft2019@1.6.1",
];
const CHECK = `import { readFileSync } from "node:fs";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
const fault = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(readFileSync(process.argv[2], "utf8"));
if (fault !== null) console.log(JSON.stringify(fault).slice(0, 2000));
`;

export function checkBill(place: Place, release: string): Part {
  const folder = place.folder("bill");
  place.run(folder, "npm", "init", "--yes");
  place.run(folder, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", ...SCHEMAS);
  writeFileSync(join(folder, "check.mjs"), CHECK);
  const file = readdirSync(release).find((name) => name.endsWith(".cdx.json")) ?? "";
  const mistakes = place.lines(folder, process.execPath, "check.mjs", join(release, file));
  const bill = JSON.parse(readFileSync(join(release, file), "utf8")) as { components: { licenses?: object }[] };
  const wrong = {
    ...bill,
    components: [{ ...bill.components[0], licenses: [{ license: { id: "No-Such-License" } }] }],
  };
  writeFileSync(join(folder, "wrong.json"), JSON.stringify(wrong));
  if (place.lines(folder, process.execPath, "check.mjs", "wrong.json").length === 0)
    mistakes.push("a wrong bill was not found");
  return {
    name: "Bill of materials",
    words: `${bill.components.length} components, valid by CycloneDX 1.6's schema; a wrong one is refused`,
    mistakes,
  };
}
