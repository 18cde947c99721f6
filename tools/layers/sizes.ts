import { dirname } from "node:path";
import type { Rules, Violation } from "./rules.ts";
import { isTest, type Sources } from "./sources.ts";

const MOST_FILES = 20;
const MOST_LINES = 80;

/** A folder with more files than a reader can take in needs subfolders, unless it is a list of one kind. */
export function crowdedFolders(files: readonly string[], rules: Rules): Violation[] {
  return [...Map.groupBy(files, dirname)].flatMap(([folder, inside]) =>
    inside.length <= MOST_FILES || rules.flat.includes(folder)
      ? []
      : [{ rule: "crowded" as const, where: [folder], text: `${folder} holds ${inside.length} files` }],
  );
}

/** The first line of a function or method, as the formatter leaves it. */
const OPENS = [
  /^(\s*)(?:export )?(?:async )?function\b.*\{$/,
  /^(\s*)(?:export )?(?:async )?function\b.*\($/,
  /^(\s*).*=> \{$/,
  /^(\s*)(?:static |async |private |get |set |\*)*(?!if|for|while|switch|catch|return)[#\w]+(?:<.*>)?\([^;]*\{$/,
];

/**
 * Server functions longer than 80 lines. The formatter puts a closing bracket at the indentation of the line that
 * opened it, so a function ends with the next line that is no deeper than its first and closes something.
 */
export function longFunctions(sources: Sources): Violation[] {
  return [...sources].flatMap(([file, text]) => {
    if (!file.startsWith("server/src/") || isTest(file)) return [];
    const lines = text.split("\n");
    return lines.flatMap((line, first) => {
      const indent = OPENS.map((form) => form.exec(line)?.[1]).find((found) => found !== undefined);
      if (indent === undefined) return [];
      const length = lines.findIndex((later, at) => at > first && closes(later, indent)) - first + 1;
      if (length <= MOST_LINES) return [];
      const text = `${file}:${first + 1}: a function of ${length} lines: ${line.trim()}`;
      return [{ rule: "long" as const, where: [file], text }];
    });
  });
}

/** `}` ends it; `): T {` or `} = x): T {` ends only its parameters. */
function closes(line: string, indent: string): boolean {
  return line.startsWith(`${indent}}`) && !line.trimEnd().endsWith("{");
}
