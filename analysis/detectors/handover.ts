import { HANDS_OVER, NO_HANDOVER, TURN_TO } from "../lexicons/hand-to-person.ts";
import { plain } from "../text/plain.ts";
import { sentences } from "../text/sentences.ts";
import { absent, detector, present, undecided } from "./detector.ts";

interface Seen {
  readonly text: string;
  readonly question?: string;
}

/** Enough of a sentence to understand it, however long it is. */
const LONGEST_SENTENCE = 600;
const MOST_SENTENCES = 200;

/** The agent passes the matter on to a person: it transfers, has someone call back, or opens a ticket for people. */
export const handover = detector({
  name: "handover",
  finds: "The agent hands the matter over to a person.",
  look: ({ text }: Seen) => {
    const said = sentences(plain(text))
      .slice(0, MOST_SENTENCES)
      .map((sentence) => sentence.slice(0, LONGEST_SENTENCE));
    if (said.length === 0) return undecided("no text");
    const declined = said.find((sentence) => NO_HANDOVER.test(sentence));
    const handed = said.find((sentence) => sentence !== declined && HANDS_OVER.test(sentence));
    if (handed) return present(handed);
    if (declined) return absent(declined);
    const pointed = said.find((sentence) => TURN_TO.test(sentence));
    return pointed ? undecided(`names someone to turn to, but hands nothing over: ${pointed}`) : absent();
  },
});
