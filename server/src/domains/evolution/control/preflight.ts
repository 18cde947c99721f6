import type { Act } from "../../../platform/act.ts";
import type { AgentLine, OwnPrompts } from "../../evaluation/port.ts";
import { CONFIRM } from "../engine/decision/confirm.ts";
import { decisionReserve, smallestCertifiableGain } from "../engine/decision/power.ts";
import type { AgentConfiguration } from "../genomes/genes/agent-configuration.ts";
import { extractGenes } from "../genomes/genes/extract.ts";
import type { StartNeeds } from "../jobs/dependencies.ts";
import { checkProposer, parseTriggerRequest } from "../jobs/job-settings.ts";
import { dearest, modelsBeside, modelsToTry, pricesOf } from "../jobs/models-to-try.ts";
import { ownObjective, promptsOfObjective } from "../jobs/own-harness.ts";
import { problemFor } from "../jobs/prepare.ts";
import { weaknessesOf } from "../jobs/present-job.ts";
import { rulesToKeep } from "../jobs/rules-to-keep.ts";
import type { TriggerEvolution } from "../jobs/shapes.ts";
import { isTraffic, type Objective, versionOf } from "../jobs/store/job-row.ts";
import { decisionsOn } from "../jobs/store/searches.ts";
import { adviceFor, leastFor, secondsFor, tooSmall } from "../plan/budget/advice.ts";
import { divisionOf, tooFewCases } from "../plan/own-tests/objective.ts";
import type { PlannedProblem } from "../plan/problem.ts";
import { modelOf, tokensOf } from "../plan/prompt-change.ts";
import { BLACK_BOX, FEW_PROBES, SILENT } from "../worker/begin.ts";
import { languageWarnings, ownClauses } from "./own-clauses.ts";

export interface PreflightNeeds extends StartNeeds {
  readonly inTeam: <T>(work: (act: Act) => Promise<T>) => Promise<T>;
  readonly open: () => Promise<AgentLine>;
  readonly signal: AbortSignal;
}

/** What a run would cost and could show. Sends the agent only a test of whether it follows system messages. */
export async function preflightEvolution(
  needs: PreflightNeeds,
  { agentId, body }: { agentId: string; body: TriggerEvolution | null },
) {
  const agent = await needs.inTeam((act) => needs.agents.get(act, agentId));
  const { settings: usual, budget, warnings } = parseTriggerRequest(body, agent.rate_limit_requests_per_minute);
  const rules = await needs.inTeam((act) => rulesToKeep(needs, act, body));
  const campaignId = body?.campaign_id;
  const attacks = campaignId
    ? await needs.inTeam((act) => needs.redteam.searchPrompts(act, { campaignId, agentId }))
    : [];
  const objective = await needs.inTeam((act) => ownObjective(needs, act, { agentId, body }));
  const own = await needs.inTeam((act) => promptsOfObjective(needs, act, objective));
  const clauses = ownClauses(body);
  const models = await needs.inTeam((act) => modelsToTry(needs, act, { agentId, body }));
  const beside = await needs.inTeam((act) => modelsBeside(needs, act, agentId));
  const offered = await needs.inTeam((act) => pricesOf(needs.protection, act, beside));
  const settings = { ...usual, rules, attacks, models, ownClauses: clauses, ...(objective ? { objective } : {}) };
  await needs.inTeam((act) => checkProposer(needs.agents, act, settings));
  const genes = extractGenes(agent as AgentConfiguration);
  const planned = problemFor(needs, { agentId, genes, settings, own: own.prompts });
  const follows = await followed(needs);
  const reserve = planned ? decisionReserve(planned.problem, budget) : 0;
  const pairs = Math.floor(reserve / 2);
  const holdoutHash = planned?.holdoutHash;
  const attempt =
    1 + (holdoutHash ? await needs.inTeam((act) => decisionsOn(act, { agentId, holdoutHash, objective })) : 0);
  const gain = planned && smallestCertifiableGain(planned.problem, { ...CONFIRM, attempt, pairs });
  const model = modelOf(genes);
  const requestsPerMinute = agent.rate_limit_requests_per_minute;
  const ownPrice = model === null ? null : await needs.inTeam((act) => needs.protection.modelPrice(act, model));
  const tried = offered.filter((one) => models.includes(one.model));
  const price = dearest([ownPrice, ...tried.map((one) => one.price)]);
  const advice =
    planned && adviceFor(planned.problem, { attempt, requestsPerMinute, promptTokens: tokensOf(genes), price });
  const fewCases = objective && tooFewCases(objective.name, own.prompts);
  const blocked = !follows
    ? follows === null
      ? SILENT
      : BLACK_BOX
    : !planned
      ? (fewCases ?? FEW_PROBES)
      : fewCases !== null
        ? fewCases
        : planned.problem.genes.length === 0
          ? "No setting of this agent can be changed and measured."
          : tooSmall(budget, leastFor(planned.problem, { ...CONFIRM, attempt }));
  return {
    can_start: blocked,
    system_messages: follows === null ? "unknown" : follows ? "followed" : "not_followed",
    smallest_certifiable_gain: gain ?? null,
    budget,
    decision_pairs: pairs,
    requests: { low: budget, high: 2 * budget * mostTurns(planned?.train ?? []) },
    seconds_at_least: secondsFor(budget, { requestsPerMinute }),
    ...{ least_budget: advice?.least_budget ?? null, advice: advice?.advice ?? [] },
    measurable_genes: genes.filter(({ evaluability }) => evaluability === "request").map(({ key }) => key),
    unmeasurable_genes: genes.filter(({ evaluability }) => evaluability !== "request").map(({ key }) => key),
    ...(campaignId ? { weaknesses: weaknessesOf(attacks) } : {}),
    ...(objective ? { objective: dividedFor(objective, planned, own) } : {}),
    models: offered.map(({ model: name, price: known }) => ({
      ...{ model: name, price: known && { input: known.input, output: known.output } },
    })),
    proposer_calls: settings.proposer?.calls ?? 0,
    arms: planned?.arms.length ?? 0,
    categories: (planned?.problem.categories ?? []).map(({ id, dimension, benign, weight }, at) => ({
      ...{ id, dimension, benign, weight },
      search_probes: planned?.problem.train.filter(({ category }) => category === at).length,
      decision_probes: planned?.problem.holdout.filter(({ category }) => category === at).length,
    })),
    decision_attempt: attempt,
    warnings: [
      ...(isTraffic(objective) && own.prompts.length > 0 ? [ASKED_AGAIN] : []),
      ...warnings,
      ...languageWarnings(clauses, agent.agent_system_prompt ?? ""),
    ],
  };
}

async function followed({ open, signal }: PreflightNeeds): Promise<boolean | null> {
  const line = await open();
  return line.followsSystemMessage(signal).catch(() => null);
}

const dividedFor = (
  objective: Objective,
  planned: PlannedProblem | null,
  { prompts, leftOut, leftOutWords }: OwnPrompts,
) => ({
  ...{ name: objective.name, ...versionOf(objective) },
  ...{ ...divisionOf(planned, { harness: objective.harness, prompts }), left_out: leftOut },
  ...(leftOutWords && { left_out_because: [...leftOutWords] }),
});

const ASKED_AGAIN =
  "These are requests of real users, asked again many times. If the agent's tools act for real, it acts again: use an agent that is connected to a test system.";

const mostTurns = (prompts: readonly { question: { turns: readonly unknown[] } }[]): number =>
  prompts.reduce((most, { question }) => Math.max(most, question.turns.length), 1);
