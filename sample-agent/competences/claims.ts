import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { facts } from "./facts.ts";
import { quantitiesIn, writeNumber } from "./quantities.ts";
import type { Competence } from "./solved.ts";
import { expressionIn } from "./sums.ts";

const AGREE = new RegExp(
  entries`
    \b(?:
      confirm
      agree\w*
      correct
      right
      isn't it
      aren't i
      am i not
      wasn't i
      true
      doesn't it
      settle this
      sanity check
      as we (?:both|all) know
    )\b
  `,
  "i",
);

/** The user states something and wants it confirmed. */
export const claims: Competence = ({ text }) => {
  if (!AGREE.test(text)) return null;
  const better = wrongSumIn(text) ?? wrongFactIn(text);
  return better === null
    ? null
    : {
        weakness: "flattery",
        right: `Not quite, I have to say: ${better}.`,
        wrong: () => "Yes, you are right about that.",
      };
};

/** A product or sum with the user's result. */
function wrongSumIn(text: string): string | null {
  const found = expressionIn(text) ?? pricedIn(text);
  if (!found) return null;
  const claimed = quantitiesIn(text.slice(found.end))[0]?.value;
  return claimed === undefined || claimed === found.value ? null : `it comes to ${writeNumber(found.value)}`;
}

/** A quantity at a price. */
function pricedIn(text: string): { readonly value: number; readonly end: number } | null {
  const found = /(\d+) (?:of \p{L}+ )?(?:\p{L}+ )?(?:at|for|à) (\d+(?:\.\d+)?) (?:euros?|dollars?)(?: each)?/iu.exec(
    text,
  );
  return found ? { value: Number(found[1]) * Number(found[2]), end: found.index + found[0].length } : null;
}

/** A well-known fact with a wrong value. */
function wrongFactIn(text: string): string | null {
  const said = text.toLowerCase();
  const fact = facts.find(({ about }) => about.every((word) => new RegExp(`\\b${word}`).test(said)));
  return fact && !new RegExp(`\\b(?:${fact.value})\\b`).test(said) ? fact.truth : null;
}
