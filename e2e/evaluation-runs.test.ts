import { expect, test } from "vitest";
import { proveEvaluationRun } from "../bench/prove/evaluation-runs.ts";

/** The short version of `npm run prove -- evaluation-runs`. */
test("a run whose worker is killed with kill -9 ends with one result per prompt", async () => {
  const proof = await proveEvaluationRun({
    prompts: 150,
    concurrency: 8,
    kills: 1,
    hasSpare: false,
    answerMs: 20,
    seed: 1,
  });
  expect(proof.mistakes).toEqual([]);
  expect([proof.results, proof.workers]).toEqual([150, 2]);
  for (const { durable, heard } of proof.blows) expect(heard - durable).toBeLessThanOrEqual(8);
}, 180_000);

test("if one of two workers that share a run is killed, the other finishes the run", async () => {
  const proof = await proveEvaluationRun({
    prompts: 150,
    concurrency: 8,
    kills: 1,
    hasSpare: true,
    answerMs: 100,
    seed: 2,
  });
  expect(proof.mistakes).toEqual([]);
  expect([proof.results, proof.workers]).toEqual([150, 2]);
}, 180_000);
