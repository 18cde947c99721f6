import type { PatternSet } from "./compile.ts";
import type { Found } from "./hits.ts";
import { createScan } from "./scan.ts";

/** The most that is read between two pauses, in UTF-16 units. */
export const SLICE = 16_384;
/** The most places of patterns that are visited between two pauses, which takes a few milliseconds. */
const WORK = 20_000;
const SMALLEST_PIECE = 16;
const LARGEST_PIECE = 4_096;

/**
 * `findAll` with pauses: yields the hits of one slice after the other. A program that does something else between two
 * slices is held for some milliseconds at most, even by a text that was made to be slow.
 *
 * ```ts
 * for (const hits of findInSlices(set, text)) {
 *   found.push(...hits);
 *   await setImmediate();
 * }
 * ```
 */
export function* findInSlices(set: PatternSet, text: string): Generator<readonly Found[], void> {
  const scan = createScan(set);
  let piece = SMALLEST_PIECE;
  let [sliceStart, sliceWork] = [0, 0];
  for (let at = 0; at < text.length; ) {
    const before = scan.work;
    const end = Math.min(at + piece, sliceStart + SLICE, text.length);
    scan.push(text.slice(at, end));
    at = end;
    const work = scan.work - before;
    // Pieces grow while they are cheap: the cost of the next one is known only by the last.
    if (work > WORK / 8) piece = Math.max(SMALLEST_PIECE, piece >> 1);
    else piece = Math.min(LARGEST_PIECE, piece * 2);
    if (at < text.length && (at - sliceStart >= SLICE || scan.work - sliceWork >= WORK)) {
      yield scan.take();
      [sliceStart, sliceWork] = [at, scan.work];
    }
  }
  scan.end();
  yield scan.take();
}
