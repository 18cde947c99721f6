import type { AlarmLimits } from "./limits.ts";

/** What guards stopped in ten minutes. */
export interface StoppedSlot {
  /** When the ten minutes began, in seconds. */
  readonly at: number;
  readonly requests: number;
  readonly stopped: number;
}

export interface AttackReading {
  readonly requests: number;
  readonly stopped: number;
  readonly share: number;
  /** The upper end of the band of the last seven days. */
  readonly usual: number;
}

/** With fewer requests, one that is stopped would be a large share. */
const LEAST_REQUESTS = 5;

/**
 * Whether the share that guards stopped in the last complete ten minutes is above the agent's own band of seven days: the
 * 99th percentile of such shares, and three standard errors above their mean. Null if not, or without a day of history.
 */
export function attackOf(slots: readonly StoppedSlot[], latest: number, limits: AlarmLimits): AttackReading | null {
  const current = slots.find(({ at }) => at === latest);
  const past = slots.filter(({ at }) => at < latest && at >= latest - 7 * 86_400);
  if (!current || past.length === 0) return null;
  const { requests, stopped } = current;
  const history = latest - Math.min(...past.map(({ at }) => at));
  if (stopped < limits.attack.leastStopped || history < limits.attack.leastHistory) return null;
  const share = stopped / requests;
  const usual = Math.max(percentile99(past), threeErrorsAbove(past, requests));
  return share > usual ? { requests, stopped, share, usual } : null;
}

function percentile99(past: readonly StoppedSlot[]): number {
  const shares = past
    .filter(({ requests }) => requests >= LEAST_REQUESTS)
    .map(({ requests, stopped }) => stopped / requests)
    .sort((one, other) => one - other);
  return shares[Math.ceil(shares.length * 0.99) - 1] ?? 0;
}

function threeErrorsAbove(past: readonly StoppedSlot[], requests: number): number {
  const total = past.reduce((sum, slot) => sum + slot.requests, 0);
  const mean = total === 0 ? 0 : past.reduce((sum, slot) => sum + slot.stopped, 0) / total;
  return mean + 3 * Math.sqrt((mean * (1 - mean)) / requests);
}
