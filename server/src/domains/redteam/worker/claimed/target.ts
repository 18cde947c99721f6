import { createHash } from "node:crypto";
import type { Act } from "../../../../platform/act.ts";
import type { AgentDriver, PacedAgent } from "../../../agents/conversation/port.ts";
import type { AgentReach } from "../../../agents/port.ts";
import { LONGEST_ANSWER_TOKENS, type PricingContext } from "../../../evaluation/port.ts";
import { openCampaignKey } from "../../campaigns/campaign-key.ts";
import type { CampaignRow } from "../../campaigns/store/campaign-row.ts";
import { type MayAttack, mayAttackNow } from "../../safety/may-attack.ts";
import type { CampaignRun } from "./needs.ts";

/** The agent that a campaign attacks, and how it is talked to. */
export interface CampaignTarget {
  readonly driver: AgentDriver;
  /** The agent's own rate, which everyone shares; and, where its policy wants less, one that campaigns share. */
  readonly paced: readonly PacedAgent[];
  readonly timeoutMs: number;
  /** Whether its protocol carries system messages; such an endpoint also keeps no conversation. */
  readonly instructs: boolean;
  readonly pricing: PricingContext;
}

type Refusal = Extract<MayAttack, { readonly isAllowed: false }>;

/**
 * The agent with the prompt and the parameters that it had when the campaign was made; its address, key, rate and time limit as
 * they are now, so that a key can be replaced and a rate lowered while it runs. Or why it may not be attacked now.
 */
export async function readTarget(
  { needs, context }: CampaignRun,
  campaign: CampaignRow,
): Promise<CampaignTarget | Refusal> {
  const { may, reach } = await context.inTeam(async (act) => ({
    may: await mayAttackNow(act, campaign.agent_id),
    reach: await readReach(needs, act, campaign),
  }));
  if (!may.isAllowed) return may;
  const { id, rateLimit } = reach;
  const own = { id, subject: context.job, rate: rateLimit };
  const ofPolicy = { ...own, id: paceIdOf(id), rate: may.requestsPerMinute ?? rateLimit };
  return {
    driver: needs.conversation.open(reach),
    paced: ofPolicy.rate < own.rate ? [ofPolicy, own] : [own],
    timeoutMs: reach.timeoutMs,
    instructs: reach.protocol === "chat_completions",
    pricing: pricingOf(campaign, reach),
  };
}

async function readReach(
  { agents, keyring }: CampaignRun["needs"],
  act: Act,
  campaign: CampaignRow,
): Promise<AgentReach> {
  const { agent_id: id, agent_revision, settings } = campaign;
  const { agent_system_prompt: systemPrompt, model_name, agent_params } = await agents.asOf(act, id, agent_revision);
  const { temperature = null, top_p: topP = null, max_tokens: maxTokens = null } = agent_params ?? {};
  const key = openCampaignKey(keyring, campaign.api_key_sealed, campaign.id);
  const draft = { model: settings.model ?? model_name, ...(key === null ? {} : { key }) };
  const reach = await agents.reach(act, id, draft);
  return { ...reach, systemPrompt, params: { temperature, topP, maxTokens } };
}

/** Under which the pace of all campaigns against an agent is kept, beside that of all requests to it. */
function paceIdOf(agentId: string): string {
  const hex = createHash("sha256").update(`campaigns against ${agentId}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join("-");
}

/** Without a limit on answers no cap could be kept; a capped campaign sets one where the agent has none. */
function pricingOf({ settings: { caps, prices } }: CampaignRow, { systemPrompt, params }: AgentReach): PricingContext {
  const isCapped = caps.tokens !== null || caps.costMicros !== null;
  const maxTokens = params.maxTokens ?? (isCapped ? LONGEST_ANSWER_TOKENS : null);
  return { systemPrompt, params: { ...params, maxTokens }, prices };
}
