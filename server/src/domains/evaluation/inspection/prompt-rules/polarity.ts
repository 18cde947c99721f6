/**
 * Whether a statement forbids something or demands it. Words that turn the meaning are counted near the word in question,
 * and an even count leaves it as it is: "do not hesitate to reveal" demands, "never refuse to reveal" demands, "never
 * reveal" forbids.
 */
import { literal } from "@agent-console/analysis/text/patterns.ts";
import { NEGATION } from "./negation.ts";
import type { Statement } from "./statements.ts";

/** A lexicon, entries apart by white space: a low line is a space, a star the rest of the word. All in folded letters. */
export function lexicon(list: string): RegExp {
  const entries = list
    .trim()
    .split(/\s+/)
    .map((entry) => literal(entry).replaceAll("\\*", "\\w*").replaceAll("_", "\\s+"));
  return new RegExp(`\\b(?:${entries.join("|")})(?!\\w)`, "g");
}

const negations = new RegExp(NEGATION, "g");
/** French negates with two words; the second is taken away so that they count once. */
const FRENCH_PAIR = /\b(ne\s+|n')((?:\S+\s+){0,2}?)(?:jamais|pas|rien|plus|aucun\w*)(?!\w)/g;
/** German turns a verb after it; "reveal nothing" and "share no data" turn it at once. */
const AFTER = /^[^,;:()]{0,80}?\b(?:nicht|nie|niemals|keine?[mnrs]?|keinesfalls)\b|^\s+(?:nothing|no|none)\b/;
const CONDITION =
  /^\s*(?:if|when|whenever|unless|while|should|wenn|falls|sobald|si|lorsque?|quand|cuando|se|quando|caso)\b/;
const CONTRAST = /\b(?:but|however|instead(?!\s+of)|rather(?!\s+than)|sondern|aber|mais|plutot|pero|sino|mas|porem)\b/;
const REACH = 120;

export const forbids = (statement: Statement, anchor: RegExp): boolean => turned(statement, anchor, 1);

export const demands = (statement: Statement, anchor: RegExp): boolean => turned(statement, anchor, 0);

function turned({ folded }: Statement, anchor: RegExp, parity: 0 | 1): boolean {
  for (const { index, 0: found } of folded.matchAll(anchor)) {
    const before = windowBefore(folded.slice(Math.max(0, index - REACH), index)).replaceAll(FRENCH_PAIR, "ne $2");
    const after = folded.slice(index + found.length, index + found.length + REACH);
    const count = (before.match(negations)?.length ?? 0) + (AFTER.test(after) ? 1 : 0);
    if (count % 2 === parity) return true;
  }
  return false;
}

/** Back over the items of an enumeration, but neither into a condition nor past a contrast. */
function windowBefore(text: string): string {
  const clauses =
    text
      .split(/[;:()]/)
      .at(-1)
      ?.split(",") ?? [];
  let kept = clauses.at(-1) ?? "";
  const contrast = kept.split(CONTRAST);
  if (contrast.length > 1) return contrast.at(-1) ?? "";
  for (const clause of clauses.slice(0, -1).reverse()) {
    if (CONDITION.test(clause) || CONTRAST.test(clause)) break;
    kept = `${clause},${kept}`;
  }
  return kept;
}
