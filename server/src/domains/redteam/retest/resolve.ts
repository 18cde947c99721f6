import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { stateRefusal } from "../../../platform/work/status.ts";
import { assertOn, type Resolved, type ResolveNeeds } from "../campaigns/resolve.ts";
import { budgetOf } from "../campaigns/settings.ts";
import type { CampaignRow, CampaignSettings, GoalRow } from "../campaigns/store/campaign-row.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import type { NewRetestGoal } from "../campaigns/store/retests.ts";
import { checkModels, resolveTarget } from "../campaigns/target.ts";
import type { RetestCampaign } from "./contract.ts";
import { importedGoals } from "./imported-goals.ts";
import { provenGoals } from "./proven-goals.ts";

/** What a request for a retest comes to. Nothing is written, nothing is sent. */
export interface ResolvedRetest extends Omit<Resolved, "goals"> {
  /** The campaign that is asked again. */
  readonly source: CampaignRow;
  /** All of them, those that can't be asked too. */
  readonly goals: readonly NewRetestGoal[];
}

export interface Retesting {
  readonly campaignId: string;
  readonly body: RetestCampaign;
}

const ENDED = ["completed", "failed", "cancelled"] as const;

export async function resolveRetest(
  needs: ResolveNeeds,
  act: Act,
  { campaignId, body }: Retesting,
): Promise<ResolvedRetest> {
  const source = await getCampaign(act, campaignId);
  assertOn(needs);
  const refusal = stateRefusal("campaign", source.status, ENDED);
  if (refusal) throw fault("CAMPAIGN_STATE", { public: refusal });
  const target = await resolveTarget(needs, act, { ...body, agent_id: body.agent_id ?? source.agent_id });
  const settings = settingsOf(source, body);
  await checkModels(needs.agents, act, { settings, target });
  // A wish keeps its sentence only with the seed that it was drawn by.
  const seed = source.tool === "native" ? source.seed : randomInt(2 ** 31);
  const places = body.goals ?? null;
  const isJudged = settings.judgeAgentId !== null && settings.mostModelCalls > 0;
  const goals =
    source.tool === "native"
      ? await provenGoals(act, source, places)
      : await importedGoals(act, { campaign: source, places, seed, isJudged });
  if (places && goals.length === 0)
    throw unprocessable(["body", "goals"], "None of these goals was broken, or was a hit of the other tool", places);
  return { source, target, settings: { ...settings, goals: goals.length }, seed, goals };
}

/** As in the campaign before, but nothing is hunted and nothing is shortened. */
function settingsOf(
  source: CampaignRow,
  { agent_id, agent_model_name, provider_config }: RetestCampaign,
): CampaignSettings {
  const isOwn = source.tool === "native";
  const { settings } = source;
  const config = provider_config ?? {};
  const budget = budgetOf(config, isOwn ? settings : null);
  const isSameAgent = (agent_id ?? source.agent_id) === source.agent_id;
  return {
    ...{ goals: 0, strategies: [], custom: [], ...budget, queriesPerGoal: budget.confirm.n, isMinimizing: false },
    ways: isOwn ? settings.ways : ["chat", "tools", "memory"],
    attackerAgentId: null,
    judgeAgentId: config.judge_agent_id ?? (isOwn ? settings.judgeAgentId : null),
    mostModelCalls: config.max_model_calls ?? (isOwn ? settings.mostModelCalls : 0),
    stopAfter: null,
    model: agent_model_name || (isOwn && isSameAgent ? settings.model : null),
    retested: source.tool,
  };
}

/** The goals that are asked, as a campaign has them. */
export const askedGoals = (goals: readonly NewRetestGoal[]): (NewRetestGoal & Pick<GoalRow, "goal">)[] =>
  goals.filter((one): one is NewRetestGoal & Pick<GoalRow, "goal"> => one.reason === null);
