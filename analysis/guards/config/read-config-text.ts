import { type ReadConfig, readConfig } from "./read-config.ts";
import { TomlFault } from "./toml/cursor.ts";
import { parseToml } from "./toml/parse-toml.ts";

/** A config file that was read, and its body as an object, which is what the API takes. */
export interface ReadConfigText extends ReadConfig {
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Reads a config file: JSON if it begins with a brace, else TOML. A text that is neither is one problem with its line. */
export function readConfigText(text: string): ReadConfigText {
  const parsed = /^\s*\{/.test(text.slice(0, 1000)) ? parseJson(text) : parseTomlBody(text);
  if ("message" in parsed) return { problems: [{ place: [], message: parsed.message }] };
  return { body: parsed.body, ...readConfig(parsed.body) };
}

type Parsed = { readonly body: Record<string, unknown> } | { readonly message: string };

const LONGEST = 262_144;

function parseJson(text: string): Parsed {
  if (text.length > LONGEST) return { message: `A config has at most ${LONGEST} characters.` };
  try {
    return { body: JSON.parse(text) as Record<string, unknown> };
  } catch (error) {
    return { message: `The file is not valid JSON: ${error instanceof Error ? error.message : ""}` };
  }
}

function parseTomlBody(text: string): Parsed {
  try {
    return { body: parseToml(text) };
  } catch (error) {
    if (error instanceof TomlFault) return { message: `Line ${error.line}, column ${error.column}: ${error.message}` };
    throw error;
  }
}
