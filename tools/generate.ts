import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { generatedFiles } from "./generated-files.ts";
import { generatedRows, migratedCatalog } from "./rows/generate-rows.ts";

/** `npm run generate`: writes the generated files. */
const files = { ...generatedFiles(), ...generatedRows(await migratedCatalog()) };
for (const [path, text] of Object.entries(files)) {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  process.stdout.write(`${path}\n`);
}
