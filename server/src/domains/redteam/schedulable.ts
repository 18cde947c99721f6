import { checkValue } from "../../kernel/check-value.ts";
import { unprocessable } from "../../kernel/unprocessable.ts";
import { hasEnded } from "../../platform/work/status.ts";
import type { Schedulable, ScheduleSettings } from "../agents/port.ts";
import { type CreateNeeds, createCampaign } from "./campaigns/create.ts";
import { type PreflightNeeds, preflightCampaign } from "./campaigns/preflight.ts";
import { CreateCampaign } from "./campaigns/shapes.ts";
import { selectStarted } from "./campaigns/store/campaigns.ts";

/** Members of a new campaign that its schedule decides, or must not keep. */
const DECIDED = ["agent_id", "agent_url", "team_id", "tool", "agent_api_key"] as const;

const bodyOf = (settings: ScheduleSettings, agentId: string | null): CreateCampaign =>
  checkValue(CreateCampaign, { ...settings, tool: "native", agent_id: agentId }, "settings");

export const campaignSchedules = (needs: CreateNeeds & PreflightNeeds): Schedulable => ({
  kind: "campaign",
  power: "redteam:run",
  check(settings) {
    const wrong = DECIDED.find((name) => name in settings);
    if (wrong === "agent_api_key")
      throw unprocessable(["body", "settings", wrong], "A schedule keeps no key. Store it with the agent");
    if (wrong) throw unprocessable(["body", "settings", wrong], "The schedule decides this");
    const body: Record<string, unknown> = { ...bodyOf(settings, null) };
    for (const name of DECIDED) delete body[name];
    return body;
  },
  async expect(act, { agentId, settings }) {
    const { requests, cost, warnings } = await preflightCampaign(needs, act, bodyOf(settings, agentId));
    return { requests: requests.low, cost: cost?.low ?? null, warnings };
  },
  async start(act, { agentId, settings, scheduleId, mostRequests }) {
    const body = bodyOf(settings, agentId);
    const caps = [body.provider_config?.max_requests, mostRequests].filter((cap) => typeof cap === "number");
    const config =
      caps.length > 0 ? { ...body.provider_config, max_requests: Math.min(...caps) } : body.provider_config;
    const { id } = await createCampaign(needs, act, { ...body, provider_config: config ?? null }, scheduleId);
    return id;
  },
  async look(act, runIds) {
    const rows = await selectStarted(act, runIds);
    return new Map(
      rows.map(({ id, status, requests, broken, assessed }) => {
        const outcome = status === "completed" ? `${broken} of ${assessed} goals broken` : status;
        return [id, { status, requests, hasEnded: hasEnded(status), outcome: hasEnded(status) ? outcome : null }];
      }),
    );
  },
});
