import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { sentencesOf, wordsOf } from "../language/words.ts";
import { foundFigure } from "./figures.ts";
import { quantitiesIn } from "./quantities.ts";
import type { Competence } from "./solved.ts";

const CORRECTED = /(\d+(?:[.,]\d+)?),? (?:and )?(?:not|instead of|rather than) \d/i;
const RANKED = new RegExp(
  entries`
    \b(?:
      holds?
      decides?
      counts?
      appl(?:y|ies)
      prevails?
      wins?
      matters?
      is (?:right|valid|binding)
      has the final say
      go by
    )\b
  `,
  "i",
);
const NEWEST = /\b(?:newer|newest|later|latest|most recent)\b/i;

/** Finds a stated fact: one line among many, or the one of several that applies. */
export const statedFact: Competence = (task) => {
  const parts = task.text.split("\n").flatMap((line) => (line.length > 200 ? sentencesOf(line) : [line]));
  const lines = parts.map((line) => line.trim()).filter((line) => line !== "");
  const question = lines.findLast((line) => line.includes("?"));
  if (question === undefined || lines.length < 3 || quantitiesIn(question).length > 1) return null;
  const told = lines
    .filter((line) => line !== question || lines.length === 3)
    .filter((line) => numberIn(line) !== null);
  const others = told.map((line) => numberIn(line) ?? 0);
  const corrected = told.map((line) => CORRECTED.exec(line)?.[1]).find((figure) => figure !== undefined);
  if (corrected !== undefined) return foundFigure(Number(corrected), others, task);
  const held = heldLine(lines, told) ?? (told.length > 8 ? mentionedLine(question, told) : null);
  const value = held === null ? null : numberIn(held);
  return value === null ? null : foundFigure(value, others, task);
};

/** The number that a line is about. Years and days before a colon only give the date. */
function numberIn(line: string): number | null {
  const rest = line.replace(/^[^:]{1,40}:\s/, "");
  return (quantitiesIn(rest).at(-1) ?? quantitiesIn(line).at(-1))?.value ?? null;
}

/** Sometimes the text says which statement applies: the newer one, that of a person, or that of a method. */
function heldLine(lines: readonly string[], told: readonly string[]): string | null {
  const rule = lines.flatMap(sentencesOf).find((sentence) => RANKED.test(sentence) && numberIn(sentence) === null);
  const candidates = told.filter((line) => line.includes(":"));
  if (rule === undefined || candidates.length < 2) return null;
  if (NEWEST.test(rule)) return candidates.toSorted((one, other) => yearIn(other) - yearIn(one))[0] ?? null;
  return mentionedLine(rule.split(/[;,]/).findLast((clause) => RANKED.test(clause)) ?? rule, candidates);
}

const yearIn = (line: string): number => Number(/\b(?:19|20)\d{2}\b/.exec(line)?.[0] ?? 0);

/** The line that shares the rarest words with the question. */
function mentionedLine(asked: string, lines: readonly string[]): string | null {
  const words = new Set(wordsOf(asked).filter((word) => word.length > 2));
  const bags = lines.map((line) => new Set(wordsOf(line)));
  const rarity = new Map([...words].map((word) => [word, 1 / Math.max(1, bags.filter((bag) => bag.has(word)).length)]));
  const score = (bag: ReadonlySet<string>): number =>
    [...words].filter((word) => bag.has(word)).reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
  const best = bags.map((bag, at) => ({ at, score: score(bag) })).toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? (lines[best.at] ?? null) : null;
}
