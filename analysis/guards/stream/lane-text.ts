import type { Channel } from "../guard.ts";
import { TailText } from "../pass/tail-text.ts";
import type { Lane, LaneChange, LaneStep, LaneStop } from "./lane.ts";

/** One text of a stream: what came of it, how much may leave, and what left. */
export class LaneText {
  readonly id: string;
  readonly channel: Channel;
  readonly lane: Lane;
  /** As it came. */
  given = "";
  released = 0;
  stop: LaneStop | null = null;
  isOver = false;
  #changes: LaneChange[] = [];
  /** What came and did not leave. Taking parts of all that came would copy all of it for each part. */
  readonly #tail = new TailText();
  /** How much of the text as it came has left. */
  #left = 0;
  /** What left, once it differs from what came. */
  #changed: string | null = null;
  #waiting: Promise<void> | null = null;

  constructor(id: string, channel: Channel, lane: Lane) {
    this.id = id;
    this.channel = channel;
    this.lane = lane;
  }

  get length(): number {
    return this.given.length;
  }

  /** As it left. */
  get sent(): string {
    return this.#changed ?? this.given.slice(0, this.#left);
  }

  push(text: string): void | Promise<void> {
    if (this.isOver) throw new RangeError("the text was over");
    this.given += text;
    this.#tail.push(text);
    if (this.#waiting) return this.#wait(this.#waiting.then(() => this.lane.push(text)));
    return this.#next(this.lane.push(text));
  }

  /** Whether text that comes next is certain to be left alone. */
  isQuiet(text: string): boolean {
    return !this.isOver && !this.stop && !this.#waiting && (this.lane.isQuiet?.(text) ?? false);
  }

  end(): void | Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    if (this.#waiting) return this.#wait(this.#waiting.then(() => this.lane.end()));
    return this.#next(this.lane.end());
  }

  /** What leaves of the part up to a position; parts leave in order. Null if it is as it came. */
  take(end: number): string | null {
    const [start, changes] = [this.#left, this.#changes];
    this.#left = Math.max(start, end);
    const [first] = changes;
    const changed = !first || first.start >= end ? null : this.#withChanges(start, end);
    if (this.#changed !== null) this.#changed += changed ?? this.#tail.slice(start, end);
    else if (changed !== null) this.#changed = this.given.slice(0, start) + changed;
    this.#tail.forget(end);
    return changed;
  }

  #withChanges(start: number, end: number): string {
    const [tail, changes] = [this.#tail, this.#changes];
    let [out, at, done] = ["", start, 0];
    for (const change of changes) {
      if (change.start >= end) break;
      // One that began in an earlier part has left there.
      if (change.start >= start) out += tail.slice(at, change.start) + change.text;
      at = Math.max(at, Math.min(change.end, end));
      if (change.end <= end) done++;
    }
    changes.splice(0, done);
    return out + tail.slice(at, end);
  }

  /** Texts of a lane are judged one after another. */
  #next(step: LaneStep | Promise<LaneStep>): void | Promise<void> {
    if (step instanceof Promise) return this.#wait(step);
    this.#take(step);
  }

  #wait(step: Promise<LaneStep>): Promise<void> {
    const waiting = step.then(
      (taken) => this.#take(taken),
      () => this.#take({ released: this.released, changes: [], stop: FAILED }),
    );
    this.#waiting = waiting;
    return waiting;
  }

  #take({ released, changes, stop }: LaneStep): void {
    if (this.stop) return;
    this.released = released;
    if (changes.length > 0) this.#changes.push(...changes);
    this.stop = stop;
  }
}

const FAILED: LaneStop = { kind: "refuse", guard: "", rule: null };
