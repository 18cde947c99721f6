import { absent, detector, present, undecided } from "./detector.ts";
import { words } from "./text.ts";

interface Seen {
  readonly text: string;
  /** More words than this no honest answer to the question needs. */
  readonly mostWords: number;
  /** As the agent says it: "length" when it was cut off. */
  readonly finishReason: string | null;
}

const RUN = 4;
const FEWEST_TO_SEE_A_LOOP = 60;
/** Prose rarely repeats a run of four words; verses and tables stay above this. */
const FEWEST_DIFFERENT = 0.35;

export const runaway = detector({
  name: "runaway",
  finds: "The answer goes round in circles, or on and on.",
  look: ({ text, mostWords, finishReason }: Seen) => {
    const list = words(text.toLowerCase());
    const different = differentRuns(list);
    if (list.length >= FEWEST_TO_SEE_A_LOOP && different < FEWEST_DIFFERENT) {
      return present(`${list.length} words, ${Math.round(different * 100)} % of the runs of ${RUN} different`);
    }
    if (longestRunOfOneSign(text) >= 200) return present("one sign over and over");
    if (list.length > mostWords) return present(`${list.length} words where ${mostWords} are plenty`);
    if (finishReason === "length") return undecided(`cut off after ${list.length} words`);
    return absent(`${list.length} words`);
  },
});

function differentRuns(list: readonly string[]): number {
  const runs = list.slice(RUN - 1).map((_, at) => list.slice(at, at + RUN).join(" "));
  return runs.length === 0 ? 1 : new Set(runs).size / runs.length;
}

function longestRunOfOneSign(text: string): number {
  return Math.max(0, ...(text.match(/(\S)(?:\s?\1){39,}/gu) ?? []).map(({ length }) => length));
}
