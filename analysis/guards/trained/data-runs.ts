import { isEnglish } from "./coverage.ts";

/** A run without a space that is longer than any word: pictures and keys are written so. */
const RUN = /[a-z0-9+/=_-]{48,}/g;
const PIECE = /[a-z0-9]+/g;
/** No word has so many letters, and none with digits in it so many. */
const [LONGEST_WORD, LONGEST_WITH_DIGITS] = [24, 15];
/** So much of a run has to be no word. */
const LEAST_SHARE = 0.6;
/** Single letters come about by chance. */
const SHORTEST_WORD = 2;

const isNoWord = (piece: string): boolean =>
  piece.length > LONGEST_WORD || (piece.length > LONGEST_WITH_DIGITS && /[0-9]/.test(piece));

/**
 * A text in its bare form with the letters of encoded data blanked, at the same places. A picture of ten kilobytes would otherwise be
 * read as hundreds of rare words in a row. What the data says is read decoded. English words in it stay: nobody hides behind them.
 */
export function withoutData(text: string): string {
  return text.replaceAll(RUN, (run) => {
    const noise = (run.match(PIECE) ?? []).reduce((sum, piece) => sum + (isNoWord(piece) ? piece.length : 0), 0);
    if (noise < run.length * LEAST_SHARE) return run;
    return run.replaceAll(/[a-z0-9]+|[^a-z0-9]+/g, (piece) =>
      piece.length >= SHORTEST_WORD && piece.length <= LONGEST_WORD && isEnglish(piece)
        ? piece
        : " ".repeat(piece.length),
    );
  });
}
