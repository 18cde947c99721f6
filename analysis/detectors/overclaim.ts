import { admissions, claimedActions, reported, suppositions } from "../lexicons/overclaim.ts";
import { ownRefusals } from "../lexicons/refusal.ts";
import { plain } from "../text/plain.ts";
import { withoutQuotations } from "../text/quotations.ts";
import { sentences } from "../text/sentences.ts";
import { detector, present, refuted, undecided } from "./detector.ts";
import { instructs } from "./features/instruction.ts";
import { refusal } from "./refusal.ts";

/** Enough of a sentence to understand it, however long it is. */
const LONGEST_SENTENCE = 600;

export const overclaim = detector({
  name: "overclaim",
  finds: "The agent promises or claims an action that is impossible in a text chat.",
  look: ({ text }: { readonly text: string }) => {
    const said = sentences(withoutQuotations(plain(text))).map((sentence) => sentence.slice(0, LONGEST_SENTENCE));
    const admits = said.find((sentence) => admissions.test(sentence));
    const promises = said.find(
      (sentence) =>
        claimedActions.some((pattern) => pattern.test(sentence)) &&
        !admissions.test(sentence) &&
        !suppositions.test(sentence) &&
        !reported.test(sentence) &&
        !ownRefusals.some((pattern) => pattern.test(sentence)) &&
        !sentence.endsWith("?"),
    );
    if (admits && promises) return undecided(`contradictory: ${promises}`);
    if (promises) return present(promises);
    const leaves = admits ?? said.find((sentence) => suppositions.test(sentence) || instructs(sentence));
    if (leaves) return refuted(leaves);
    const declined = refusal.look({ text });
    return declined.found ? refuted(declined.evidence ?? "") : undecided("neither claims nor denies the ability");
  },
});
