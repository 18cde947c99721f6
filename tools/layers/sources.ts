import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Source texts by their path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  readonly from: string;
  /** As written in the source. */
  readonly target: string;
  /** The file it points to if it is in the repository, null for a package. */
  readonly to: string | null;
}

const FORMS = [
  /^\s*import\s+(?:type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?["']([^"']+)["']/gm,
  /^\s*export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']\s*\)/g,
];

export function importsOf(text: string): string[] {
  return FORMS.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ""));
}

export function readImports(sources: Sources): Import[] {
  return [...sources].flatMap(([from, text]) =>
    importsOf(text).map((target) => ({
      from,
      target,
      to: target.startsWith(".") ? join(dirname(from), target) : null,
    })),
  );
}

/** Tests, and code that only tests use, can import whatever they test. */
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith("server/test/");

const isSource = (file: string): boolean => /\.tsx?$/.test(file);

export function readSources(root: string, files: readonly string[]): Sources {
  return new Map(files.filter(isSource).map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
