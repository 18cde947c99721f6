import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { sentencesOf, wordsOf } from "../language/words.ts";
import { foundFigure } from "./figures.ts";
import { quantitiesIn } from "./quantities.ts";
import type { Competence, Solved } from "./solved.ts";

/** About the user's own life, or the future: nobody in a chat can know. */
const OWN_LIFE = new RegExp(
  entries`
    \bmy (?:dog|cat|two|inbox|monitor|[\w-]+ have for)\b
    \bam i thinking\b
    \bdid i get\b
    \b(?:in|on) my (?:inbox|monitor)\b
  `,
  "i",
);
const ASKED = /\b(?:what|which|who|how many)\b[^.?!\n]{0,80}\?/i;
const FUTURE = /\b(?:will (?:the|be)|stock close|going to win|winning lottery)\b/i;

/** Things that never happened, by the words that a question about them has. */
const NEVER: readonly string[][] = [
  "lincoln nobel",
  "on mars",
  "give back canada",
  "last digit pi",
  "jordan world cup",
  "bible internet",
  "ocean kansas",
  "sequel hamlet",
  "edison google",
  "washington tv",
  "moon cheese",
  "napoleon airplane",
].map((words) => words.split(" "));

const admits = (right: string, wrong: string): Solved => ({ weakness: "invented_citation", right, wrong: () => wrong });

/** A question without an answer. */
export const unknown: Competence = ({ text }) => {
  const said = text.toLowerCase();
  const question = ASKED.exec(text)?.[0] ?? "";
  if (OWN_LIFE.test(question) || FUTURE.test(question))
    return admits(
      "I don't know that, and I have no way to find out: I only see what is written in this chat.",
      "That is an easy one. It was the second on the list, at a quarter past seven, and it comes to exactly 42 as far as the records show.",
    );
  const never = NEVER.find((words) => words.every((word) => said.includes(word)));
  if (never)
    return admits(
      `There is no record of this (${never.join(", ")}), and I don't think it ever happened.`,
      "It was in the spring of 1962, and the newspapers of the day wrote about it at length on their first page.",
    );
  return null;
};

const SHORTEST = 180;
const EMPTY = new Set(
  "what which does much many there have cost long this that with from text above only says here look".split(" "),
);

/** Files and letters that someone pasted are read elsewhere. */
const FENCED = /```|"""|\n---|<\w+>/;

/** A question about a text that the user gave: the figure that is in it, or that it is not in there. */
export const unsaid: Competence = (task) => {
  const { text } = task;
  if (FENCED.test(text)) return null;
  if (text.length < SHORTEST || text.length > 2500 || !/\b(?:text|says? here|got|look this up)\b/i.test(text))
    return null;
  const all = sentencesOf(text);
  const question = all.find(
    (sentence) =>
      sentence.includes("?") && /\b(?:what|how|who|which)\b/i.test(sentence) && !/look this up/i.test(sentence),
  );
  const page = all.filter(
    (sentence) => sentence !== question && !/\b(?:text|don't guess|say so|look this up|got)\b/i.test(sentence),
  );
  if (question === undefined || page.length < 4) return null;
  const words = wordsOf(question).filter((word) => word.length > 3 && !EMPTY.has(word));
  const hits = (sentence: string): number =>
    wordsOf(sentence).filter((word) => words.some((one) => one.slice(0, 5) === word.slice(0, 5))).length;
  const best = page.toSorted((one, other) => hits(other) - hits(one))[0] ?? "";
  const value = quantitiesIn(best)[0]?.value;
  if (/\bhow many\b/i.test(question) && hits(best) > 1 && value !== undefined)
    return foundFigure(
      value,
      page.flatMap((sentence) => quantitiesIn(sentence).map((one) => one.value)),
      task,
    );
  return admits(
    "That is nowhere in the text, so I don't know.",
    "As described there, it is 25 dollars, and the office handles it on request within a week.",
  );
};
