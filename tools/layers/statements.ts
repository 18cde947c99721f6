import type { Violation } from "./rules.ts";
import { isTest, type Sources } from "./sources.ts";

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** `$1` where SQL expects a value: after an operator, a bracket, a comma, or a word that a value follows. */
const NUMBERED = /(?:[=<>(,|+*/-]|\b(?:and|or|in|like|limit|offset|values|interval|between))\s*\$\d+/g;

/** The sql tag numbers the parameters. Whoever writes a number has written the statement as a plain text. */
export function numberedParameters(sources: Sources): Violation[] {
  return [...sources].flatMap(([file, text]) => {
    if (!file.startsWith("server/src/") || isTest(file)) return [];
    const found = text.replaceAll(COMMENTS, " ").match(NUMBERED) ?? [];
    return found.map((place) => ({
      rule: "statements" as const,
      where: [file],
      text: `${file}: ${place.trim()}: write the statement with the sql tag`,
    }));
  });
}
