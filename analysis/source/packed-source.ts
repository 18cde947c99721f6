import { redactSecrets } from "../secrets/secret-scan.ts";

export type SourceFiles = ReadonlyMap<string, string>;

/** Several files in one text, and the file that the agent starts from. */
export interface PackedSource {
  source_code?: string | null;
  entry_point?: string | null;
}

export const DEFAULT_ENTRY_POINT = "main.py";

/**
 * The upload as the one text an agent stores: a single file as it is, several as a JSON object from path to text.
 * Secrets are replaced; see secret-scan.ts.
 */
export function packSource(files: SourceFiles, entryPoint: string): PackedSource {
  const clean = [...files].map(([path, text]) => [path, redactSecrets(text, path)] as const);
  const only = clean.length === 1 ? clean[0]?.[1] : undefined;
  return { source_code: only ?? JSON.stringify(Object.fromEntries(clean)), entry_point: entryPoint };
}

/**
 * The files again. A source_code that someone entered by hand is the one file of its entry point, unless it has the same
 * form: an object whose members are texts and have the names of files.
 */
export function unpackSource(config: PackedSource): Map<string, string> {
  const text = config.source_code ?? "";
  const entryPoint = config.entry_point ?? DEFAULT_ENTRY_POINT;
  if (text === "") return new Map();
  const files = Object.entries(parsed(text));
  const named = files.some(([path]) => path === entryPoint) || files.every(([path]) => /\.\w{1,10}$/.test(path));
  const packed = files.length > 0 && named && files.every(([, file]) => typeof file === "string");
  return packed ? new Map(files.map(([path, file]) => [path, String(file)])) : new Map([[entryPoint, text]]);
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  if (!text.startsWith("{")) return {};
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
