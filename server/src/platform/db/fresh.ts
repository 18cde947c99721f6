import { isUnavailable } from "./database.ts";
import { Late, within } from "./within.ts";

/** Values of the database in memory, none older than a second while the database answers. */
export interface Fresh<T, C = undefined> {
  /** Null if there is no such value; at once if it is known. Rejects if it can't be found out. */
  get(key: string, context: C): T | null | Promise<T | null>;
  /** It has changed: it is read again before it is used again. */
  outdate(key: string): void;
  /** The same for all whose keys begin like this. */
  outdateAll(beginning: string): void;
}

export interface FreshNeeds<T, C = undefined> {
  /** `before` is what was known until now. */
  readonly read: (key: string, context: C, before: T | null) => Promise<T | null>;
  /** What is thrown if the database is away and nothing may be used in its place. */
  readonly unavailable: (cause: unknown) => Error;
  /** Told of a value that is new or was read again, and of one that is gone. */
  readonly onRead?: (key: string, value: T | null) => void;
  readonly times?: Partial<FreshTimes>;
  /** The database that is read. What reads the same one hears at once that it is away. */
  readonly source?: object;
  /** How many values are kept; 10,000 unless they are large. */
  readonly most?: number;
}

/** In milliseconds on the monotonic clock, as everything here. */
export interface FreshTimes {
  readonly oldest: number;
  /** Without a database, what is known is used for this long. */
  readonly withoutDatabase: number;
  /** A database that has not answered by then is away. */
  readonly answer: number;
  /** The same for a value that is not known yet, whose reading may take more than the database. */
  readonly firstAnswer: number;
}

interface Entry<T> {
  readonly value: T;
  readonly checkedAt: number;
  isOutdated: boolean;
}

const TIMES: FreshTimes = { oldest: 1000, withoutDatabase: 600_000, answer: 2000, firstAnswer: 2000 };
const MOST_KNOWN = 10_000;
/** Kept apart, so that made-up keys can't push out real ones. */
const MOST_UNKNOWN = 10_000;

/** When a reading failed last, by database. */
const failures = new WeakMap<object, { at: number }>();

function failureOf(source: object): { at: number } {
  const known = failures.get(source) ?? { at: Number.NEGATIVE_INFINITY };
  failures.set(source, known);
  return known;
}

export function createFresh<T, C = undefined>(needs: FreshNeeds<T, C>): Fresh<T, C> {
  const { read, unavailable, onRead, times, source = {}, most = MOST_KNOWN } = needs;
  const { oldest, withoutDatabase, answer, firstAnswer } = { ...TIMES, ...times };
  const known = new Map<string, Entry<T>>();
  const unknown = new Map<string, number>();
  const reading = new Map<string, Promise<T | null>>();
  const failure = failureOf(source);

  function keep(key: string, value: T | null, startedAt: number): void {
    known.delete(key);
    unknown.delete(key);
    if (value === null) unknown.set(key, startedAt);
    else known.set(key, { value, checkedAt: startedAt, isOutdated: false });
    dropOldest(known, most);
    dropOldest(unknown, MOST_UNKNOWN);
    onRead?.(key, value);
  }

  async function readNow(key: string, context: C): Promise<T | null> {
    const startedAt = performance.now();
    try {
      const before = known.get(key)?.value ?? null;
      const value = await within(before === null ? firstAnswer : answer, read(key, context, before));
      keep(key, value, startedAt);
      failure.at = Number.NEGATIVE_INFINITY;
      return value;
    } catch (error) {
      if (!isUnavailable(error) && !(error instanceof Late)) {
        known.delete(key);
        throw error;
      }
      failure.at = performance.now();
      const entry = known.get(key);
      if (entry && mayGoOn(entry)) return entry.value;
      throw unavailable(error);
    }
  }

  /** One reading at a time for each. */
  function refresh(key: string, context: C): Promise<T | null> {
    const started = reading.get(key) ?? readNow(key, context).finally(() => reading.delete(key));
    reading.set(key, started);
    return started;
  }

  /** A value that is known to have changed is not used, whatever it was. */
  const mayGoOn = (entry: Entry<T>): boolean =>
    !entry.isOutdated && performance.now() - entry.checkedAt < withoutDatabase;

  return {
    get(key, context) {
      const now = performance.now();
      const entry = known.get(key);
      if (!entry) {
        const checkedAt = unknown.get(key);
        return checkedAt !== undefined && now - checkedAt < oldest ? null : refresh(key, context);
      }
      const age = now - entry.checkedAt;
      if (!entry.isOutdated && age < oldest) {
        // Read again in good time, so that no request waits for it under steady traffic.
        if (age > oldest / 2 && now - failure.at > oldest) refresh(key, context).catch(() => {});
        return entry.value;
      }
      const sinceFailure = now - failure.at;
      // Long enough for the next try to fail as well: a database that hangs is not waited for by each request.
      if (sinceFailure > 2 * oldest + answer || !mayGoOn(entry)) return refresh(key, context);
      if (sinceFailure > oldest) refresh(key, context).catch(() => {});
      return entry.value;
    },
    outdate(key) {
      unknown.delete(key);
      const entry = known.get(key);
      if (entry) entry.isOutdated = true;
    },
    outdateAll(beginning) {
      for (const key of unknown.keys()) if (key.startsWith(beginning)) unknown.delete(key);
      for (const [key, entry] of known) if (key.startsWith(beginning)) entry.isOutdated = true;
    },
  };
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
