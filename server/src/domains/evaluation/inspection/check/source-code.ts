import {
  languageOf,
  lex,
  type Language as SourceLanguage,
  type Token,
} from "@agent-console/analysis/source/lex-source.ts";
import { unpackSource } from "@agent-console/analysis/source/packed-source.ts";
import { type Call, callsIn } from "./calls.ts";
import type { Inspected } from "./inspected.ts";

/** One file of code, read once for all checks. */
export interface CodeFile {
  readonly path: string;
  readonly text: string;
  readonly language: SourceLanguage;
  readonly tokens: readonly Token[];
  readonly calls: readonly Call[];
}

export interface SourceCode {
  /** Python, TypeScript and JavaScript. */
  readonly code: readonly CodeFile[];
  /** Everything supplied, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** The limit of an import, and as much again for source that is entered by hand. */
const LONGEST = 2 * 1024 * 1024;

/** The source of an agent that opens it, or the sentence that says why there is none to analyze. */
export function openSource(agent: Inspected): SourceCode | { readonly missing: string } {
  if (agent.access_level !== "white_box")
    return missing(`The access level is ${agent.access_level === "grey_box" ? "gray box" : "black box"}`);
  const given = agent.white_box_config;
  const text = given?.source_code ?? "";
  if (text.trim() === "") {
    return missing(
      given?.repo_url ? "A repository is named, but its source was not supplied" : "No source was supplied",
    );
  }
  if (text.length > LONGEST) return missing(`The source has more than ${LONGEST} characters`);
  const files = unpackSource({ source_code: text, entry_point: given?.entry_point ?? null });
  const code = [...files].flatMap(([path, content]) => {
    const language = languageOf(path) ?? (files.size === 1 ? guessLanguage(content) : undefined);
    return language === undefined ? [] : [readCode(path, content, language)];
  });
  return { code, files };
}

const missing = (why: string) => ({ missing: `${why}.` });

function readCode(path: string, text: string, language: SourceLanguage): CodeFile {
  const tokens = lex(text, language);
  return { path, text, language, tokens, calls: callsIn(tokens, language) };
}

/** An entry point may be a function, which does not tell the language. */
function guessLanguage(text: string): SourceLanguage | undefined {
  const python = /^[ \t]*(?:def \w+\(|from [\w.]+ import |import [\w.]+[ \t]*$|class \w+.*:[ \t]*$)/m;
  const script = /^[ \t]*(?:import .*["'];?[ \t]*$|const |let |export |(?:async )?function |require\()/m;
  if (python.test(text)) return "python";
  return script.test(text) ? "script" : undefined;
}
