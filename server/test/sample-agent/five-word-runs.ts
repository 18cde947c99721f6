import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wordsOf } from "@agent-console/sample-agent/language/words.ts";
import { sourceTexts } from "./source-texts.ts";

const RUN = 5;

/** Every five consecutive words, in lowercase and without punctuation. */
export function fiveWordRuns(text: string): Set<string> {
  const words = wordsOf(text).filter((word) => word !== ",");
  const starts = words.slice(0, Math.max(0, words.length - RUN + 1));
  return new Set(starts.map((_, at) => words.slice(at, at + RUN).join(" ")));
}

/** A text with its location. */
export interface Placed {
  readonly place: string;
  readonly text: string;
}

/** Five-word runs that both sides contain. With them, a response could be recognized by luck instead of by judgment. */
export function sharedRuns(own: readonly Placed[], others: readonly Placed[]): string[] {
  const known = new Set(own.flatMap(({ text }) => [...fiveWordRuns(text)]));
  return others.flatMap(({ place, text }) =>
    [...fiveWordRuns(text)].filter((run) => known.has(run)).map((run) => `${place}: "${run}"`),
  );
}

/** The texts in a source file. Any other file is one text. */
export function textsIn({ place, text }: Placed): Placed[] {
  if (!/\.[cm]?[jt]sx?$/.test(place)) return [{ place, text }];
  return sourceTexts(text).map((said) => ({ place, text: said }));
}

/** The texts of all source files in a folder, without its tests. */
export const textsUnder = (folder: URL): Placed[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !/\.test\.ts$|^test-/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((place) => textsIn({ place, text: readFileSync(place, "utf8") }));

/** Everything that the sample agent says and looks for. */
export const sampleAgentTexts = (): Placed[] => textsUnder(new URL("../../../sample-agent/", import.meta.url));
