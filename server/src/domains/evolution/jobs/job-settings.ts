import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { TriggerEvolution } from "./shapes.ts";
import { type JobSettings, type ProposerSettings, type Strategy, strategies } from "./store/job-row.ts";

export interface Wanted {
  readonly strategy: Strategy;
  readonly settings: JobSettings;
  readonly budget: number;
  readonly warnings: readonly string[];
}

const DIMENSIONS = ["reliability", "security", "safety"];
/**
 * Enough to show a gain of about ten points. An agent with a high rate limit gets what it can take in the same
 * time, up to a bound: nobody should send five million tokens to a hosted model without having chosen to.
 */
const LEAST_USUAL_BUDGET = 1400;
const MOST_USUAL_BUDGET = 3000;
const USUAL_MINUTES = 2;
const LARGEST_BUDGET = 20_000;
const MOST_CONCURRENCY = 64;
const USUAL_PROPOSER_CALLS = 4;
const MOST_PROPOSER_CALLS = 12;
/** Rollouts for each search prompt, including the final test. */
const ROLLOUTS_FOR_A_QUESTION = 7;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The request in the engine's terms. */
export function parseTriggerRequest(body: TriggerEvolution | null, requestsPerMinute: number): Wanted {
  const name = body?.mutation_strategy ?? "scc";
  const strategy = name === "screen_compose" ? "scc" : strategies.find((known) => known === name);
  if (!strategy) throw refused("mutation_strategy", `Input should be one of ${strategies.join(", ")}`, name);
  const targets = body?.target_dimensions ?? [];
  const strange = targets.find((target) => !DIMENSIONS.includes(target));
  if (strange !== undefined) throw refused("target_dimensions", `Input should be of ${DIMENSIONS.join(", ")}`, strange);
  const leastGain = body?.min_improvement_threshold ?? 0;
  if (leastGain < 0 || leastGain >= 1)
    throw refused("min_improvement_threshold", "Input should be from 0 to 1", leastGain);
  for (const name of ["max_metric_calls", "sample_size"] as const) {
    const given = body?.[name];
    if (given != null && given < 1) throw refused(name, "Input should be greater than 0", given);
  }
  const asked =
    body?.max_metric_calls ?? (body?.sample_size == null ? null : body.sample_size * ROLLOUTS_FOR_A_QUESTION);
  const usual = within(USUAL_MINUTES * requestsPerMinute, LEAST_USUAL_BUDGET, MOST_USUAL_BUDGET);
  const budget = Math.min(LARGEST_BUDGET, asked ?? usual);
  const proposer = proposerIn(body);
  return {
    strategy,
    budget,
    settings: {
      targets,
      leastGain,
      mostProbes: body?.max_probes_per_evaluation == null ? null : Math.max(40, body.max_probes_per_evaluation),
      concurrency: within(body?.probe_concurrency ?? 8, 1, MOST_CONCURRENCY),
      proposer,
      warmStart: body?.warm_start === true && strategy === "scc",
    },
    warnings: [
      ...(asked !== null && asked > LARGEST_BUDGET ? [`No more than ${LARGEST_BUDGET} prompts are sent.`] : []),
      ...(body?.reflection_model && !proposer ? [NO_ENDPOINT] : []),
      ...(body?.warm_start && strategy !== "scc" ? ["warm_start is ignored: only scc supports it."] : []),
    ],
  };
}

const NO_ENDPOINT =
  "reflection_model is ignored: it is not the id of a team agent, and proposer_agent_id is missing. Rules come from the built-in library.";
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A model name alone is not an endpoint. An agent's id is. */
function proposerIn(body: TriggerEvolution | null): ProposerSettings | null {
  const { proposer_agent_id: named, reflection_model: model, max_proposer_calls: most } = body ?? {};
  const isAgent = !named && UUID.test(model ?? "");
  const agentId = named ?? (isAgent ? model : null);
  if (!agentId) return null;
  const calls = within(most ?? USUAL_PROPOSER_CALLS, 1, MOST_PROPOSER_CALLS);
  return { agentId, model: isAgent ? null : (model ?? null), calls };
}

/** Refuses a rule-writing agent that could not be called, before anything is spent. Another team's agent looks like none. */
export async function checkProposer(agents: AgentsPort, act: Act, { proposer }: JobSettings): Promise<void> {
  if (!proposer) return;
  const { url, protocol } = await agents.reach(act, proposer.agentId);
  if (url !== null && protocol === "chat_completions") return;
  throw refused(
    "proposer_agent_id",
    "The agent needs an endpoint URL and the chat completions protocol",
    proposer.agentId,
  );
}

const refused = (member: string, words: string, input: unknown) => unprocessable(["body", member], words, input);
