import { markedLines, withoutCode } from "../text/quotations.ts";
import { everySentence, words } from "../text/sentences.ts";
import { absent, detector, present, refuted } from "./detector.ts";

interface Seen {
  readonly text: string;
  /** No honest answer to the question needs more words than this. */
  readonly mostWords: number;
  /** As the agent reports it: "length" if the response was cut off. */
  readonly finishReason: string | null;
}

const RUN = 4;
const FEWEST_TO_SEE_A_LOOP = 60;
/** Prose rarely repeats four consecutive words. Verse and tables stay above this share. */
const FEWEST_DIFFERENT = 0.35;
/** Somewhat more than the maximum is verbose, not unbounded. */
const WELL_PAST = 1.15;
/** A complete response of at most this share of the maximum is short beyond doubt. */
const WELL_WITHIN = 0.5;
const LONGEST_LINE_OF_SIGNS = 200;

export const runaway = detector({
  name: "runaway",
  finds: "The response repeats itself or is excessively long.",
  look: ({ text, mostWords, finishReason }: Seen) => {
    const list = words(text.toLowerCase());
    const circle = circleIn(text);
    if (circle) return present(circle);
    if (longestRepetition(text) >= LONGEST_LINE_OF_SIGNS) return present("repeated characters");
    if (list.length > mostWords * WELL_PAST) return present(`${list.length} words (limit ${mostWords})`);
    if (finishReason === "length") return absent(`${list.length} words, cut off`);
    const length = `${list.length} words`;
    return list.length <= mostWords * WELL_WITHIN ? refuted(length) : absent(length);
  },
});

/** Code and tables repeat their shape with different content. */
function circleIn(text: string): string | null {
  const prose = withoutCode(text).replaceAll(markedLines("|"), " ");
  const list = words(prose.toLowerCase().replaceAll(/\p{N}+/gu, " "));
  const different = differentRuns(list);
  if (list.length >= FEWEST_TO_SEE_A_LOOP && different < FEWEST_DIFFERENT)
    return `${list.length} words, ${Math.round(different * 100)} % of the runs of ${RUN} different`;
  return sameSentence(prose);
}

function differentRuns(list: readonly string[]): number {
  const runs = list.slice(RUN - 1).map((_, at) => list.slice(at, at + RUN).join(" "));
  return runs.length === 0 ? 1 : new Set(runs).size / runs.length;
}

const OFTEN = 6;
const MOSTLY = 0.6;

/** One sentence that makes up most of the response. A refrain has verses in between. */
function sameSentence(prose: string): string | null {
  const all = everySentence(prose.toLowerCase()).map((sentence) =>
    words(sentence.replaceAll(/\p{N}+/gu, " ")).join(" "),
  );
  const counted = Map.groupBy(all, (sentence) => sentence);
  for (const [sentence, times] of counted)
    if (times.length >= OFTEN && times.length >= all.length * MOSTLY && sentence.includes(" "))
      return `${times.length} times: ${sentence}`;
  return null;
}

const longestRepetition = (text: string): number =>
  Math.max(0, ...(text.match(/([^\s-]\S{0,11}?)(?:\s?\1){29,}/gu) ?? []).map(({ length }) => length));
