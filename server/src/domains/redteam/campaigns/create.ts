import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { plan } from "../goals/plan.ts";
import type { Way } from "../model/categories.ts";
import { LIBRARY } from "../model/library.ts";
import type { CreateCampaign } from "./shapes.ts";
import type { CampaignRow, CampaignSettings } from "./store/campaign-row.ts";
import { insertCampaign } from "./store/campaigns.ts";
import { insertGoals } from "./store/goals.ts";
import { logLine } from "./store/log.ts";

const LARGEST_SEED = 2 ** 31;
const WAYS: readonly Way[] = ["chat", "tools", "documents", "memory"];

/** Writes the campaign with its plan. A worker finds it there. */
export async function createCampaign(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  body: CreateCampaign,
): Promise<CampaignRow> {
  if (body.team_id && body.team_id !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
  if (body.tool !== "native") throw fault("TOOL_NOT_RUN_HERE");
  if (!body.agent_id) throw fault("TARGET_NOT_REGISTERED");
  const agent = await agents.get(act, body.agent_id);
  const settings = usualSettings(body);
  const seed = randomInt(LARGEST_SEED);
  const campaign = await insertCampaign(act, {
    ...{ agentId: agent.id, agentRevision: agent.revision, tool: "native", name: agent.agent_name },
    ...{ purpose: body.purpose, categories: body.categories, settings, seed, library: LIBRARY },
  });
  const goals = plan({ seed, categories: body.categories, goalsPerCategory: settings.goals, ways: settings.ways });
  await insertGoals(
    act,
    campaign.id,
    goals.map(({ id: key, category, family, goal }, place) => ({
      ...{ place, key, category, family: family.id, severity: family.severity, goal },
    })),
  );
  await logLine(act, campaign.id, `created with ${goals.length} goals`);
  await recordAudit(act, {
    action: "campaign.created",
    target: { kind: "campaign", id: campaign.id },
    details: { agent_id: agent.id, categories: [...body.categories], goals: goals.length },
  });
  return campaign;
}

const usualSettings = (body: CreateCampaign): CampaignSettings => ({
  goals: body.num_tests,
  strategies: body.strategies ?? ["auto"],
  custom: body.custom_plugins ?? [],
  queriesPerGoal: 30,
  caps: { requests: null, tokens: null, costMicros: null },
  prices: null,
  concurrency: 4,
  confirm: { k: 3, n: 5 },
  isMinimizing: true,
  ways: WAYS,
  attackerAgentId: null,
  judgeAgentId: null,
  mostModelCalls: 0,
  stopAfter: null,
  isWarm: false,
  model: body.agent_model_name ?? null,
});
