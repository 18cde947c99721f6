import { parseConfigText } from "./parse-config-text.ts";
import { readConfig } from "./read-config.ts";
import type { ReadConfig } from "./read-config-with.ts";

/** A config file that was read, and its body as an object, which is what the API takes. */
export interface ReadConfigText extends ReadConfig {
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Reads a config file, JSON or TOML. A text that is neither is one problem with its line. */
export function readConfigText(text: string): ReadConfigText {
  const parsed = parseConfigText(text);
  if ("message" in parsed) return { problems: [{ place: [], message: parsed.message }] };
  return { body: parsed.body, ...readConfig(parsed.body) };
}
