import { type GuardMethod, hit, type OptionSpec, pass } from "../guard.ts";
import { encodedTexts } from "../hidden/encoded.ts";
import { invisibleTexts } from "../hidden/invisible.ts";
import { disguisedLetters } from "../hidden/letters.ts";
import { unreadableRuns } from "../hidden/unreadable.ts";
import { optionReader } from "../options.ts";

const OPTIONS = {
  "longest-run": {
    kind: "number",
    min: 128,
    max: 100_000,
    default: 1_000,
    description:
      "How many characters without words may stand in a row, if they are no picture, document, key or checksum.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Text that hides what it says from a reader, and from every other guard. */
export const obfuscation: GuardMethod = {
  id: "obfuscation",
  version: "1.1",
  title: "Obfuscated text",
  description:
    "Finds invisible characters, lookalike letters, and orders that are encoded, shifted, reversed or spaced out, as well as long runs that nobody can read.",
  channels: ["user", "document", "tool_result"],
  needs: "whole",
  cost: "inline",
  actions: ["block", "flag", "mask", "rewrite"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "What is decoded must read as an order or a question in English, or as a well-known attack in six other languages. A hidden statement passes.",
    "Ciphers with a key, private alphabets, acrostics, words in pictures, and text turned upside down are not read.",
    "An order in plain words is not hidden: the guards for injection judge those.",
    "Someone who honestly asks what an encoded order means is a hit too.",
  ],
  prepare: (options) => {
    const longest = optionReader(OPTIONS, options).number("longest-run");
    return {
      judge: ({ text }) => {
        const found = [
          ...invisibleTexts(text),
          ...encodedTexts(text),
          ...disguisedLetters(text),
          ...unreadableRuns(text, longest),
        ];
        const [first] = found;
        if (!first) return pass();
        return hit(
          first.rule,
          found.map(({ rule, start, end }) => ({ start, end, kind: rule })),
        );
      },
    };
  },
};
