import { setTimeout as pause } from "node:timers/promises";
import { commentText, eventText } from "./write-events.ts";

export interface Progress {
  /** JSON. */
  readonly data: string;
  readonly isLast: boolean;
}

export interface Watching {
  /** Null if there is nothing left to watch. */
  readonly read: () => Promise<Progress | null>;
  readonly now: () => number;
  /** The reader left or lost permission, or the console stops. */
  readonly signal: AbortSignal;
  readonly rules?: EventRules;
}

export interface EventRules {
  readonly everyMs: number;
  readonly heartbeatMs: number;
  /** Connections that break unnoticed don't stay forever. A reader that is still there reconnects. */
  readonly longestMs: number;
}

const eventRules: EventRules = { everyMs: 1000, heartbeatMs: 15_000, longestMs: 15 * 60_000 };

/** The progress of a job as server-sent events: one immediately, one for each change, the last one when it ends. */
export async function* progressEvents({ read, now, signal, rules = eventRules }: Watching): AsyncGenerator<string> {
  const began = now();
  let sent = "";
  let sentAt = began;
  while (!signal.aborted && now() - began < rules.longestMs) {
    const progress = await read();
    if (!progress) return yield eventText("deleted", "{}");
    if (progress.data !== sent) {
      [sent, sentAt] = [progress.data, now()];
      yield eventText("progress", sent);
    } else if (now() - sentAt >= rules.heartbeatMs) {
      sentAt = now();
      yield commentText("still here");
    }
    if (progress.isLast) return;
    await pause(rules.everyMs, undefined, { signal }).catch(() => {});
  }
}
