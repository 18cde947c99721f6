import { Fault, fault } from "../../../kernel/errors.ts";
import type { Origin, Principal } from "../../../kernel/principal.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { SignInFailureRow } from "../tables/rows.ts";

/**
 * Guessing is slowed down in buckets. The network address, and the pair of address and account, are refused for an
 * increasing time. The account alone is only delayed, never refused: an attacker who fails on purpose from elsewhere
 * costs its owner two seconds, not the access. One-time links have a separate bucket for each network address. An
 * attempt is counted before anything is compared, while the buckets are locked, and subtracted if it succeeds: of any
 * number of simultaneous guesses, no more are checked than of the same guesses one after the other.
 */
export interface Attempt {
  /** Null for a one-time link, which names no account. */
  readonly email: string | null;
  readonly address: string;
  /** Seconds. */
  readonly now: number;
}

const FORGIVEN_AFTER = 3600;
const FREE_TRIES = { address: 30, pair: 5, account: 10, link: 30 } as const;
const LONGEST_WAIT = 900;
export const ACCOUNT_DELAY_MS = 2000;

type Kind = keyof typeof FREE_TRIES;

function buckets({ email, address }: Attempt): ReadonlyMap<string, Kind> {
  if (email === null) return new Map([[`link/${address}`, "link"]]);
  const account = email.toLowerCase();
  return new Map([
    [`account/${account}`, "account"],
    [`address/${address}`, "address"],
    [`pair/${address}/${account}`, "pair"],
  ]);
}

/** How long a bucket must wait after its last failure. Doubles with each failure after the free ones. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_WAIT, 5 * 2 ** (failures - free));
}

/** A counted attempt, and what its buckets contained before. */
export interface Reserved {
  readonly attempt: Attempt;
  /** Milliseconds to delay the response. */
  readonly delay: number;
  readonly before: ReadonlyMap<string, number>;
}

/** Counts the attempt, or refuses it. A refused one is not counted. */
export async function reserveTry(db: Database, attempt: Attempt): Promise<Reserved> {
  return db.authenticating(async (tx) => {
    const kinds = buckets(attempt);
    const names = [...kinds.keys()].sort();
    // Locks the rows in one order, including missing ones, so that simultaneous attempts take turns here.
    const rows = await tx.query(sql<SignInFailureRow>`
      insert into sign_in_failures as f (bucket, failures, last_at)
      select unnest(${names}::text[]), 0, 0
      on conflict (bucket) do update set last_at = f.last_at
      returning bucket, failures, last_at`);
    const { now } = attempt;
    let [wait, delay] = [0, 0];
    for (const { bucket, failures, last_at: lastAt } of rows) {
      if (lastAt <= now - FORGIVEN_AFTER) continue;
      const kind = kinds.get(bucket) ?? "pair";
      const held = waitAfter(failures, FREE_TRIES[kind]);
      // A free try never waits, not even if another one of the same moment was counted a second later.
      const remaining = held === 0 ? 0 : lastAt + held - now;
      if (kind !== "account") wait = Math.max(wait, remaining);
      else if (failures >= FREE_TRIES.account) delay = ACCOUNT_DELAY_MS;
    }
    if (wait > 0) throw fault("SIGN_IN_SLOWED", { retryAfter: wait });
    await tx.run(sql`
      update sign_in_failures
      set last_at = ${now}, failures = case when last_at > ${now - FORGIVEN_AFTER} then failures + 1 else 1 end
      where bucket = any(${names})`);
    return { attempt, delay, before: new Map(rows.map((row) => [row.bucket, row.last_at])) };
  });
}

/**
 * The attempt failed. It is already counted. What is left is its time, which a success in the meantime may have reset.
 */
export async function keepFailure(tx: Sql, { attempt }: Reserved): Promise<void> {
  await tx.run(sql`
    update sign_in_failures
    set last_at = greatest(last_at, ${attempt.now})
    where bucket in (
      select bucket
      from sign_in_failures
      where bucket = any(${[...buckets(attempt).keys()]})
      order by bucket
      for update
    )`);
}

/** The attempt succeeded: it is subtracted, together with what this user's own typing errors left in the pair. */
export async function forgive(tx: Sql, { attempt, before }: Reserved): Promise<void> {
  for (const [bucket, kind] of [...buckets(attempt)].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (kind === "pair") await tx.run(sql`delete from sign_in_failures where bucket = ${bucket}`);
    else
      await tx.run(sql`
        update sign_in_failures
        set
          failures = greatest(failures - 1, 0),
          last_at = case when last_at = ${attempt.now} then ${before.get(bucket) ?? 0} else last_at end
        where bucket = ${bucket}`);
  }
}

/** Forgets what was counted for an address. A bucket ends in the address, with or without the network address before it. */
export async function forgetAddress(tx: Sql, email: string): Promise<void> {
  const ending = `/${email.toLowerCase()}`;
  await tx.run(sql`delete from sign_in_failures where right(bucket, length(${ending})) = ${ending}`);
}

/** For guesses of a signed-in caller: a stolen session must not become a stolen password. */
export function guessOf(who: Principal, { origin, now }: { readonly origin: Origin; readonly now: number }): Attempt {
  return { email: `user/${who.userId}`, address: origin.address, now: Math.floor(now / 1000) };
}

/** Work that fails with one of these codes was a guess. Anything else subtracts the attempt again. */
export async function slowGuesses<T>(
  db: Database,
  { attempt, wrong }: { readonly attempt: Attempt; readonly wrong: readonly string[] },
  work: () => Promise<T>,
): Promise<T> {
  const reserved = await reserveTry(db, attempt);
  const settle = (isGuess: boolean) =>
    db.authenticating((tx) => (isGuess ? keepFailure(tx, reserved) : forgive(tx, reserved)));
  try {
    const done = await work();
    await settle(false);
    return done;
  } catch (error) {
    await settle(error instanceof Fault && wrong.includes(error.code));
    throw error;
  }
}
