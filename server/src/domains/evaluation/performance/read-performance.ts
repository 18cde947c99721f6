import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { probeTitle } from "../probes/titles.ts";
import { type ProbeSums, type RunSums, type Sums, selectProbeSums, selectRunSums, selectTrend } from "./store.ts";

export async function readRunPerformance(act: Act, evaluationId: string) {
  const run = await selectRunSums(act, evaluationId);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  const probes = await selectProbeSums(act, evaluationId);
  return { ...presentRun(run), probes: probes.map(presentProbe) };
}

interface Wish {
  readonly limit: number;
  readonly harness?: string | null | undefined;
}

/** How an agent's latency, tokens, retries and cost changed over its newest runs. */
export async function readTrend(needs: { readonly agents: AgentsPort }, act: Act, asked: Wish & { agentId: string }) {
  const { agentId, limit, harness = null } = asked;
  await needs.agents.get(act, agentId);
  const runs = await selectTrend(act, { agentId, limit, harness });
  return {
    agent_id: agentId,
    runs: runs.map((run) => ({
      ...presentRun(run),
      ...{ plan: run.plan, agent_revision: run.agent_revision },
      score: (run.scores as Readonly<Record<string, number | null>> | null)?.["overall"] ?? null,
    })),
  };
}

const MICROS = 1_000_000;
const rounded = (ms: number): number => Math.round(ms * 100) / 100;

const presentRun = (run: RunSums) => ({
  ...{ evaluation_id: run.id, status: run.status, created_at: run.created_at, completed_at: run.completed_at },
  ...{ prompts: run.prompts, errors: run.errors, latency: presentLatency(run), requests: run.requests_sent },
  ...{ retries: run.retries, tokens: run.tokens_used },
  ...{ input_tokens: run.input_tokens, output_tokens: run.output_tokens },
  cost: run.prompt_price === null ? null : run.cost_used_micros / MICROS,
});

const presentProbe = (sums: ProbeSums) => ({
  ...{ harness: sums.harness, probe: sums.probe, title: probeTitle(sums.probe) },
  ...{ prompts: sums.prompts, errors: sums.errors, latency: presentLatency(sums), retries: sums.retries },
  ...{ input_tokens: sums.input_tokens, output_tokens: sums.output_tokens },
  cost: sums.cost_micros === null ? null : sums.cost_micros / MICROS,
});

function presentLatency({ latency, latencies }: Sums) {
  const [p50, p95, p99, most] = latency ?? [];
  if (p50 === undefined || p95 === undefined || p99 === undefined || most === undefined) return null;
  const ms = { p50_ms: rounded(p50), p95_ms: rounded(p95), p99_ms: rounded(p99), max_ms: rounded(most) };
  return { ...ms, prompts: latencies };
}
