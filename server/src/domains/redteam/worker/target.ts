import type { Act } from "../../../platform/act.ts";
import type { AgentDriver, PacedAgent } from "../../agents/conversation/port.ts";
import type { AgentReach } from "../../agents/port.ts";
import { LONGEST_ANSWER_TOKENS, type PricingContext } from "../../evaluation/port.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import type { CampaignRun } from "./needs.ts";

/** The agent that a campaign attacks, and how it is talked to. */
export interface CampaignTarget {
  readonly driver: AgentDriver;
  readonly paced: PacedAgent;
  readonly timeoutMs: number;
  /** Whether its protocol carries system messages; such an endpoint also keeps no conversation. */
  readonly instructs: boolean;
  readonly pricing: PricingContext;
}

/**
 * The agent with the prompt and the parameters that it had when the campaign was made; its address, key, rate and time limit as
 * they are now, so that a key can be replaced and a rate lowered while it runs.
 */
export async function readTarget({ needs, context }: CampaignRun, campaign: CampaignRow): Promise<CampaignTarget> {
  const reach = await context.inTeam((act) => readReach(needs, act, campaign));
  return {
    driver: needs.conversation.open(reach),
    paced: { id: reach.id, subject: context.job, rate: reach.rateLimit },
    timeoutMs: reach.timeoutMs,
    instructs: reach.protocol === "chat_completions",
    pricing: pricingOf(campaign, reach),
  };
}

async function readReach({ agents }: CampaignRun["needs"], act: Act, campaign: CampaignRow): Promise<AgentReach> {
  const { agent_id: id, agent_revision, settings } = campaign;
  const { agent_system_prompt: systemPrompt, model_name, agent_params } = await agents.asOf(act, id, agent_revision);
  const { temperature = null, top_p: topP = null, max_tokens: maxTokens = null } = agent_params ?? {};
  const reach = await agents.reach(act, id, { model: settings.model ?? model_name });
  return { ...reach, systemPrompt, params: { temperature, topP, maxTokens } };
}

/** Without a limit on answers no cap could be kept; a capped campaign sets one where the agent has none. */
function pricingOf({ settings: { caps, prices } }: CampaignRow, { systemPrompt, params }: AgentReach): PricingContext {
  const isCapped = caps.tokens !== null || caps.costMicros !== null;
  const maxTokens = params.maxTokens ?? (isCapped ? LONGEST_ANSWER_TOKENS : null);
  return { systemPrompt, params: { ...params, maxTokens }, prices };
}
