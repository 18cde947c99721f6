import type { Violation } from "./rules.ts";
import type { Sources } from "./sources.ts";

const LONGEST = 120;

/**
 * A regular expression literal, where one can begin: after a mark or a keyword, never after a value, which it would divide.
 * It ends on its line, so a long one stands on a long line, and only those are read.
 */
const LITERAL = /(?:^|[=(,:[!&|?{};>]|\breturn)\s*\/(?![/*])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+)\//g;

/** No one reviews a pattern of several hundred characters: words belong in a list, one entry a line (analysis/lexicons). */
export function longPatterns(sources: Sources): Violation[] {
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, at) => {
      if (line.length <= LONGEST) return [];
      const lengths = [...line.matchAll(LITERAL)].map(([, pattern = ""]) => pattern.length);
      return lengths
        .filter((length) => length > LONGEST)
        .map((length) => ({
          rule: "pattern" as const,
          where: [file],
          text: `${file}:${at + 1}: a regular expression of ${length} characters; write it as a list (analysis/lexicons/entries.ts)`,
        }));
    }),
  );
}
