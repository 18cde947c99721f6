import { expect, test } from "vitest";
import { type JobProof, proveEvolutionJobs } from "../bench/prove/evolution-jobs.ts";

/** The short version of `npm run prove -- evolution-jobs`. */
test("a job whose worker is killed with kill -9 ends with the same journal and proposal, and loses nothing with a noisy agent", async () => {
  const plans = [
    { agent: "deterministic", rollouts: 480, concurrency: 16, kills: 2, seed: 9 },
    // Killed during its pilot, which is no shorter in a small job. It need not come to a decision.
    { agent: "noisy", rollouts: 300, concurrency: 16, kills: 1, seed: 13 },
  ] as const;
  const proofs: JobProof[] = [];
  for await (const proof of proveEvolutionJobs(plans)) proofs.push(proof);
  expect(proofs.map(({ mistakes }) => mistakes)).toEqual([[], []]);
  expect(proofs.map(({ blows }) => blows.length)).toEqual([2, 1]);
  const [steady] = proofs;
  // The pilot sends two prompts of each of its families. Its finished results survive as well.
  expect(steady?.blows[0]?.observed).toBeLessThan(40);
  expect(steady).toMatchObject({ finish: "confirmed" });
  expect(steady?.hashes?.killed).toEqual(steady?.hashes?.calm);
}, 300_000);
