import { writeFile } from "node:fs/promises";
import { generatedFiles } from "./generated-files.ts";

/** `npm run generate`: writes the generated files. */
for (const [path, text] of Object.entries(generatedFiles())) {
  await writeFile(new URL(`../${path}`, import.meta.url), text);
  process.stdout.write(`${path}\n`);
}
