import type { Database, Subject, Tx } from "../database.ts";
import { createBeats } from "./beats.ts";
import { EVERYONE, openRecentWriters } from "./recent-writers.ts";
import { NotFromReplica } from "./replica-host.ts";
import { openReplicaSet, type ReplicaSetOptions, type ReplicaState } from "./replica-set.ts";

/** The reads of one request. None of them is older than one before it. */
export interface Reading {
  inTeam<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same in one transaction, wherever it is. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** How old the oldest of what was read from a replica was at most, in milliseconds. Null: everything came from the primary. */
  age(): number | null;
}

/** How many reads a process sent where. */
export interface ReadCounts {
  readonly replica: number;
  /** Those that a replica may answer, and why the primary had to. */
  readonly primary: Readonly<Record<PrimaryReason, number>>;
}
type PrimaryReason = "own change" | "no replica" | "refused";

/** Where reads that may be a few seconds old come from. */
export interface Reads {
  /** Null: there is no replica, and everything comes from the primary. */
  readonly maxLagSeconds: number | null;
  begin(subject: Subject): Reading;
  /** The subject changed something, and must see it from now on. Told before the change is acknowledged. */
  wrote(subject: Subject): Promise<void> | undefined;
  counts(): ReadCounts | null;
  look(): Promise<readonly ReplicaState[]>;
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Without a replica. */
export const primaryReads = (db: Database): Reads => ({
  maxLagSeconds: null,
  begin: (subject) => ({
    inTeam: (work) => db.inTeam(subject, work),
    transaction: (work) => db.transaction(subject, work),
    age: () => null,
  }),
  wrote: () => undefined,
  counts: () => null,
  look: async () => [],
  sweep: async () => {},
  close: async () => {},
});

export interface ReadsOptions extends ReplicaSetOptions {
  readonly maxLagSeconds: number;
}

/** Clocks are read with this much of a difference. A beat from further ahead was written by another clock, before a failover. */
const CLOCK_MS = 1_000;

/**
 * Sends reads to replicas as long as two things hold: the replica has everything that was acknowledged up to `maxLagSeconds` ago, and
 * whoever reads has changed nothing since. Whatever goes wrong there, and every refusal, is read again on the primary.
 */
export function openReads(db: Database, options: ReadsOptions): Reads {
  const maxLagMs = options.maxLagSeconds * 1000;
  const writers = openRecentWriters(db, maxLagMs);
  const beats = createBeats(db);
  const replicas = openReplicaSet(options);
  const primary: Record<PrimaryReason, number> = { "own change": 0, "no replica": 0, refused: 0 };
  let taken = 0;
  const isTooFar = (ageMs: number): boolean => ageMs > maxLagMs || ageMs < -CLOCK_MS;

  /** One read of a request that has read what was there at `newest`, by the primary's clock. Otherwise why the primary has to. */
  async function fromReplica<T>(subject: Subject, newest: number, work: Work<T>): Promise<Read<T> | PrimaryReason> {
    if (!beats.keep()) return "no replica";
    const { now, askedAt, writers: known } = await writers.ask(subject.userId);
    if (known.has(subject.userId)) return "own change";
    const replica = replicas.next();
    if (!replica) return "no replica";
    let [age, beat] = [0, 0];
    const check = (last: number | null): void => {
      beat = last ?? 0;
      age = now + (performance.now() - askedAt) - beat;
      if (isTooFar(age) || beat < newest) throw new NotFromReplica("behind");
    };
    try {
      const value = await replica.host.read(subject, check, work);
      replicas.found(replica, "in use");
      return { value, age, beat };
    } catch (error) {
      if (!(error instanceof NotFromReplica)) throw error;
      replicas.found(replica, error.status);
      return error.status === "refused" ? "refused" : "no replica";
    }
  }

  function begin(subject: Subject): Reading {
    let isOnPrimary = false;
    let newest = 0;
    let oldestAge: number | null = null;
    async function read<T>(work: Work<T>, otherwise: "inTeam" | "transaction"): Promise<T> {
      if (!isOnPrimary) {
        const found = await fromReplica(subject, newest, work);
        if (typeof found === "object") {
          taken += 1;
          newest = found.beat;
          oldestAge = Math.max(oldestAge ?? 0, found.age);
          return found.value;
        }
        primary[found] += 1;
        isOnPrimary = true;
      }
      return db[otherwise](subject, work);
    }
    return {
      inTeam: (work) => read(work, "inTeam"),
      transaction: (work) => read(work, "transaction"),
      age: () => oldestAge,
    };
  }

  return {
    maxLagSeconds: options.maxLagSeconds,
    begin,
    wrote: ({ userId }) => writers.wrote(userId),
    counts: () => ({ replica: taken, primary: { ...primary } }),
    async look() {
      await beats.beatNow();
      return replicas.look(async (beat) => {
        const { now } = await writers.ask(EVERYONE);
        return beat === null
          ? { ms: null, isTooFar: true }
          : { ms: Math.max(0, now - beat), isTooFar: isTooFar(now - beat) };
      });
    },
    sweep: () => writers.sweep(),
    async close() {
      await beats.stop();
      await replicas.close();
    },
  };
}

type Work<T> = (tx: Tx) => Promise<T>;

interface Read<T> {
  readonly value: T;
  /** In milliseconds, at most. */
  readonly age: number;
  readonly beat: number;
}

/** For reads whose answer is final on the primary, and perhaps not yet on a replica: then they are repeated there. */
export function preferPrimary({ isReplica }: Tx): void {
  if (isReplica) throw new NotFromReplica("refused");
}
