import type { FoundLog } from "../sources.ts";

/** The most lines of one nanosecond that an answer has. */
export const MOST_OF_ONE_INSTANT = 5000;
/** The most that an answer has, in characters of lines and labels. */
const MOST_LENGTH = 8_000_000;

/**
 * The lines of one answer, which ends between two nanoseconds: the next one begins at a time, and a time can't say how many
 * of its lines were answered already. So lines of one nanosecond stay together, also beyond the limit. Of more than 5,000
 * lines of one nanosecond the rest is left out; a narrower query finds them.
 */
export class FoundLines {
  readonly #limit: number;
  readonly #isForward: boolean;
  #entries: FoundLog[] = [];
  /** The nanosecond that is being read, and how many lines of it were kept. */
  #instant: bigint | null = null;
  #kept = 0;
  #length = 0;
  /** Lines of an earlier instant, or a stretch of time without lines, were read to the end. */
  #hasProgress = false;

  constructor(limit: number, direction: "forward" | "backward") {
    this.#limit = limit;
    this.#isForward = direction === "forward";
  }

  get entries(): readonly FoundLog[] {
    return this.#entries;
  }

  /** Is told of each line that is read. False: the answer is full, and ends before this line. */
  reads(atNs: bigint): boolean {
    if (atNs === this.#instant) return this.#kept < MOST_OF_ONE_INSTANT && this.#length < 2 * MOST_LENGTH;
    if (this.#entries.length >= this.#limit || this.#length >= MOST_LENGTH) return false;
    if (this.#instant !== null) this.#hasProgress = true;
    this.#instant = atNs;
    this.#kept = 0;
    return true;
  }

  keep(entry: FoundLog): void {
    this.#entries.push(entry);
    this.#kept++;
    this.#length += entry.line.length;
    for (const value of Object.values(entry.labels)) this.#length += value.length;
  }

  /** Everything up to here was read. */
  passed(): void {
    this.#hasProgress = true;
    this.#instant = null;
    this.#kept = 0;
  }

  /** Where to go on after the answer was full: past the nanosecond that was read last. */
  afterFull(): bigint {
    return this.#past(this.#instant ?? 0n);
  }

  /** Where to go on after the work was bounded. The nanosecond that was not read to its end comes again, unless it is all there was. */
  afterStop(boundary: bigint): bigint {
    const instant = this.#instant;
    if (instant === null) return boundary;
    if (!this.#hasProgress) return this.#past(instant);
    this.#entries = this.#entries.slice(0, this.#entries.length - this.#kept);
    return this.#isForward ? instant : instant + 1n;
  }

  #past(instant: bigint): bigint {
    return this.#isForward ? instant + 1n : instant;
  }
}
