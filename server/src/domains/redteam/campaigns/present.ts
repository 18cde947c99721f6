import type { AgentNamed } from "../../agents/port.ts";
import type { CampaignStatus } from "./shapes.ts";
import type { CampaignRow, CampaignSettings } from "./store/campaign-row.ts";

/** Running without ever having had a worker. */
export const statusOf = ({ status, started_at }: Pick<CampaignRow, "status" | "started_at">): string =>
  status === "running" && started_at === null ? "queued" : status;

export const MICROS = 1_000_000;

/** In the words of the request. */
const presentSettings = (settings: CampaignSettings) => ({
  num_tests: settings.goals,
  strategies: settings.strategies,
  custom_plugins: settings.custom,
  ways: settings.ways,
  queries_per_goal: settings.queriesPerGoal,
  max_requests: settings.caps.requests,
  max_tokens: settings.caps.tokens,
  max_cost: settings.caps.costMicros === null ? null : settings.caps.costMicros / MICROS,
  prices: settings.prices && {
    prompt_per_million: settings.prices.prompt,
    completion_per_million: settings.prices.completion,
  },
  concurrency: settings.concurrency,
  confirm: settings.confirm,
  minimize: settings.isMinimizing,
  attacker_agent_id: settings.attackerAgentId,
  judge_agent_id: settings.judgeAgentId,
  max_model_calls: settings.mostModelCalls,
  stop_after: settings.stopAfter,
  agent_model_name: settings.model,
});

/** A campaign as responses show it. */
export const presentCampaign = (campaign: AgentNamed<CampaignRow>): CampaignStatus => ({
  campaign_id: campaign.id,
  status: statusOf(campaign),
  tool: campaign.tool,
  created_at: campaign.created_at,
  started_at: campaign.started_at,
  completed_at: campaign.completed_at,
  error_message: campaign.status_message,
  details: {
    agent_id: campaign.agent_id,
    agent_name: campaign.agent_name,
    name: campaign.name,
    purpose: campaign.purpose,
    categories: campaign.categories,
    seed: campaign.seed,
    library: campaign.library,
    stage: campaign.stage,
    finish_reason: campaign.finish_reason,
    created_by: campaign.created_by,
    schedule_id: campaign.schedule_id,
    retest_of: campaign.retest_of,
    retested_tool: campaign.settings.retested ?? null,
    progress: {
      goals: campaign.goals,
      done: campaign.goals_done,
      assessed: campaign.assessed,
      broken: campaign.broken,
      attempts: campaign.attempts,
      errors: campaign.errors,
    },
    spent: {
      requests: campaign.requests,
      tokens: campaign.tokens,
      cost: campaign.settings.prices ? campaign.cost_micros / MICROS : null,
      model_calls: campaign.model_calls,
      model_tokens: campaign.model_tokens,
      model_refusals: campaign.model_refusals,
    },
    settings: presentSettings(campaign.settings),
    figures: campaign.figures,
  },
});
