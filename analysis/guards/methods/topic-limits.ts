import { type GuardMethod, hit, type OptionSpec, type PatternRule, pass, undecided } from "../guard.ts";
import { optionReader } from "../options.ts";

const FORM = "One topic per entry, with its words: “gambling: casino, betting, poker*”. A word may end in *.";

const OPTIONS = {
  denied: { kind: "texts", default: [], description: `Topics that are not talked about. ${FORM}` },
  allowed: {
    kind: "texts",
    default: [],
    description: `If there are any, a longer text must have a word of one of these topics. ${FORM}`,
  },
  "shortest-words": {
    kind: "number",
    min: 1,
    max: 1000,
    default: 8,
    description: "Texts with fewer words need no allowed topic: greetings, thanks, a yes.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

interface TopicRule extends PatternRule {
  readonly topic: string;
  readonly isDenied: boolean;
}

/** Topics as lists of words. What a text means is beyond it, and its card says so. */
export const topicLimits: GuardMethod = {
  id: "topic-limits",
  version: "1.1",
  title: "Topic limits",
  description: "Keeps a conversation on some topics, or away from others, by the words that you list for each.",
  channels: ["user", "output"],
  needs: "whole",
  cost: "inline",
  actions: ["flag", "block", "rewrite"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "A topic is its list of words. A text about the topic without any of them passes, and one that only mentions a word is a hit.",
    "With allowed topics, one fitting word is enough for the whole text.",
    "Words have to be listed in every language that users write.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const rules = [
      ...read.texts("denied").flatMap((entry) => rulesOf(entry, true)),
      ...read.texts("allowed").flatMap((entry) => rulesOf(entry, false)),
    ];
    if (rules.length === 0) {
      const nothing = undecided("not_covered", "The config names no words of a topic.");
      return { always: nothing, judge: () => nothing };
    }
    const shortest = read.number("shortest-words");
    const isLimited = rules.some(({ isDenied }) => !isDenied);
    return {
      rules,
      judge: ({ text }, found) => {
        const denied = found.filter(({ rule }) => rules[rule]?.isDenied);
        const topic = rules[denied[0]?.rule ?? -1]?.topic;
        if (topic !== undefined)
          return hit(
            `denied: ${topic}`,
            denied.map(({ rule, start, end }) => ({ start, end, kind: rules[rule]?.topic ?? topic })),
          );
        if (!isLimited || found.length > 0 || !hasWords(text, shortest)) return pass();
        return hit("no allowed topic", [{ start: 0, end: text.length, kind: "off topic" }]);
      },
    };
  },
};

/** Words of a script without spaces are counted by their letters, two a word. */
const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function hasWords(text: string, count: number): boolean {
  let words = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match && words < count; match = WORD.exec(text))
    words += UNSPACED.test(match[0].charAt(0)) ? match[0].length / 2 : 1;
  return words >= count;
}

function rulesOf(entry: string, isDenied: boolean): TopicRule[] {
  const colon = entry.indexOf(":");
  const topic = (colon < 0 ? entry : entry.slice(0, colon)).trim();
  return (colon < 0 ? entry : entry.slice(colon + 1))
    .split(",")
    .map((term) => term.trim())
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .map((term) => ({ name: topic, topic, isDenied, pattern: patternOf(term), ignoreCase: true }));
}

/** The words of a term with any white space between them, as whole words. */
function patternOf(term: string): string {
  const isOpen = term.endsWith("*");
  const words = term.replaceAll("*", "").trim();
  const inside = words
    .split(/\s+/)
    .map((word) => word.replaceAll(/[!-/:-@[-^`{-~]/g, "\\$&"))
    .join("\\s{1,4}");
  const [before, after] = [/^[\p{L}\p{N}_]/u.test(words), /[\p{L}\p{N}_]$/u.test(words) && !isOpen];
  return `${before ? "\\b" : ""}${inside}${isOpen ? "\\w{0,30}" : ""}${after ? "\\b" : ""}`;
}
