import { hash, verify } from "@node-rs/argon2";
import { createTurns } from "./turns.ts";

/** Argon2id, the library's default kind, at the cost OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes 19 MiB and one of the process's four worker threads. Two at a time leave some for files and DNS. */
const inTurn = createTurns({ atOnce: 2, waiting: 64 });

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password. Without a stored hash it does the same work with a dummy hash, so that the response time does
 * not reveal whether the user exists or has a password.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash("no password is this one", cost);
  const against = stored ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== null;
}
