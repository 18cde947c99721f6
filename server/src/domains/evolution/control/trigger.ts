import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { extractGenome } from "../genomes/extract-genome.ts";
import type { StartNeeds } from "../jobs/dependencies.ts";
import { checkProposer, parseTriggerRequest } from "../jobs/job-settings.ts";
import { modelsToTry } from "../jobs/models-to-try.ts";
import { ownObjective } from "../jobs/own-harness.ts";
import { rulesToKeep } from "../jobs/rules-to-keep.ts";
import type { TriggerEvolution } from "../jobs/shapes.ts";
import { isTraffic, type JobRow } from "../jobs/store/job-row.ts";
import { insertJob } from "../jobs/store/jobs.ts";
import { ownClauses } from "./own-clauses.ts";

const LARGEST_SEED = 2 ** 31;

/** Writes the job with the genome of the agent's current configuration. A worker finds it there. */
export async function triggerEvolution(
  { agents, environment, evaluation, redteam }: Pick<StartNeeds, "agents" | "environment" | "evaluation" | "redteam">,
  act: Act,
  { agentId, body }: { agentId: string; body: TriggerEvolution | null },
): Promise<JobRow> {
  const agent = await agents.get(act, agentId);
  const {
    strategy,
    settings: usual,
    budget,
    warnings,
  } = parseTriggerRequest(body, agent.rate_limit_requests_per_minute);
  const campaignId = body?.campaign_id;
  const own = ownClauses(body);
  const models = await modelsToTry({ agents }, act, { agentId, body });
  const objective = await ownObjective({ evaluation }, act, { agentId, body });
  const settings = {
    ...(objective ? { objective } : {}),
    ...(own.length > 0 ? { ownClauses: own } : {}),
    ...(models.length > 0 ? { models } : {}),
    ...{ ...usual, rules: await rulesToKeep({ environment }, act, body) },
    ...(campaignId ? { attacks: await redteam.searchPrompts(act, { campaignId, agentId }), campaignId } : {}),
  };
  await checkProposer(agents, act, settings);
  const { genome, version } = await extractGenome({ agents }, act, agentId);
  const job = await insertJob(act, {
    ...{ agentId, kind: "search", strategy, settings, budget, seed: body?.seed ?? randomInt(LARGEST_SEED) },
    ...{ genomeId: genome.id, baseVersion: version.version, notes: warnings },
  });
  if (!job) throw fault("EVOLUTION_RUNNING");
  await recordAudit(act, {
    action: "evolution.triggered",
    target: { kind: "evolution", id: job.id },
    beforeHash: version.content_hash,
    details: {
      agent_id: agentId,
      strategy,
      budget,
      ...ruled(settings.rules),
      ...(models.length > 0 ? { models } : {}),
      ...(campaignId ? { campaign_id: campaignId } : {}),
      ...(objective ? { objective_harness: objective.harness } : {}),
      ...(isTraffic(objective) ? { labeled_requests: objective.traffic.length } : {}),
      proposer_agent_id: settings.proposer?.agentId ?? null,
    },
  });
  return job;
}

const ruled = (rules: readonly { readonly id: string }[]) =>
  rules.length === 0 ? {} : { rule_ids: rules.map(({ id }) => id) };
