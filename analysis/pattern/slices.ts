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
 * `findAll` with pauses: yields how far it has read after each slice, and returns the hits. A program that does something
 * else between two slices is held for some milliseconds at most, even by a text that was made to be slow.
 *
 * ```ts
 * const slices = findInSlices(set, text);
 * for (let step = slices.next(); ; step = slices.next()) {
 *   if (step.done) return step.value;
 *   await setImmediate();
 * }
 * ```
 */
export function* findInSlices(set: PatternSet, text: string): Generator<number, Found[]> {
  const scan = createScan(set);
  const found: Found[] = [];
  let piece = SMALLEST_PIECE;
  let [sliceStart, sliceWork] = [0, 0];
  for (let at = 0; at < text.length; ) {
    const before = scan.work;
    const end = Math.min(at + piece, sliceStart + SLICE, text.length);
    scan.push(text.slice(at, end));
    // Now and not at the end, where there may be a million to put in order.
    for (const hit of scan.take()) found.push(hit);
    at = end;
    const work = scan.work - before;
    // Pieces grow while they are cheap: the cost of the next one is known only by the last.
    if (work > WORK / 8) piece = Math.max(SMALLEST_PIECE, piece >> 1);
    else piece = Math.min(LARGEST_PIECE, piece * 2);
    if (at < text.length && (at - sliceStart >= SLICE || scan.work - sliceWork >= WORK)) {
      yield at;
      [sliceStart, sliceWork] = [at, scan.work];
    }
  }
  scan.end();
  for (const hit of scan.take()) found.push(hit);
  return found;
}
