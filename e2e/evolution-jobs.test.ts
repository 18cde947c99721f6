import { expect, test } from "vitest";
import { type JobProof, proveEvolutionJobs } from "../bench/prove/evolution-jobs.ts";

/**
 * The short version of `npm run prove -- evolution-jobs`, which also compares journal and proposal with those of a job that nobody killed.
 * That a job goes on from its journal as if nothing had happened is held at every point of it by the engine's own test
 * (server/src/domains/evolution/engine/run.test.ts).
 */
test("a job whose worker is killed with kill -9, in its pilot and later, loses nothing and sends nothing twice", async () => {
  const plan = { agent: "noisy", rollouts: 300, concurrency: 16, kills: 2, seed: 13 } as const;
  const proofs: JobProof[] = [];
  for await (const proof of proveEvolutionJobs([plan])) proofs.push(proof);
  expect(proofs.map(({ mistakes, blows }) => [mistakes, blows.length])).toEqual([[[], 2]]);
  // The pilot sends two prompts of each of its families. Its finished results survive as well.
  expect(proofs[0]?.blows[0]?.observed).toBeLessThan(40);
}, 300_000);
