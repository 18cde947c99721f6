import type { Act } from "../../../platform/act.ts";
import { defaultPolicy } from "../drivers/backoff.ts";
import { mostFor, nothing, plus, type Tariff, usualFor } from "./budget.ts";
import { drawPrompts } from "./draw.ts";
import type { RunNeeds } from "./needs.ts";
import { resolveRun } from "./resolve-run.ts";
import type { CreateRun } from "./shapes.ts";

const MICROS = 1_000_000;
const QUICK_ANSWER_MS = 200;

/** What a run would take. Nothing is sent, nothing is written. */
export async function preflight(needs: RunNeeds, act: Act, body: CreateRun) {
  const { reach, harnesses } = await resolveRun(needs, act, body);
  const { prices: given } = body;
  const prices = given ? { prompt: given.prompt_per_million, completion: given.completion_per_million } : null;
  const tariff: Tariff = { systemPrompt: reach.systemPrompt, params: reach.params, prices };
  const byHarness = Object.fromEntries(harnesses.map(({ name }) => [name, 0]));
  let [prompts, usual, most] = [0, nothing, nothing];
  for await (const { harness, question } of drawPrompts(harnesses, {
    seed: body.seed ?? 0,
    sampleSize: body.sample_size ?? null,
  })) {
    prompts += 1;
    byHarness[harness] = (byHarness[harness] ?? 0) + 1;
    usual = plus(usual, usualFor(question, tariff));
    most = plus(most, mostFor(question, tariff));
  }
  const capped = (value: number, cap: number | null | undefined): number => Math.min(value, cap ?? value);
  const requests = {
    low: capped(usual.requests, body.max_requests),
    high: capped(most.requests * defaultPolicy.attempts, body.max_requests),
  };
  const paced = (count: number): number => (count * 60) / reach.rateLimit;
  const asked = (ms: number): number => (usual.requests * ms) / 1000 / body.concurrency;
  return {
    prompts,
    by_harness: byHarness,
    requests,
    tokens: {
      low: capped(usual.tokens, body.max_tokens),
      high: capped(most.tokens * defaultPolicy.attempts, body.max_tokens),
    },
    seconds: {
      low: Math.ceil(Math.max(paced(requests.low), asked(QUICK_ANSWER_MS))),
      high: Math.ceil(Math.max(paced(requests.high), asked(reach.timeoutMs * defaultPolicy.attempts))),
    },
    cost: prices && {
      low: capped(usual.costMicros / MICROS, body.max_cost),
      high: capped((most.costMicros * defaultPolicy.attempts) / MICROS, body.max_cost),
    },
    warnings: [
      ...(usual.requests > requests.low ? ["The cap on requests is lower than the number of prompts needs."] : []),
      ...(body.max_tokens && usual.tokens > body.max_tokens
        ? ["The cap on tokens is lower than short answers take."]
        : []),
      ...(body.max_cost && usual.costMicros / MICROS > body.max_cost
        ? ["The cap on the cost is lower than short answers take."]
        : []),
      ...(reach.keyWithheld ? ["The agent's key was entered for another address and will not be sent."] : []),
    ],
  };
}
