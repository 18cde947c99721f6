import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { JobContext } from "../../../platform/work/context.ts";
import type { AgentDriver, PacedAgent } from "../../agents/conversation/port.ts";
import type { AgentReach } from "../../agents/port.ts";
import { LONGEST_ANSWER_TOKENS, type PricingContext } from "../budget/budget.ts";
import type { RunTestSet } from "../custom/load-sets.ts";
import type { Harness } from "../harness/harness.ts";
import { type Judge, openJudge } from "../judge/judge.ts";
import type { WorkerNeeds } from "../runs/dependencies.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { findRunAndAgent } from "../runs/store/runs.ts";

/** The agent that a run tests, how to reach it, and the harnesses to test it with. */
export interface RunTarget {
  readonly run: RunRow;
  readonly driver: AgentDriver;
  readonly paced: PacedAgent;
  readonly timeoutMs: number;
  /** Whether the protocol carries instructions: what a probe plants there arrives. */
  readonly instructs: boolean;
  readonly pricing: PricingContext;
  readonly isCapped: boolean;
  readonly harnesses: ReadonlyMap<string, Harness>;
  readonly judge?: Judge;
}

/** A run that cannot be executed, with the sentence that says why. */
export class RunPreconditionError extends Error {
  override name = "RunPreconditionError";
}

/**
 * The agent as it was when the run was made; its key, rate and time limit as they are now, so that a key can be replaced
 * and a rate lowered while it runs. Null when the run was deleted.
 */
export async function readRunTarget(needs: WorkerNeeds, { job, inTeam }: JobContext): Promise<RunTarget | null> {
  const read = await inTeam(async (act) => {
    const found = await findRunAndAgent(act, job.id);
    if (!found) return null;
    const { run, agent: snapshot } = found;
    const draft = { url: snapshot.url ?? undefined, protocol: snapshot.protocol, model: snapshot.model };
    const judge = run.judge_agent_id && (await needs.agents.reach(act, run.judge_agent_id).catch(goneIsNull));
    const ownSets = await Promise.all(run.test_sets.map((set) => loadTestSet(needs, act, { set, run })));
    const direct = { ...(await needs.agents.reach(act, run.agent_id, draft)), ...snapshot };
    const reach = run.gateway ? await throughGateway(needs, act, direct) : direct;
    return { run, ownSets, judge: judge || null, reach };
  });
  if (!read) return null;
  const { run, reach, judge, ownSets } = read;
  const paced = (agent: AgentReach): PacedAgent => ({
    id: agent.id,
    subject: job,
    rate: agent.rateLimit,
  });
  return {
    run,
    driver: needs.conversation.open(reach),
    paced: paced(reach),
    timeoutMs: reach.timeoutMs,
    instructs: reach.protocol === "chat_completions",
    pricing: pricingOf(run, reach),
    isCapped: run.requests_cap !== null || run.tokens_cap !== null || run.cost_cap_micros !== null,
    harnesses: harnessesOf([...needs.harnesses, ...ownSets], run.harness_names),
    ...(judge ? { judge: openJudge(needs, judge, paced(judge)) } : {}),
  };
}

/** The same agent behind its guards. */
async function throughGateway(needs: WorkerNeeds, act: Act, reach: AgentReach): Promise<AgentReach> {
  const { path, key } = await needs.protection.evaluationAccess(act, reach.id).catch((error: unknown) => {
    if (!(error instanceof Fault) || error.code !== "AGENT_WITHOUT_GUARDS") throw error;
    throw new RunPreconditionError("The agent has no guards any more, so the gateway passes nothing on.");
  });
  const base = reach.protocol === "chat_completions" ? "/v1" : "";
  return { ...reach, url: `${needs.publicUrl}${path}${base}`, key, keyWithheld: false };
}

async function loadTestSet(
  { testSets }: WorkerNeeds,
  act: Act,
  { set, run }: { readonly set: RunTestSet; readonly run: RunRow },
): Promise<Harness> {
  const harness = await (run.planned === null ? testSets.load(act, set) : testSets.loadPlanned(act, set));
  if (!harness) throw new RunPreconditionError(`The test set "${set.name}" was deleted.`);
  return harness;
}

/** A judge that was deleted meanwhile judges nothing more; the run goes on without it. */
function goneIsNull(error: unknown): null {
  if (error instanceof Fault && error.code === "AGENT_NOT_FOUND") return null;
  throw error;
}

function harnessesOf(known: readonly Harness[], names: readonly string[]): ReadonlyMap<string, Harness> {
  const found = names.map((name) => {
    const harness = known.find((candidate) => candidate.name === name);
    if (!harness) throw new RunPreconditionError(`There is no harness "${name}" in this version of the console.`);
    return [name, harness] as const;
  });
  return new Map(found);
}

/** Without a limit on answers no cap could be kept; a capped run sets one where the agent has none. */
function pricingOf(run: RunRow, { systemPrompt, params }: Pick<AgentReach, "systemPrompt" | "params">): PricingContext {
  const { prompt_price: prompt, completion_price: completion } = run;
  const isCapped = run.tokens_cap !== null || run.cost_cap_micros !== null;
  const maxTokens = params.maxTokens ?? (isCapped ? LONGEST_ANSWER_TOKENS : null);
  return {
    systemPrompt,
    params: { ...params, maxTokens },
    prices: prompt === null || completion === null ? null : { prompt, completion },
  };
}
