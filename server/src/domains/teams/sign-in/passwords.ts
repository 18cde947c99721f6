import { hash, verify } from "@node-rs/argon2";

/** Argon2id, the library's default kind, at the cost OWASP recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password; without a stored hash it does the same work against a hash of nothing, so that the time of the
 * answer does not tell whether the person exists or has a password.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("no password is this one");
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== null;
}
