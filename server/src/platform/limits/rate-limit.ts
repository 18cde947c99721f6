import { type Payments, type Receipt, WINDOW_MS } from "./payments.ts";

/** Maximum number of remembered clients. The oldest is forgotten first, and starts with a full allowance. */
const MOST_CLIENTS = 50_000;
const CREDIT_SHARE = 100;
/** A payment can be granted in part, so what is owed is not always a whole number. */
const ROUNDING = 1e-6;
/** How many payments a request waits for: the one that is on the way, and the one that includes it. */
const MOST_WAITS = 2;

export interface Verdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until one more request is accepted. */
  readonly wait: number;
}

export interface RateLimit {
  /** Known at once, except while a client is at the end of its credit and a payment for it is on the way. */
  take(client: string): Verdict | Promise<Verdict>;
}

export interface LimitOptions {
  /** Of what is limited, so that two limits on one client are counted apart. */
  readonly name: string;
  readonly perMinute: number;
  readonly now?: () => number;
}

interface Account {
  /** When everything that is known to be used will have been given back. */
  fullAt: number;
  /**
   * Requests that were accepted here and that the other processes don't know of, never more than the credit. Below zero: so
   * many are paid for in advance.
   */
  unpaid: number;
  /** Requests that wait for a payment. The next one includes them. */
  waiting: number;
  paying: Promise<void> | null;
}

/** What a client may use of a limit at one process before the others know. */
export const creditOf = (perMinute: number): number => Math.max(1, Math.floor(perMinute / CREDIT_SHARE));

/**
 * An allowance for each client that each request takes one off, and that fills evenly over a minute. All processes share it
 * without asking the database for each request: a process accepts on credit, a hundredth of the limit at most, and pays in the
 * background for many requests at once from what all share. What is shared is never overdrawn, so all processes together accept no
 * more than the limit and one credit for each of them.
 */
export function createRateLimit(payments: Payments, { name, perMinute, now = Date.now }: LimitOptions): RateLimit {
  const accounts = new Map<string, Account>();
  const cost = WINDOW_MS / perMinute;
  const credit = creditOf(perMinute);

  function accountOf(client: string): Account {
    const known = accounts.get(client);
    if (known) return known;
    const account: Account = { fullAt: 0, unpaid: 0, waiting: 0, paying: null };
    accounts.set(client, account);
    if (accounts.size > MOST_CLIENTS) accounts.delete(accounts.keys().next().value ?? "");
    return account;
  }

  function take(client: string, waits = 0): Verdict | Promise<Verdict> {
    const [at, account] = [now(), accountOf(client)];
    const fullAt = Math.max(account.fullAt, at) + cost;
    if (fullAt - at > WINDOW_MS + cost / 2) return refusal((fullAt - at - WINDOW_MS) / 1000);
    if (account.unpaid + 1 > credit + ROUNDING) {
      if (waits === MOST_WAITS) return refusal(cost / 1000);
      account.waiting += 1;
      account.paying ??= pay(client, account);
      return account.paying.then(() => {
        account.waiting -= 1;
        return take(client, waits + 1);
      });
    }
    account.fullAt = fullAt;
    account.unpaid += 1;
    if (account.unpaid * 2 >= credit) account.paying ??= pay(client, account);
    return { allowed: true, remaining: Math.floor((WINDOW_MS - (fullAt - at)) / cost + ROUNDING), wait: 0 };
  }

  async function pay(client: string, account: Account): Promise<void> {
    // Requests that are accepted while it is on the way are paid for with the next one.
    const [spent, sentAt] = [account.unpaid + account.waiting, now()];
    const receipt = await payments.pay({ client: `${name}/${client}`, spentMs: spent * cost });
    account.paying = null;
    // Nobody to share with: the process goes on with what it knows itself.
    if (receipt === null) account.unpaid = -account.waiting;
    else settle(account, sentAt, receipt);
  }

  function settle(account: Account, sentAt: number, { grantedMs, fullInMs }: Receipt): void {
    account.unpaid -= grantedMs / cost;
    // What was accepted here while the database was away is not in what all share, and still counts here.
    account.fullAt = Math.max(account.fullAt, sentAt + fullInMs + account.unpaid * cost);
  }

  return { take };
}

const refusal = (wait: number): Verdict => ({ allowed: false, remaining: 0, wait });

export interface RateLimits extends Pick<Payments, "sweep"> {
  open(options: LimitOptions): RateLimit;
}

/** The limits of this process, which it shares with all others on the same database. */
export const openRateLimits = (payments: Payments): RateLimits => ({
  open: (options) => createRateLimit(payments, options),
  sweep: () => payments.sweep(),
});
