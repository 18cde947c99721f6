import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { LIBRARY } from "../model/library.ts";
import { assertMayAttack } from "../safety/may-attack.ts";
import { sealCampaignKey } from "./campaign-key.ts";
import { type ResolveNeeds, resolveCampaign } from "./resolve.ts";
import type { CreateCampaign } from "./shapes.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { insertCampaign } from "./store/campaigns.ts";
import { insertGoals } from "./store/goals.ts";
import { logLine } from "./store/log.ts";
import { checkSandbox } from "./target.ts";

export interface CreateNeeds extends ResolveNeeds {
  readonly keyring: Keyring;
}

/** Writes the campaign with its plan. A worker finds it there. */
export async function createCampaign(
  needs: CreateNeeds,
  act: Act,
  body: CreateCampaign,
  /** Of the schedule that starts it. */
  scheduleId: string | null = null,
): Promise<CampaignRow> {
  const { target, settings, seed, goals } = await resolveCampaign(needs, act, body);
  const { agent } = target;
  checkSandbox(needs, target, settings);
  await assertMayAttack(act, agent.id);
  const id = newId(act.now);
  const campaign = await insertCampaign(act, {
    ...{ id, agentId: agent.id, agentRevision: agent.revision, tool: "native", name: body.name || agent.agent_name },
    ...{ purpose: body.purpose, categories: [...new Set(body.categories)], settings, seed, library: LIBRARY },
    scheduleId,
    apiKeySealed: sealCampaignKey(needs.keyring, body.agent_api_key ?? null, id),
  });
  await insertGoals(act, id, goals);
  await logLine(act, id, `created with ${goals.length} goals`);
  await recordAudit(act, {
    action: "campaign.created",
    target: { kind: "campaign", id },
    details: {
      ...{ agent_id: agent.id, categories: [...campaign.categories], goals: goals.length, seed },
      ...(settings.caps.requests === null ? {} : { max_requests: settings.caps.requests }),
      ...(body.agent_api_key === undefined || body.agent_api_key === null ? {} : { own_key: true }),
      ...(scheduleId === null ? {} : { schedule_id: scheduleId }),
    },
  });
  return campaign;
}
