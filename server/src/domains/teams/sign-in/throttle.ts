import { Fault, fault } from "../../../kernel/errors.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";

/**
 * Guessing is slowed in three buckets. The address, and the pair of address and account, are refused for a growing
 * while. The account alone is only delayed, never refused: a stranger who fails on purpose from elsewhere costs its
 * owner two seconds, not the way in.
 */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  /** Seconds. */
  readonly now: number;
}

const FORGIVEN_AFTER = 3600;
const FREE_TRIES = { address: 30, pair: 5, account: 10 } as const;
const LONGEST_WAIT = 900;
export const ACCOUNT_DELAY_MS = 2000;

type Bucket = keyof typeof FREE_TRIES;

function buckets(attempt: Attempt): Record<Bucket, string> {
  const email = attempt.email.toLowerCase();
  return {
    address: `address/${attempt.address}`,
    pair: `pair/${attempt.address}/${email}`,
    account: `account/${email}`,
  };
}

/** How long a bucket must wait after its last failure. Doubles with each failure past the free ones. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT, 5 * 2 ** (failures - free));
}

export interface Standing {
  /** Seconds until another try is taken; 0 when it may go on. */
  readonly wait: number;
  /** Milliseconds to hold the answer back. */
  readonly delay: number;
}

export async function standing(sql: Sql, attempt: Attempt): Promise<Standing> {
  const names = buckets(attempt);
  const rows = await sql.query<{ bucket: string; failures: number; last_at: number }>(
    "select bucket, failures, last_at from sign_in_failures where bucket = any($1) and last_at > $2",
    [Object.values(names), attempt.now - FORGIVEN_AFTER],
  );
  const failed = new Map(rows.map((row) => [row.bucket, row]));
  const remaining = (bucket: Bucket): number => {
    const row = failed.get(names[bucket]);
    return row ? Math.max(0, row.last_at + waitAfter(row.failures, FREE_TRIES[bucket]) - attempt.now) : 0;
  };
  const accountFailures = failed.get(names.account)?.failures ?? 0;
  return {
    wait: Math.max(remaining("address"), remaining("pair")),
    delay: accountFailures >= FREE_TRIES.account ? ACCOUNT_DELAY_MS : 0,
  };
}

export async function noteFailure(sql: Sql, attempt: Attempt): Promise<void> {
  await sql.run(
    `insert into sign_in_failures as f (bucket, failures, last_at) select unnest($1::text[]), 1, $2
     on conflict (bucket) do update set last_at = excluded.last_at,
       failures = case when f.last_at > $3 then f.failures + 1 else 1 end`,
    [Object.values(buckets(attempt)).sort(), attempt.now, attempt.now - FORGIVEN_AFTER],
  );
}

/** A success clears what this person's own mistypings left behind, and nothing of what came from elsewhere. */
export async function forgive(sql: Sql, attempt: Attempt): Promise<void> {
  await sql.run("delete from sign_in_failures where bucket = $1", [buckets(attempt).pair]);
}

/** For guesses made by somebody who is signed in already: a stolen session must not become a stolen password. */
export async function slowGuesses<T>(db: Database, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  const { wait } = await db.authenticating((sql) => standing(sql, attempt));
  if (wait > 0) throw fault("SIGN_IN_SLOWED", { retryAfter: wait });
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault && error.code === "PASSWORD_WRONG") {
      await db.authenticating((sql) => noteFailure(sql, attempt));
    }
    throw error;
  }
}
