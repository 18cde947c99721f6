/** What the domains to the right may use of the reading of source and the finding of secrets. Pure. */

export { readTools } from "./source/code-tools.ts";
export { type Language as SourceLanguage, languageOf, lex, type Token } from "./source/lex-source.ts";
export { unpackSource } from "./source/source-files.ts";
export { isMark } from "./source/text-expression.ts";
