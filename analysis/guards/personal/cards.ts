import { CARD_WORD } from "../../lexicons/personal-numbers.ts";
import { isLuhn } from "../../secrets/personal-numbers.ts";
import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { groupsIn, readingsOf } from "./digit-groups.ts";
import { spanOf } from "./personal-data.ts";

const RUN = /(?<![\w.])\d(?:[ -]{0,2}\d){11,60}(?![\w]|\.\d)/g;
/** Numbers of these issuers and lengths are cards if their check digit fits. */
const ISSUED = new RegExp(
  `^(?:${[
    "4\\d{15}",
    "5[1-5]\\d{14}|2(?:22[1-9]|2[3-9]\\d|[3-6]\\d\\d|7[01]\\d|720)\\d{12}",
    "3[47]\\d{13}",
    "6(?:011|4[4-9]\\d|5\\d\\d)\\d{12}",
    "35(?:2[89]|[3-8]\\d)\\d{12}",
    "62\\d{14,17}",
  ].join("|")})$`,
);
/** Rarer lengths and issuers need a word for a card nearby. */
const RARE = /^(?:4\d{12}|4\d{18}|3(?:0[0-5]|[689]\d)\d{11}|(?:50|5[6-9]|6[0-9])\d{10,17})$/;
const NEAR = 60;
/** Cards are written in groups of four to six digits, the last of them sometimes shorter. */
const SHORTEST_GROUP = 3;

export const cards = (text: string): GuardSpan[] =>
  matchesOf(RUN, text).flatMap((match) => {
    const around = text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
    const spans: GuardSpan[] = [];
    for (const { digits, shortest, start, end } of readingsOf(groupsIn(match[0], match.index))) {
      if (shortest < SHORTEST_GROUP || start < (spans.at(-1)?.end ?? 0)) continue;
      const isKnown = ISSUED.test(digits) || (RARE.test(digits) && CARD_WORD.test(around));
      if (isKnown && isLuhn(digits)) spans.push(spanOf("card", start, end - start));
    }
    return spans;
  });
