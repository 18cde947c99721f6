/** The files of an upload: within bounds, with sane paths. They are read as text and never written anywhere. */

import { DEFAULT_ENTRY_POINT, type SourceFiles } from "@agent-console/analysis/source/packed-source.ts";
import { type Findings, quoteText, refuse } from "../draft/draft.ts";
import { membersOf } from "../draft/members.ts";

export const SOURCE_LIMITS = { files: 300, bytesPerFile: 256 * 1024, bytes: 1024 * 1024, path: 400 } as const;

/** Where a project usually starts, when it does not say so and has no main.py. */
const USUAL_ENTRY_POINTS =
  /^(?:src\/|app\/|agent\/)?(?:main|app|agent|index|server|bot|crew|graph|run|__main__)\.(?:py|[cm]?[jt]sx?)$/;

export function checkFiles(given: unknown, found: Findings): SourceFiles {
  const entries = Object.entries(membersOf(given) ?? {});
  const files = new Map<string, string>();
  if (entries.length === 0) refuse(found, ["files"], '"files" of the source code is empty.');
  if (entries.length > SOURCE_LIMITS.files) {
    const sentence = `The source code has ${entries.length} files. The maximum is ${SOURCE_LIMITS.files}.`;
    refuse(found, ["files"], sentence);
    return files;
  }
  let total = 0;
  for (const [path, text] of entries) {
    const fault = pathFault(path) ?? textFault(text);
    const plain = path.replace(/^(?:\.\/)+/, "");
    if (fault !== undefined) refuse(found, ["files", path], `The file ${quoteText(path)} ${fault}.`);
    else if (files.has(plain)) refuse(found, ["files", path], `The file ${quoteText(path)} is listed twice.`);
    else if (typeof text === "string") {
      files.set(plain, text);
      total += Buffer.byteLength(text);
    }
  }
  if (total > SOURCE_LIMITS.bytes) {
    refuse(found, ["files"], `The source code has ${total} bytes. The maximum is ${SOURCE_LIMITS.bytes}.`);
  }
  return files;
}

function pathFault(path: string): string | undefined {
  if (path.trim() === "") return "has no name";
  if (path.length > SOURCE_LIMITS.path) return `has a path of more than ${SOURCE_LIMITS.path} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
  if (/[\0-\x1f\x7f]/.test(path)) return "has a control character in its path";
  if (path.includes("\\")) return "has a backslash in its path; write / between folders";
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path) || path.startsWith("~"))
    return "has an absolute path; paths are relative to the project";
  if (path.split("/").includes("..")) return 'has ".." in its path, which leads out of the project';
  return undefined;
}

function textFault(text: unknown): string | undefined {
  if (typeof text !== "string") return "is not a text";
  if (text.includes("\0")) return "is not a text: it holds a NUL character";
  const bytes = Buffer.byteLength(text);
  if (bytes > SOURCE_LIMITS.bytesPerFile)
    return `has ${bytes} bytes, more than the maximum of ${SOURCE_LIMITS.bytesPerFile}`;
  return undefined;
}

/** The file the agent starts from. A request cannot leave the member out without getting main.py, so that is a guess. */
export function findEntryPoint(files: SourceFiles, wanted: string, found: Findings): string | undefined {
  const plain = wanted.replace(/^(?:\.\/)+/, "");
  if (files.has(plain)) return plain;
  const paths = [...files.keys()];
  const usual = paths.filter((path) => USUAL_ENTRY_POINTS.test(path) || path.endsWith(`/${DEFAULT_ENTRY_POINT}`));
  const guess = usual[0] ?? (paths.length === 1 ? paths[0] : undefined);
  if (plain !== DEFAULT_ENTRY_POINT || guess === undefined) {
    refuse(found, ["entry_point"], `The entry point ${quoteText(wanted)} is not among the files.`);
    return undefined;
  }
  found.warnings.push(`There is no ${DEFAULT_ENTRY_POINT}; ${quoteText(guess)} is used as the entry point.`);
  return guess;
}
