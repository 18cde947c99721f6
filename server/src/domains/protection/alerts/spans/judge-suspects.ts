import { type Act, actSeconds } from "../../../../platform/act.ts";
import { type AlarmNeeds, clearAlarm, raiseAlarm } from "../../alarms/raise.ts";
import { selectSeenBypasses } from "../../alarms/store.ts";
import { liveVersionOf } from "../../configs/live-version.ts";
import { type AgentEvidence, isBypass, type TraceEvidence } from "./evidence.ts";
import * as store from "./store.ts";

/** Spans of a trace arrive in any order, and some late: an alarm that comes a minute later is better than a false one. */
export const WAIT_SECONDS = 60;
const QUIET_SECONDS = 3_600;
const FORGOTTEN_SECONDS = 86_400;

/** Raises and clears the bypass alarms that follow from spans. */
export async function judgeSuspects(needs: AlarmNeeds, act: Act): Promise<void> {
  const suspects = await store.takeSuspects(act, actSeconds(act) - WAIT_SECONDS);
  if (suspects.length > 0 && !(await store.isDropping(act))) {
    const agents = await agentsOf(needs, act, [...new Set(suspects.map(({ agent_id }) => agent_id))]);
    const traces = await tracesOf(act, suspects);
    for (const suspect of suspects) {
      const agent = agents.get(suspect.agent_id);
      const trace = traces.get(`${suspect.trace_id} ${suspect.agent_id}`);
      if (!agent || !trace || !isBypass(suspect, trace, agent)) continue;
      const { leg, trace_id, service, server, seen_at: span_at } = suspect;
      await raiseAlarm(needs, as(act, agent.userId), {
        ...{ agentId: suspect.agent_id, kind: "bypass", facts: { leg, trace_id, service, server, span_at } },
      });
    }
  }
  await clearSettled(needs, act);
}

/** The history of an agent names a person: the member who applied its guards. */
const as = (act: Act, userId: string): Act => ({ ...act, who: { ...act.who, userId } });

interface WatchedAgent extends AgentEvidence {
  readonly userId: string;
}

async function agentsOf({ agents }: AlarmNeeds, act: Act, ids: readonly string[]): Promise<Map<string, WatchedAgent>> {
  const joined = Map.groupBy(await store.selectJoinedLegs(act, ids), ({ agent_id }) => agent_id);
  const direct = Map.groupBy(await store.selectDirectCalls(act, ids), ({ agent_id }) => agent_id);
  const routes = new Map((await store.selectModelRoutes(act, ids)).map((row) => [row.agent_id, row.upstream_url]));
  const found = new Map<string, WatchedAgent>();
  for (const agent of await agents.guarded(act, ids)) {
    if (!ids.includes(agent.id)) continue;
    const live = await liveVersionOf(act, agent);
    found.set(agent.id, {
      isProtected: live !== null,
      userId: live?.applied_by ?? agent.created_by,
      modelHost: hostOf(routes.get(agent.id) ?? null),
      joinedLegs: new Set(joined.get(agent.id)?.map(({ leg }) => leg)),
      calledDirectly: direct.get(agent.id)?.map(({ at }) => at) ?? [],
    });
  }
  return found;
}

const hostOf = (url: string | null): string | null =>
  url !== null && URL.canParse(url) ? new URL(url).hostname : null;

/** By trace and agent. */
async function tracesOf(act: Act, suspects: readonly { trace_id: string; agent_id: string }[]) {
  const rows = Map.groupBy(
    await store.selectTraceFacts(act, [...new Set(suspects.map(({ trace_id }) => trace_id))]),
    ({ trace_id }) => trace_id,
  );
  return new Map(
    suspects.map(({ trace_id, agent_id }): [string, TraceEvidence] => {
      const spans = rows.get(trace_id) ?? [];
      const ofGateway = spans.filter(({ source }) => source === "gateway");
      return [
        `${trace_id} ${agent_id}`,
        {
          gatewayLegs: new Set(ofGateway.flatMap(({ leg }) => leg ?? ["front", "model"])),
          isConsole: spans.some(({ source }) => source === "evaluation" || source === "console"),
          isSigned: spans.some(({ is_signed }) => is_signed),
          hasAgentWork: spans.some((span) => span.agent_id === agent_id && span.source === "otlp" && span.has_work),
        },
      ];
    }),
  );
}

/**
 * The cause is gone when requests came through the gateway and, for an hour, nothing was seen beside it. Without any traffic
 * nothing can tell, and the alarm ends after a day.
 */
async function clearSettled(needs: AlarmNeeds, act: Act): Promise<void> {
  for (const { agent_id: agentId, span_at: seenAt, is_probe_answered } of await selectSeenBypasses(act)) {
    const quiet = actSeconds(act) - seenAt;
    if (quiet < QUIET_SECONDS || is_probe_answered) continue;
    const judgedAt = await store.lastJudged(act, agentId);
    const isBack = judgedAt !== null && judgedAt > seenAt;
    if (isBack || quiet >= FORGOTTEN_SECONDS)
      await clearAlarm(needs, act, { agentId, kind: "bypass", because: isBack ? "resolved" : "unwatched" });
  }
}
