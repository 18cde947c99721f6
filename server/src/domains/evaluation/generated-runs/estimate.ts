import { setImmediate as nextTick } from "node:timers/promises";
import { fault } from "../../../kernel/errors.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { estimateOf } from "../budget/estimate.ts";
import type { Material } from "../generated/cells/material.ts";
import { planCells } from "../generated/cells/plan-cells.ts";
import { allPrompts } from "../generated/generate.ts";
import { createGeneratedHarness } from "../generated/generated-harness.ts";
import { checkNamed } from "../generated/manage.ts";
import { presentCoverage } from "../generated/present.ts";
import { type MaterialNeeds, readMaterial } from "../generated/read-material.ts";
import type { CustomHarnessEstimateRequest } from "../generated/shapes.ts";
import type { PlannedPrompt } from "../harness/harness.ts";
import { readEarlierAnswers } from "../runs/store/earlier-answers.ts";

export interface EstimateNeeds extends MaterialNeeds {
  readonly agents: AgentsPort;
}

type Wanted = Out<typeof CustomHarnessEstimateRequest>;

const NAME = "custom";
const SOME = 100;
const MICROS = 1_000_000;
/** As runs are started by default. */
const AT_A_TIME = 4;

/** What a harness of this size would ask, and what a run of it would take. Nothing is written and nothing is sent. */
export async function estimateHarness(needs: EstimateNeeds, act: Act, wanted: Wanted) {
  await checkNamed(needs, act, wanted);
  const reach = await needs.agents.reach(act, wanted.agent_id);
  if (!reach) throw fault("AGENT_NOT_FOUND");
  const material = await readMaterial(needs, act, wanted);
  const earlier = await readEarlierAnswers(act, { agentId: wanted.agent_id, harnesses: ["safety"] });
  const cells = planCells(material, wanted.max_prompts);
  const { prices: given } = wanted;
  const prices = given ? { prompt: given.prompt_per_million, completion: given.completion_per_million } : null;
  const estimate = await estimateOf(prompts(material, cells), {
    pricing: { systemPrompt: reach.systemPrompt, params: reach.params, prices },
    earlier: earlier.map((one) => ({ ...one, harness: NAME })),
    harnessNames: [NAME],
  });
  const { low, likely, high, latencyMs } = estimate;
  const spread = (of: (end: typeof low) => number) => ({ low: of(low), likely: of(likely), high: of(high) });
  const seconds = (requests: number, latency: number): number =>
    Math.ceil(Math.max((requests * 60) / reach.rateLimit, (requests * latency) / 1000 / AT_A_TIME));
  return {
    prompts: estimate.prompts,
    requests: spread(({ requests }) => requests),
    tokens: spread(({ tokens }) => tokens),
    seconds: {
      low: seconds(low.requests, latencyMs.low),
      likely: seconds(likely.requests, latencyMs.likely),
      high: seconds(high.requests, latencyMs.high),
    },
    cost: prices && spread(({ costMicros }) => costMicros / MICROS),
    basis: estimate.known > 0 ? "earlier_runs" : "typical_answers",
    coverage: presentCoverage(material, wanted.max_prompts),
  };
}

/** Written as a worker would write them, so that the estimate counts their turns and lengths; others get their turn in between. */
async function* prompts(material: Material, cells: ReturnType<typeof planCells>): AsyncGenerator<PlannedPrompt> {
  let written = 0;
  for (const { question } of allPrompts(material, cells, 0)) {
    if (written++ % SOME === 0) await nextTick();
    yield* createGeneratedHarness(NAME, [{ question }]).plan(0);
  }
}
