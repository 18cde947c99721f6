import pg from "pg";
import { type HostConfig, type Hosts, nameOf } from "./hosts.ts";

/** Which host of a cluster accepts writes. With one host it is that one, and its own answers tell the rest. */
export interface Primary {
  readonly isCluster: boolean;
  /** The last one known, for a connection that is made now. */
  readonly current: HostConfig;
  /** The one known, or found by asking all of them. */
  find(): Promise<HostConfig>;
  /** A connection to this host failed: the next one asks again. */
  doubt(host: HostConfig): void;
  /** Asks all hosts although one is known, and returns which one it is now. */
  findAgain(): Promise<HostConfig>;
  /** Tells when another host took over. Returns how to stop listening. */
  onMove(listener: (host: HostConfig) => void): () => void;
}

class NoPrimary extends Error {
  override name = "NoPrimary";
}

/** Who has not answered by then is away. */
const ANSWER_MS = 2_000;
/** For how long a second host that accepts writes can still turn up after the first. */
const RIVAL_MS = 100;
/** While another host is silent, one that has answered is asked again after so long: it may have been promoted meanwhile. */
const PROMOTED_MS = 200;
/** Requests that come while no host accepts writes are told so without asking each time. */
const ASK_AGAIN_MS = 100;

export function createPrimary(hosts: Hosts): Primary {
  const [only] = hosts;
  const listeners = new Set<(host: HostConfig) => void>();
  let current = only;
  let isKnown = hosts.length === 1;
  let asking: Promise<HostConfig> | null = null;
  let failure: { readonly error: Error; readonly at: number } | null = null;

  async function askAll(): Promise<HostConfig> {
    try {
      const found = await findPrimary(hosts);
      const hasMoved = found !== current;
      current = found;
      isKnown = true;
      failure = null;
      if (hasMoved) for (const listener of listeners) listener(found);
      return found;
    } catch (error) {
      // Hosts that are too busy to answer a question may still do their work: what is known holds until it fails.
      if (!isKnown) failure = { error: error as Error, at: performance.now() };
      throw error;
    }
  }

  function findAgain(): Promise<HostConfig> {
    if (hosts.length === 1) return Promise.resolve(only);
    asking ??= askAll().finally(() => {
      asking = null;
    });
    return asking;
  }

  return {
    isCluster: hosts.length > 1,
    get current() {
      return current;
    },
    find() {
      if (isKnown) return Promise.resolve(current);
      if (failure && performance.now() - failure.at < ASK_AGAIN_MS) return Promise.reject(failure.error);
      return findAgain();
    },
    findAgain,
    doubt(host) {
      if (host === current && hosts.length > 1) isKnown = false;
    },
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

interface Answered {
  readonly host: HostConfig;
  /** Counts promotions. Null for a standby. */
  readonly timeline: number | null;
  readonly error?: Error;
}

/**
 * Asks all hosts at once. If two accept writes, an old primary has come back without being told, and the one that was
 * promoted last is right.
 */
export async function findPrimary(hosts: Hosts): Promise<HostConfig> {
  const known = new Map<HostConfig, Answered>();
  let isFound = false;
  const asked = hosts.map(async (host) => {
    for (;;) {
      const answer = await ask(host);
      known.set(host, answer);
      if (answer.timeline !== null) return;
      if (known.size === hosts.length) throw new NoPrimary();
      await new Promise((resolve) => setTimeout(resolve, PROMOTED_MS).unref());
      if (isFound) throw new NoPrimary();
    }
  });
  await Promise.any(asked).catch(() => {});
  isFound = true;
  if (known.size < hosts.length) {
    await Promise.race([Promise.allSettled(asked), new Promise((resolve) => setTimeout(resolve, RIVAL_MS).unref())]);
  }
  const answers = [...known.values()];
  const [best] = answers
    .filter(({ timeline }) => timeline !== null)
    .sort((one, other) => Number(other.timeline) - Number(one.timeline));
  if (best) return best.host;
  const [first] = answers;
  if (hosts.length === 1 && first?.error) throw first.error;
  const words = answers.map(({ host, error }) =>
    error ? `${nameOf(host)}: ${wordsOf(error)}` : `${nameOf(host)} is a standby`,
  );
  throw new NoPrimary(`no host accepts writes (${words.join("; ")})`);
}

const wordsOf = (error: Error): string => error.message || String((error as NodeJS.ErrnoException).code);

async function ask(host: HostConfig): Promise<Answered> {
  const client = new pg.Client({ ...host, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select case
         when not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off'
         then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint
       end as timeline`,
    );
    const { timeline } = rows[0] as { timeline: string | null };
    return { host, timeline: timeline === null ? null : Number(timeline) };
  } catch (error) {
    return { host, timeline: null, error: error as Error };
  } finally {
    // A host that hangs does not answer a goodbye either.
    void client.end().catch(() => {});
  }
}
