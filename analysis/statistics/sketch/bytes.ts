import { BIN_COUNT } from "./bins.ts";

/** Of the layout: 1, how many zeros, then for each bin the distance from the one before and its count, all as varints. */
const LAYOUT = 1;

export function writeSketch(zeros: number, bins: Iterable<readonly [bin: number, count: number]>): Uint8Array {
  const bytes: number[] = [LAYOUT];
  const put = (value: number): void => {
    let rest = value;
    // Not by shifting bits: counts may be larger than 32 bits.
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  put(zeros);
  let before = -1;
  for (const [bin, count] of bins) {
    put(bin - before);
    put(count);
    before = bin;
  }
  return Uint8Array.from(bytes);
}

/** Calls `take` for each bin; -1 is zero. Throws if the bytes are no sketch. */
export function readSketch(bytes: Uint8Array, take: (bin: number, count: number) => void): void {
  let at = 1;
  const next = (): number => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined || scale > 2 ** 49) throw new RangeError("the sketch is cut off or damaged");
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  if (bytes[0] !== LAYOUT) throw new RangeError("the sketch has a layout that is not known");
  take(-1, next());
  for (let bin = -1; at < bytes.length; ) {
    bin += next();
    if (bin >= BIN_COUNT) throw new RangeError("the sketch has a bin that does not exist");
    take(bin, next());
  }
}
