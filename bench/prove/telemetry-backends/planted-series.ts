/** Samples every half minute. */
export const EVERY = 30;
const HOUR = 3600;

/** A series as its process counted: `events` are how many there were up to each sample since the one before. */
export interface PlantedSeries {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  /** By the time of the sample, in seconds. */
  readonly events: ReadonlyMap<number, number>;
  /** Samples that Prometheus has; others it missed. */
  readonly isSampled: (at: number) => boolean;
  /** When the process started again and counted from 0. */
  readonly resetAt?: number;
}

export interface Plan {
  readonly now: number;
  readonly random: () => number;
}

/** Hours before now at which a time range that is asked for begins, and minutes on both sides that are left free. */
const BORDERS = [
  [1, 10],
  [6, 10],
  [24, 30],
] as const;

/** When something may happen: what was counted in a time range must not depend on the second at which it is asked for. */
function mayHappen(now: number, at: number): boolean {
  const age = now - at;
  return age > 120 && BORDERS.every(([hours, minutes]) => Math.abs(age - hours * HOUR) >= minutes * 60);
}

export interface Life {
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Hours before now. */
  readonly from: number;
  readonly to?: number;
  /** Chance that a sample brings something. */
  readonly busy: number;
  /** Hours before now between which Prometheus was not there. */
  readonly gap?: readonly [number, number];
  readonly resetAt?: number;
}

export function live({ now, random }: Plan, life: Life): PlantedSeries {
  const { metric, labels, from, to = 0, busy, gap, resetAt } = life;
  const events = new Map<number, number>();
  const first = now - from * HOUR;
  for (let at = first; at <= now - to * HOUR; at += EVERY) {
    const happens = mayHappen(now, at) && random() < busy;
    events.set(at, happens ? 1 + Math.floor(random() * 5) : 0);
  }
  const missed = (at: number): boolean => gap !== undefined && at > now - gap[0] * HOUR && at < now - gap[1] * HOUR;
  const reset = resetAt === undefined ? {} : { resetAt: now - resetAt * HOUR };
  return { metric, labels, events, isSampled: (at) => !missed(at), ...reset };
}

/** What happened after `from`, up to and with `to`, as far as samples show it. */
export function countEvents({ events, isSampled }: PlantedSeries, from: number, to: number): number {
  let [sum, unseen] = [0, 0];
  for (const [at, count] of events) {
    unseen += count;
    if (!isSampled(at)) continue;
    if (at > from && at <= to) sum += unseen;
    unseen = 0;
  }
  return sum;
}

/** In the OpenMetrics format, as Prometheus scraped it. */
export function openMetrics(series: readonly PlantedSeries[]): string {
  const lines: string[] = [];
  for (const { metric, labels, events, isSampled, resetAt = Number.POSITIVE_INFINITY } of series) {
    const written = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
    let [value, isReset] = [0, false];
    for (const [at, count] of events) {
      if (at >= resetAt && !isReset) [value, isReset] = [0, true];
      value += count;
      if (isSampled(at)) lines.push(`${metric}{${written.join(",")}} ${value} ${at}`);
    }
  }
  return `${lines.join("\n")}\n# EOF\n`;
}
