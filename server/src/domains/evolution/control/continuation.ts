/** Whether an unsettled final test can be continued, with what, and at what price. */
import { type ErrorCode, Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { hasEnded } from "../../../platform/work/status.ts";
import { CONFIRM } from "../engine/decision/confirm.ts";
import { pairsToSettle } from "../engine/decision/settle.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { hashesOf } from "../genomes/hash/hashes.ts";
import type { StartNeeds } from "../jobs/dependencies.ts";
import { JobImpossible } from "../jobs/job-impossible.ts";
import { limitsOf, type Prepared, prepare } from "../jobs/prepare.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { heldOutConfigurations } from "../jobs/store/rollouts.ts";
import { decisionsOn, newestContinuation, undecidedJob } from "../jobs/store/searches.ts";
import { costOf, secondsFor } from "../plan/budget/advice.ts";
import { splitAsExtracted } from "../plan/candidate.ts";
import { type StoredKept, unsettledFrom } from "../plan/kept.ts";
import { modelOf, tokensOf } from "../plan/prompt-change.ts";
import { currentConfiguration, driftFrom } from "../proposals/current-configuration.ts";
import { getProposal } from "../proposals/store.ts";

/** Why it cannot be continued. */
export interface Obstacle {
  readonly code: ErrorCode;
  readonly words: string;
  readonly members?: Readonly<Record<string, unknown>>;
}

export interface Continuation {
  readonly job: JobRow;
  readonly prepared: Prepared;
  readonly candidate: readonly Gene[];
  /** Which decision on the held-out prompts it would be. */
  readonly attempt: number;
  /** Rollouts that would probably settle it; null if no number would. */
  readonly rollouts: number | null;
  /** The proposal that waits for the result, if there is one already. */
  readonly proposalId: string | null;
}

type Found = Continuation | Obstacle;
export const isObstacle = (found: object): found is Obstacle => "code" in found;

const state = (words: string): Obstacle => ({ code: "EVOLUTION_STATE", words });
const stale = (words: string, members: Obstacle["members"] = {}): Obstacle => ({
  ...{ code: "EVOLUTION_STALE", words, members },
});

const NOTHING_KEPT = "There is nothing to continue: the final test was settled, or saw no gain.";
const BEFORE_KEEPING =
  "This run ended before the console kept unsettled tests, so it can't be continued. Start another run.";
const AGENT_CHANGED = "The agent's configuration changed after the run.";
const GENOME_GONE = "The genome that the run changed was deleted.";
const PROBES_CHANGED = "The console's probes changed after the run, so its answers no longer fit. Start another run.";
const LIBRARY_CHANGED = "The rules that the run combined have other words now. Start another run.";
const NOT_SETTLED = "More questions of this kind would probably not settle it.";

/** What to continue with. Nothing is sent and nothing is written. */
export async function findContinuation(needs: StartNeeds, act: Act, job: JobRow): Promise<Found> {
  const { kept } = job;
  if (!hasEnded(job.status)) return state("The run has not ended.");
  if (!kept) return state(job.decision && !("morePairs" in job.decision) ? BEFORE_KEEPING : NOTHING_KEPT);
  const before = await newestContinuation(act, job.id);
  if (before && (before.decision || !hasEnded(before.status))) {
    const words = hasEnded(before.status) ? "The run was continued already." : "The run is being continued.";
    return { ...state(words), members: { evolution_id: before.id } };
  }
  const running = await undecidedJob(act, job.agent_id);
  if (running)
    return {
      code: "EVOLUTION_RUNNING",
      words: "Another run for this agent is in progress. Continue when it has ended.",
      members: { evolution_id: running },
    };
  const found = await stillTheSame(needs, act, { job, kept });
  if (isObstacle(found)) return found;
  // A continuation that ended without a decision left its proposal open.
  const proposalId = job.kind === "recheck" ? job.proposal_id : (before?.proposal_id ?? null);
  const status = proposalId === null ? null : (await getProposal(act, proposalId)).status;
  if (status !== null && status !== "inconclusive") return state(`Its proposal is ${status}.`);
  return { ...found, proposalId };
}

interface Kept {
  readonly job: JobRow;
  readonly kept: StoredKept;
}

/** The agent, the candidate and the held-out prompts must be those that the answers so far are about. */
async function stillTheSame(
  needs: StartNeeds,
  act: Act,
  { job, kept }: Kept,
): Promise<Omit<Continuation, "proposalId"> | Obstacle> {
  const current = await currentConfiguration(needs.agents, act, job.agent_id);
  const prepared = await prepare(needs, act, job).catch(ifGone);
  if (prepared === "gone") return stale(GENOME_GONE);
  if (prepared instanceof JobImpossible) return stale(prepared.message);
  if (!prepared || prepared.planned.holdoutHash !== job.holdout_hash) return stale(PROBES_CHANGED);
  if (current.etag !== hashesOf(prepared.base).config_etag) {
    const version = { genomeId: job.genome_id, number: job.base_version };
    return stale(AGENT_CHANGED, { drift: await driftFrom(act, version, current.genes) });
  }
  const unsettled = unsettledFrom(prepared.planned, kept);
  if (!unsettled) return stale(PROBES_CHANGED);
  const candidate = candidateOf(prepared, job, kept);
  const tested = await heldOutConfigurations(act, job.id);
  if (!candidate || !tested.includes(hashesOf(candidate).config_etag)) return stale(LIBRARY_CHANGED);
  const { agent_id: agentId, settings } = job;
  const decided = await decisionsOn(act, {
    ...{ agentId, holdoutHash: prepared.planned.holdoutHash, objective: settings.objective },
  });
  const options = { ...CONFIRM, ...limitsOf(job), attempt: decided, leastGain: settings.leastGain };
  const pairs = pairsToSettle(prepared.planned.problem, { ...unsettled, options });
  return { job, prepared, candidate, attempt: decided + 1, rollouts: pairs === null ? null : 2 * pairs };
}

const ifGone = (error: unknown): "gone" | JobImpossible => {
  if (error instanceof JobImpossible) return error;
  if (error instanceof Fault && error.code.startsWith("GENOME")) return "gone";
  throw error;
};

/** Null if the rule library no longer has all of its changes. */
function candidateOf({ planned, genesOf }: Prepared, job: JobRow, { arms }: StoredKept): readonly Gene[] | null {
  if (job.candidate_version !== null) return genesOf(WHOLE);
  const genes = arms.map((key) => planned.arms.findIndex((arm) => arm.key === key));
  return genes.includes(-1) ? null : splitAsExtracted(genesOf(genes.sort((a, b) => a - b)));
}

/** The one gene of a job about one candidate. */
const WHOLE = [0];

/** As the API and the page of a run show it before anyone continues. */
export async function estimateContinuation(
  needs: StartNeeds,
  act: Act,
  { job, budget: wanted }: { readonly job: JobRow; readonly budget: number | null },
) {
  const found = await findContinuation(needs, act, job);
  const newest = await newestContinuation(act, job.id);
  const budget = wanted ?? (isObstacle(found) ? null : found.rollouts);
  const refusal = isObstacle(found) ? found.words : budget === null ? NOT_SETTLED : null;
  return {
    evolution_id: job.id,
    can_continue: refusal,
    continued_by: newest?.id ?? null,
    decision_attempt: isObstacle(found) ? null : found.attempt,
    budget: refusal === null ? budget : null,
    ...(refusal === null && budget !== null ? await priceOf(needs, act, { job, budget }) : UNPRICED),
  };
}

const UNPRICED = { requests: null, seconds_at_least: null, cost: null };

async function priceOf(
  needs: StartNeeds,
  act: Act,
  { job, budget }: { readonly job: JobRow; readonly budget: number },
) {
  const agent = await needs.agents.get(act, job.agent_id);
  const { genes } = await currentConfiguration(needs.agents, act, job.agent_id);
  const model = modelOf(genes);
  const price = model === null ? null : await needs.protection.modelPrice(act, model);
  const requestsPerMinute = agent.rate_limit_requests_per_minute;
  // As many requests for each prompt as the run needed so far.
  const each = Math.max(1, job.requests / Math.max(1, job.observed));
  return {
    requests: Math.ceil(budget * each),
    seconds_at_least: secondsFor(budget, { requestsPerMinute }),
    cost: costOf(budget, { promptTokens: tokensOf(genes), price }),
  };
}

/** The budget to continue with; the obstacle if it can't be continued. */
export function budgetOf(found: Found, wanted: number | null): number | Obstacle {
  if (isObstacle(found)) return found;
  return wanted ?? found.rollouts ?? state(NOT_SETTLED);
}
