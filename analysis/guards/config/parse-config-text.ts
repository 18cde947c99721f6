import { TomlFault } from "./toml/cursor.ts";
import { parseToml } from "./toml/parse-toml.ts";

/** The body that a config file holds, or why it holds none. */
export type ParsedConfigText = { readonly body: Record<string, unknown> } | { readonly message: string };

/** Reads a config file: JSON if it begins with a brace, else TOML. */
export const parseConfigText = (text: string): ParsedConfigText =>
  /^\s*\{/.test(text.slice(0, 1000)) ? parseJson(text) : parseTomlBody(text);

const LONGEST = 262_144;

function parseJson(text: string): ParsedConfigText {
  if (text.length > LONGEST) return { message: `A config has at most ${LONGEST} characters.` };
  try {
    return { body: JSON.parse(text) as Record<string, unknown> };
  } catch (error) {
    return { message: `The file is not valid JSON: ${error instanceof Error ? error.message : ""}` };
  }
}

function parseTomlBody(text: string): ParsedConfigText {
  try {
    return { body: parseToml(text) };
  } catch (error) {
    if (error instanceof TomlFault) return { message: `Line ${error.line}, column ${error.column}: ${error.message}` };
    throw error;
  }
}
