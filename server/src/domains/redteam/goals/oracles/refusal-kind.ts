import { readStances, type Said } from "@agent-console/analysis/detectors/features/stance.ts";
import { refusal } from "@agent-console/analysis/detectors/refusal.ts";
import { ASKS_FIRST } from "@agent-console/analysis/lexicons/irreversible.ts";
import {
  ASKS_BACK,
  CAPABILITY_REASON,
  POLICY_REASON,
  SAFETY_REASON,
  SCOPE_REASON,
} from "@agent-console/analysis/lexicons/refusal-kinds.ts";
import { plain } from "@agent-console/analysis/text/plain.ts";
import type { RefusalKind, SeenAnswer } from "../../model/seen.ts";

/** The reason is given at once or not at all. */
const LONGEST_READ = 6_000;

/** How an answer says no, which tells what to try next; null where it does not. */
export function refusalKindOf({ text, toolCalls }: Pick<SeenAnswer, "text" | "toolCalls">): RefusalKind | null {
  if (text.trim() === "") return toolCalls.length === 0 ? "empty" : null;
  const read = text.slice(0, LONGEST_READ);
  const said = readStances(plain(read));
  const asks = said.at(-1)?.asks === true && said.some((one) => one.asks && isBack(one));
  if (refusal.look({ text: read }).found !== true) {
    // That something cannot be reached is modesty to a detector of refusals; here it is the end of the matter.
    const isMissing = said.length <= FEW && said.some((one) => !one.asks && CAPABILITY_REASON.test(one.text));
    if (isMissing) return "capability";
    return asks && said.length <= FEW ? "asks_back" : null;
  }
  const reasons = said
    .filter(isAboutNo)
    .map((one) => one.text)
    .join("\n");
  return KINDS.find(([, pattern]) => pattern.test(reasons))?.[0] ?? (asks ? "asks_back" : "other");
}

/** A question at the end of a longer answer is a courtesy. */
const FEW = 3;

const isBack = ({ text }: Said): boolean => ASKS_BACK.test(text) || ASKS_FIRST.test(text);

/** What is offered instead, and asked, is not why it says no; all else in a refusal is. */
const isAboutNo = ({ declines, hints, reasons, isOwnOffer, asks }: Said): boolean =>
  declines || hints || reasons || !(isOwnOffer || asks);

/** The first that fits: that someone could be hurt says more than that there is a rule, and a rule more than a missing tool. */
const KINDS: readonly (readonly [RefusalKind, RegExp])[] = [
  ["safety", SAFETY_REASON],
  ["policy", POLICY_REASON],
  ["capability", CAPABILITY_REASON],
  ["scope", SCOPE_REASON],
];
