import type { NewEvent } from "./events.ts";
import { addBucket, addPulse, type Bucket, bucketKey, bucketOf, type Pulse, pulseKey, startOfBucket } from "./pulse.ts";
import type { NewRecorded } from "./record-sample.ts";

/** What of one team is not stored yet. */
export interface Waiting {
  /** Interventions have their own list, because they are kept longest. */
  readonly stopped: NewEvent[];
  readonly watched: NewEvent[];
  readonly pulses: Map<string, Pulse>;
  readonly buckets: Map<string, Bucket>;
  readonly recorded: NewRecorded[];
}

interface Added {
  readonly pulse: Pulse;
  readonly events: readonly NewEvent[];
  readonly recorded: NewRecorded | null;
}

/** Texts take memory: while so many wait, no more requests are recorded. */
const MOST_RECORDED = 100;

export type WaitingTeams = ReadonlyMap<string, Waiting>;

/**
 * What waits to be stored, by team. It holds a limited number of events: then hits in shadow are dropped first, the oldest
 * first, and interventions last. How many were dropped is stored with the rest.
 */
export class TrafficQueue {
  private teams = new Map<string, Waiting>();
  private readonly most: number;
  private recorded = 0;
  events = 0;

  constructor(most: number) {
    this.most = most;
  }

  get hasRoomToRecord(): boolean {
    return this.recorded < MOST_RECORDED;
  }

  add(teamId: string, { pulse, events, recorded }: Added): void {
    const waiting = this.of(teamId);
    merge(waiting.pulses, pulseKey(pulse), pulse, addPulse);
    const bucket = bucketOf(pulse);
    merge(waiting.buckets, bucketKey(bucket), bucket, addBucket);
    for (const event of events) (event.enforced ? waiting.stopped : waiting.watched).push(event);
    if (recorded) {
      waiting.recorded.push(recorded);
      this.recorded += 1;
    }
    this.grow(events.length);
  }

  /** All of it, which then is the caller's. */
  take(): WaitingTeams {
    const { teams } = this;
    this.teams = new Map();
    this.events = 0;
    this.recorded = 0;
    return teams;
  }

  /** In front of what has come since, because the oldest are dropped first. */
  requeue(teamId: string, { stopped, watched, pulses, buckets, recorded }: Waiting): void {
    const later = this.of(teamId);
    later.stopped.unshift(...stopped);
    later.watched.unshift(...watched);
    for (const [key, pulse] of pulses) merge(later.pulses, key, pulse, addPulse);
    for (const [key, bucket] of buckets) merge(later.buckets, key, bucket, addBucket);
    later.recorded.unshift(...recorded);
    this.recorded += recorded.length;
    this.grow(stopped.length + watched.length);
  }

  private of(teamId: string): Waiting {
    const waiting = this.teams.get(teamId) ?? emptyTeam();
    this.teams.set(teamId, waiting);
    return waiting;
  }

  private grow(added: number): void {
    this.events += added;
    while (this.events > this.most && this.dropFrom("watched")) this.events -= 1;
    while (this.events > this.most && this.dropFrom("stopped")) this.events -= 1;
  }

  /** Of the team that has most, so that one team's flood costs no other its events. */
  private dropFrom(list: "watched" | "stopped"): boolean {
    let crowded: Waiting | undefined;
    for (const waiting of this.teams.values())
      if (waiting[list].length > (crowded?.[list].length ?? 0)) crowded = waiting;
    const dropped = crowded?.[list].shift();
    if (!crowded || !dropped) return false;
    const { agent_id, leg, created_at: at } = dropped;
    const none = { requests: 0, judged: 0, stopped: 0, undecided: 0, is_sample: false };
    const bucket = { ...none, agent_id, leg, at: startOfBucket(at), dropped: 1 };
    merge(crowded.buckets, bucketKey(bucket), bucket, addBucket);
    return true;
  }
}

const emptyTeam = (): Waiting => ({
  ...{ stopped: [], watched: [], pulses: new Map(), buckets: new Map(), recorded: [] },
});

function merge<T>(into: Map<string, T>, key: string, value: T, add: (one: T, other: T) => T): void {
  const before = into.get(key);
  into.set(key, before === undefined ? value : add(before, value));
}
