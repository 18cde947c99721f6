import { TomlFault } from "@agent-console/analysis/guards/config/toml/cursor.ts";
import { parseToml } from "@agent-console/analysis/guards/config/toml/parse-toml.ts";

/**
 * The body of a guard config from a TOML or JSON file, for `client.protection.createGuardConfig({ body: { config_body } })`.
 * Throws a SyntaxError that names the line. What the body means is checked by the console.
 */
export function parseGuardConfigFile(text: string): Record<string, unknown> {
  if (/^\s*\{/.test(text.slice(0, 1000))) return JSON.parse(text) as Record<string, unknown>;
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlFault)) throw error;
    throw new SyntaxError(`Line ${error.line}, column ${error.column}: ${error.message}`);
  }
}
