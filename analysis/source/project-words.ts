/** What a project says of itself outside its code: README, package.json, pyproject.toml. */

import type { SourceFiles } from "./packed-source.ts";

export interface ProjectWords {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly version?: string | undefined;
}

export function projectWords(files: SourceFiles): ProjectWords {
  const readme = readmeWords(find(files, /^readme(?:\.md|\.rst|\.txt)?$/i));
  const npm = npmWords(find(files, /^package\.json$/));
  const python = pythonWords(find(files, /^pyproject\.toml$/));
  return {
    name: python.name ?? npm.name ?? readme.name,
    description: readme.description ?? python.description ?? npm.description,
    version: python.version ?? npm.version,
  };
}

/** A comment at the head of a file describes it, unless it is only the license. */
export function describing(comment: string | undefined): string | undefined {
  const text = textOf(comment);
  return text === undefined || /copyright|licen[sc]e|spdx|eslint|prettier|@ts-/i.test(text) ? undefined : text;
}

/** Only at the root or one folder down: deeper ones describe dependencies. */
function find(files: SourceFiles, name: RegExp): string {
  const near = [...files.keys()].filter(
    (path) => path.split("/").length <= 2 && name.test(path.split("/").at(-1) ?? ""),
  );
  const first = near.toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  return first === undefined ? "" : (files.get(first) ?? "");
}

function readmeWords(text: string): ProjectWords {
  const lines = text
    .slice(0, 20_000)
    .split("\n")
    .map((line) => line.trim());
  const name = lines.find((line) => line.startsWith("# "))?.slice(2);
  const start = lines.findIndex((line) => /^[\p{L}\p{N}*_"'(]/u.test(line) && !line.startsWith("[!["));
  if (start === -1) return { name };
  const length = lines.slice(start).findIndex((line) => line === "" || line.startsWith("#"));
  const paragraph = lines.slice(start, length === -1 ? undefined : start + length).join(" ");
  return { name: textOf(name), description: textOf(paragraph) };
}

function npmWords(text: string): ProjectWords {
  try {
    const file = (JSON.parse(text || "{}") ?? {}) as Readonly<Record<string, unknown>>;
    return { name: textOf(file["name"]), description: textOf(file["description"]), version: textOf(file["version"]) };
  } catch {
    return {};
  }
}

function pythonWords(text: string): ProjectWords {
  const value = (name: string) => textOf(new RegExp(`^${name}[ \\t]*=[ \\t]*"([^"\\n]{1,500})"`, "m").exec(text)?.[1]);
  return { name: value("name"), description: value("description"), version: value("version") };
}

/** A text with something in it, trimmed. */
function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
