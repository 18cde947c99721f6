import { hash as hashAtCost, type Options } from "@node-rs/argon2";

export { verify } from "@node-rs/argon2";

let isFull = false;

/**
 * In place of the library in test processes (direct-imports.ts): the same kind of hash at the lowest cost. What it costs to verify one is
 * written in it.
 */
export const hash = (password: string, cost: Options): Promise<string> =>
  hashAtCost(password, isFull ? cost : { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** For tests of what hashing costs. */
export async function atFullCost<T>(work: () => Promise<T>): Promise<T> {
  isFull = true;
  try {
    return await work();
  } finally {
    isFull = false;
  }
}
