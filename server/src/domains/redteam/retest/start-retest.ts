import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sealCampaignKey } from "../campaigns/campaign-key.ts";
import type { CreateNeeds } from "../campaigns/create.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { insertCampaign } from "../campaigns/store/campaigns.ts";
import { logLine } from "../campaigns/store/log.ts";
import { insertRetestGoals } from "../campaigns/store/retests.ts";
import { checkSandbox } from "../campaigns/target.ts";
import { LIBRARY } from "../model/library.ts";
import { assertMayAttack } from "../safety/may-attack.ts";
import { isThroughSandbox } from "./estimate.ts";
import { askedGoals, type Retesting, resolveRetest } from "./resolve.ts";

/** Writes a campaign whose goals are what another one has shown. A worker finds it there. */
export async function startRetest(needs: CreateNeeds, act: Act, retesting: Retesting): Promise<CampaignRow> {
  const retest = await resolveRetest(needs, act, retesting);
  const { source, target, settings, seed, goals } = retest;
  const asked = askedGoals(goals);
  if (asked.length === 0) throw fault("NOTHING_TO_RETEST");
  const { agent } = target;
  if (asked.some((goal) => isThroughSandbox(goal, retest))) checkSandbox(needs, target, settings);
  await assertMayAttack(act, agent.id);
  const { name, agent_api_key: key } = retesting.body;
  const id = newId(act.now);
  const campaign = await insertCampaign(act, {
    ...{ id, agentId: agent.id, agentRevision: agent.revision, tool: "native", retestOf: source.id },
    ...{ name: name || `Retest of ${source.name}`.slice(0, 255), purpose: source.purpose },
    ...{ categories: [...new Set(goals.map(({ category }) => category))], settings, seed, library: LIBRARY },
    apiKeySealed: sealCampaignKey(needs.keyring, key ?? null, id),
  });
  await insertRetestGoals(act, id, goals);
  const left = goals.length - asked.length;
  await logLine(act, id, `created to ask ${asked.length} attacks again${left > 0 ? `, ${left} can't be asked` : ""}`);
  await recordAudit(act, {
    action: "campaign.created",
    target: { kind: "campaign", id },
    details: {
      ...{ agent_id: agent.id, retest_of: source.id, goals: asked.length, seed },
      ...(settings.caps.requests === null ? {} : { max_requests: settings.caps.requests }),
      ...(key === undefined || key === null ? {} : { own_key: true }),
    },
  });
  return campaign;
}
