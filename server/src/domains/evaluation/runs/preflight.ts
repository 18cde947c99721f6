import type { Act } from "../../../platform/act.ts";
import type { PricingContext } from "../budget/budget.ts";
import { drawPrompts } from "../budget/draw.ts";
import { type Estimate, estimateOf, type Spread } from "../budget/estimate.ts";
import { controlQuestions } from "../controls/control.ts";
import { neededBy } from "../controls/decide.ts";
import type { Harness, Question } from "../harness/harness.ts";
import { describePlan } from "../plans/describe-plan.ts";
import { Tally } from "../plans/tally.ts";
import type { RunNeeds } from "./dependencies.ts";
import { isPartial } from "./read-runs.ts";
import { resolveRun } from "./resolve-run.ts";
import type { CreateRun } from "./shapes.ts";
import { readEarlierAnswers } from "./store/earlier-answers.ts";

const MICROS = 1_000_000;
/** The share of requests whose answers' length must be known for an estimate based on earlier runs. */
const MOSTLY = 0.5;

export interface PreflightNeeds extends RunNeeds {
  /** The ids of the team's critical probes. */
  readonly criticalProbes: (act: Act) => Promise<readonly string[]>;
}

/** What a run would take, cover and show. Nothing is sent, nothing is written. */
export async function preflight(needs: PreflightNeeds, act: Act, body: CreateRun) {
  const { reach, harnesses, picked } = await resolveRun(needs, act, body);
  const { prices: given } = body;
  const prices = given ? { prompt: given.prompt_per_million, completion: given.completion_per_million } : null;
  const pricing: PricingContext = { systemPrompt: reach.systemPrompt, params: reach.params, prices };
  const harnessNames = harnesses.map(({ name }) => name);
  const earlier = await readEarlierAnswers(act, { agentId: body.agent_id, harnesses: harnessNames });
  const draw = { seed: body.seed ?? 0, sampleSize: body.sample_size ?? null };
  const tally = new Tally();
  const prompts = tally.count(drawPrompts(harnesses, draw));
  const estimate = await estimateOf(prompts, { pricing, earlier, harnessNames, first: controlsOf(harnesses, draw) });
  const { low, likely, high } = estimate;
  const isWhole = !isPartial({ harness_names: harnessNames, picked_probes: picked });
  const critical = await needs.criticalProbes(act);
  return {
    plan: describePlan({ plan: body.plan, isPartial: !isWhole, tally: tally.plan, critical }),
    prompts: estimate.prompts,
    by_harness: estimate.byHarness,
    requests: within({ low: low.requests, likely: likely.requests, high: high.requests }, body.max_requests),
    tokens: within({ low: low.tokens, likely: likely.tokens, high: high.tokens }, body.max_tokens),
    seconds: secondsOf(estimate, { rate: reach.rateLimit, concurrency: body.concurrency }),
    cost:
      prices &&
      within(
        { low: low.costMicros / MICROS, likely: likely.costMicros / MICROS, high: high.costMicros / MICROS },
        body.max_cost,
      ),
    requests_per_minute: reach.rateLimit,
    basis: estimate.known >= MOSTLY ? "earlier_runs" : "typical_answers",
    warnings: warningsOf(estimate, body, reach.keyWithheld),
  };
}

/** The controls that the run begins with. They cost what prompts cost, and are none. */
function controlsOf(harnesses: readonly Harness[], { seed }: { readonly seed: number }): readonly Question[] {
  const needed = neededBy(harnesses);
  return needed ? controlQuestions(seed, needed).map(({ question }) => question) : [];
}

/** A cap cuts the range off: no more than that is ever spent. */
function within({ low, likely, high }: Spread, cap: number | null | undefined) {
  const most = cap ?? Number.POSITIVE_INFINITY;
  return { low: Math.min(low, most), likely: Math.min(likely, most), high: Math.min(high, most), cap: cap ?? null };
}

/** The agent's rate, or its slowness with that many prompts at a time: whichever takes longer. */
function secondsOf(
  { low, likely, high, latencyMs }: Estimate,
  { rate, concurrency }: { readonly rate: number; readonly concurrency: number },
) {
  const seconds = (requests: number, latency: number): number =>
    Math.ceil(Math.max((requests * 60) / rate, (requests * latency) / 1000 / concurrency));
  return {
    low: seconds(low.requests, latencyMs.low),
    likely: seconds(likely.requests, latencyMs.likely),
    high: seconds(high.requests, latencyMs.high),
    cap: null,
  };
}

function warningsOf({ likely }: Estimate, body: CreateRun, keyWithheld: boolean): string[] {
  const exceeds = (value: number, cap: number | null | undefined): boolean =>
    cap !== undefined && cap !== null && value > cap;
  return [
    ...(exceeds(likely.requests, body.max_requests)
      ? ["The request cap is lower than the number of requests that these prompts need. The run will pause there."]
      : []),
    ...(exceeds(likely.tokens, body.max_tokens)
      ? ["The token cap is lower than the estimate. The run will likely pause before its end."]
      : []),
    ...(exceeds(likely.costMicros / MICROS, body.max_cost)
      ? ["The cost cap is lower than the estimate. The run will likely pause before its end."]
      : []),
    ...(keyWithheld
      ? ["The stored API key belongs to a different endpoint and will not be sent. Enter it again."]
      : []),
  ];
}
