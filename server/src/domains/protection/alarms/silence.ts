import type { AlarmLimits } from "./limits.ts";

/** Requests of ten minutes. */
export interface TrafficSlot {
  /** When the ten minutes began, in seconds. */
  readonly at: number;
  readonly requests: number;
}

export interface Heard {
  /** When the last request was judged, in seconds. */
  readonly lastAt: number;
  /** The longest silence that people declared as usual. */
  readonly heartbeat: number | null;
  /** Up to two weeks before that, without the time after it. */
  readonly slots: readonly TrafficSlot[];
}

export const SLOT_SECONDS = 600;
const WEEK = 7 * 86_400;
const SLOTS_A_WEEK = WEEK / SLOT_SECONDS;
const SLOTS_A_DAY = SLOTS_A_WEEK / 7;
const SLOTS_AN_HOUR = SLOTS_A_DAY / 24;
/** Whatever the traffic was, a silence of two weeks is one. */
const LONGEST = 2 * WEEK;

/**
 * When silence becomes an alarm: once so many requests are missing as six usual gaps would have brought, but not before the
 * least silence. What is usual comes from the same hours of the weeks before, so an agent that rests at night and on
 * weekends raises nothing then; of a rare agent, from the same day. In its first week an agent is compared with its average.
 */
export function silentFrom({ lastAt, heartbeat, slots }: Heard, limits: AlarmLimits): number {
  if (heartbeat !== null) return lastAt + heartbeat;
  const earliest = lastAt + limits.leastSilence;
  const usual = usualOf(slots, lastAt);
  let [missed, at] = [0, lastAt];
  while (at < lastAt + LONGEST) {
    const end = Math.min((Math.floor(at / SLOT_SECONDS) + 1) * SLOT_SECONDS, lastAt + LONGEST);
    const rate = usual(at);
    const inSlot = rate * (end - at);
    if (missed + inSlot >= limits.missedRequests) {
      return Math.max(earliest, Math.ceil(at + (limits.missedRequests - missed) / rate));
    }
    missed += inSlot;
    at = end;
  }
  return Math.max(earliest, lastAt + LONGEST);
}

/** Requests a second that are usual at a time. */
function usualOf(slots: readonly TrafficSlot[], lastAt: number): (at: number) => number {
  const past = slots.filter(({ at }) => at <= lastAt && at > lastAt - LONGEST);
  const first = Math.min(...past.map(({ at }) => at));
  const seen = Math.max(SLOT_SECONDS, lastAt - first);
  const total = past.reduce((sum, { requests }) => sum + requests, 0);
  if (past.length === 0 || seen < WEEK) return () => total / seen;
  const weeks = Math.max(1, Math.round(seen / WEEK));
  const profile = new Float64Array(SLOTS_A_WEEK);
  for (const { at, requests } of past) {
    const slot = slotOf(at);
    profile[slot] = (profile[slot] ?? 0) + requests / weeks;
  }
  const sums = [0];
  for (const requests of [...profile, ...profile, ...profile]) sums.push((sums.at(-1) ?? 0) + requests);
  const between = (from: number, to: number): number => (sums[to] ?? 0) - (sums[from] ?? 0);
  const width = Math.min(SLOTS_A_DAY, Math.max(SLOTS_AN_HOUR, Math.ceil((6 * SLOTS_A_WEEK * weeks) / total)));
  // The quieter of the hours before and after: an agent that rests from six o'clock on may have stopped a little earlier.
  return (at) => {
    const slot = SLOTS_A_WEEK + slotOf(at);
    return Math.min(between(slot - width, slot), between(slot, slot + width)) / (width * SLOT_SECONDS);
  };
}

const slotOf = (at: number): number => Math.floor((at % WEEK) / SLOT_SECONDS);
