import { handsNothingOver, handsOver } from "../lexicons/handing/hand-to-person.ts";
import { plain } from "../text/plain.ts";
import { withoutQuotations } from "../text/quotations.ts";
import { sentences } from "../text/sentences.ts";
import { absent, detector, present, refuted, undecided } from "./detector.ts";

interface Seen {
  readonly text: string;
  readonly question?: string;
}

/** Enough of a sentence to understand it, however long it is. */
const LONGEST_SENTENCE = 600;
const MOST_SENTENCES = 200;

const TURN = /[;:]\s|,? (?:so|but|aber|doch|deshalb|daher|mais|donc|alors|pero|así que|mas|então|por isso) /;

/** "I can't advise on tax, so I've booked you a call": what the first half denies, the second one may do. */
const clauses = (sentence: string): readonly string[] => sentence.split(TURN);

/** Sentence by sentence: one that denies it, or that tells what the rules are, hands nothing over. */
export const handover = detector({
  name: "handover",
  finds: "The agent hands the matter over to a person, or offers to.",
  look: ({ text }: Seen) => {
    const said = sentences(withoutQuotations(plain(text)))
      .slice(0, MOST_SENTENCES)
      .map((sentence) => sentence.slice(0, LONGEST_SENTENCE));
    if (plain(text).trim() === "") return undecided("no text");
    const handed = said.find((sentence) =>
      clauses(sentence).some((clause) => handsOver().test(clause) && !handsNothingOver().test(clause)),
    );
    if (handed) return present(handed);
    const denied = said.find((sentence) => handsOver().test(sentence));
    return denied ? refuted(denied) : absent();
  },
});
