import { LaneText } from "@agent-console/analysis/guards/stream/lane-text.ts";
import type { OpenLanes } from "./lanes.ts";
import { type GuardVerdict, refusedFor } from "./verdict.ts";

/** A response that comes in pieces, judged on its way. */
export interface GuardedText extends AsyncIterable<string> {
  /** Settles when the text is over or must not go on. */
  readonly verdict: Promise<GuardVerdict>;
}

/** Passes on what may leave. It ends early if the rest must not go on: then the verdict says what to show instead. */
export function guardedText(
  parts: AsyncIterable<string> | Iterable<string>,
  open: () => Promise<OpenLanes>,
): GuardedText {
  const { promise: verdict, resolve } = Promise.withResolvers<GuardVerdict>();
  async function* pieces(): AsyncGenerator<string> {
    let lanes: OpenLanes;
    try {
      lanes = await open();
    } catch (error) {
      resolve(refusedFor(error));
      return;
    }
    const text = new LaneText("", "output", lanes.lane("output"));
    const left = (): string => {
      const before = text.sent.length;
      text.take(text.released);
      return text.sent.slice(before);
    };
    try {
      for await (const part of parts) {
        await text.push(part);
        const leaving = left();
        if (leaving !== "") yield leaving;
        if (text.stop) return;
      }
      await text.end();
      const leaving = left();
      if (leaving !== "") yield leaving;
    } finally {
      if (!text.isOver && !text.stop) await text.end();
      resolve(lanes.verdictOf(await text.lane.decided, text));
    }
  }
  return { verdict, [Symbol.asyncIterator]: pieces };
}
