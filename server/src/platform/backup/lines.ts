import { createHash } from "node:crypto";

const LINE_END = 0x0a;

/**
 * Complete lines, each with its line end, in batches as they arrive. Memory holds one chunk of the source and one line.
 * Text after the last line end is returned as a line without one.
 */
export async function* wholeLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let begun: Buffer[] = [];
  for await (const piece of source) {
    const lines: Buffer[] = [];
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, from)) {
      const line = piece.subarray(from, end + 1);
      lines.push(begun.length === 0 ? line : Buffer.concat([...begun, line]));
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (begun.length > 0) yield [Buffer.concat(begun)];
}

/** Lines on demand, and the hash of all lines returned. */
export interface LineReader {
  /** Undefined at the end. */
  next(): Promise<Buffer | undefined>;
  /** The lines before this one, in batches. The line itself is consumed. */
  until(line: Buffer): AsyncGenerator<Buffer[]>;
  sha256(): string;
}

export function readLines(source: AsyncIterable<Buffer>): LineReader {
  const batches = wholeLines(source);
  const hash = createHash("sha256");
  let batch: Buffer[] = [];
  let at = 0;

  /** False if there is nothing more. */
  async function filled(): Promise<boolean> {
    if (at < batch.length) return true;
    const next = await batches.next();
    [batch, at] = [next.done ? [] : next.value, 0];
    return batch.length > 0;
  }

  function take(count: number): Buffer[] {
    const taken = batch.slice(at, at + count);
    at += count;
    for (const line of taken) hash.update(line);
    return taken;
  }

  return {
    next: async () => ((await filled()) ? take(1)[0] : undefined),
    async *until(line) {
      while (await filled()) {
        const found = batch.findIndex((candidate, index) => index >= at && candidate.equals(line));
        const lines = take((found === -1 ? batch.length : found) - at);
        if (lines.length > 0) yield lines;
        if (found !== -1) return void take(1);
      }
    },
    sha256: () => hash.copy().digest("hex"),
  };
}
