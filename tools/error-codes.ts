import type { Catalog } from "../server/src/kernel/errors.ts";

/** The text of sdk/src/errors/generated.ts: the codes of the error catalog, so that a misspelled one does not compile. */
export function errorCodesSource(catalog: Catalog): string {
  const codes = Object.keys(catalog).sort();
  return [
    "// Generated from the error catalog by `npm run generate`; edits are lost.\n",
    "/** Every code that the console can send with an error. docs/errors.md says what each means. */",
    `export const ERROR_CODES = [\n${codes.map((code) => `  "${code}",`).join("\n")}\n] as const;\n`,
  ].join("\n");
}
