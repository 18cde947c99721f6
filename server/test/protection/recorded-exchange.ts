import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { Leg } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { together, unscannedParts } from "@agent-console/analysis/guards/run/decide.ts";
import { isStopped } from "@agent-console/analysis/guards/run/decision.ts";
import { eventsOf } from "../../src/domains/protection/traffic/events.ts";
import type { ExchangeRecord } from "../../src/domains/protection/traffic/exchange-record.ts";
import { bucketOf, pulseOf } from "../../src/domains/protection/traffic/pulse.ts";
import { recordedOf } from "../../src/domains/protection/traffic/record-sample.ts";
import { addBuckets, addPulses, insertEvents, insertRecorded } from "../../src/domains/protection/traffic/store.ts";
import { newId } from "../../src/kernel/ids.ts";
import type { World } from "../world.ts";

const NO_SPAN = { span: null, conversation: null, user: null };

interface Sent {
  readonly texts: readonly string[];
  readonly channel?: Subject["channel"];
  readonly leg?: Leg;
}

/** A request as the gateway records it, judged by what the agent lives by. */
export async function exchangeOf(world: World, agentId: string, sent: Sent): Promise<ExchangeRecord> {
  const { db, guards, clock } = world.services;
  const { who } = world.owner;
  const origin = { requestId: "test", address: "test" };
  const now = clock.milliseconds();
  const live = await guards.liveVersions.get(
    (work) => db.inTeam(who, (tx) => work({ tx, who, origin, now })),
    who.teamId,
    agentId,
  );
  if (!live) throw new Error("the agent has no guards");
  const { texts, channel = "user", leg = "front" } = sent;
  const decisions = await guards.runner.judge(
    live,
    texts.map((text) => ({ channel, text })),
  );
  const whole = together(decisions, unscannedParts(live.prepared.config, []));
  const isBlocked = isStopped(whole.decision);
  return {
    ...{ requestId: newId(), traceId: null, ...NO_SPAN, teamId: who.teamId, agentId, routeId: newId(), keyId: null },
    ...{ leg, protocol: "chat", model: "small-chat-1", guards: live, startedAt: now, isStream: false },
    ...{ status: 200, ending: isBlocked ? "blocked" : "answered", whole },
    judged: decisions.map((decision, at) => ({ channel, text: texts[at] ?? "", decision })),
    ...{ flow: [], flowHits: [], unscanned: 0, usage: null, costMicros: null },
    times: { ownMs: 1, upstreamMs: 2, firstByteMs: 2, heldMs: 0, totalMs: 3 },
  };
}

/** A request that a flow policy stopped, with no guards. */
export function flowExchange(teamId: string, agentId: string): ExchangeRecord {
  const policy = { policyId: newId(), version: 1, line: 1, tool: "send_email", isEnforced: true };
  return {
    ...{
      requestId: newId(),
      traceId: null,
      ...NO_SPAN,
      teamId,
      agentId,
      routeId: newId(),
      keyId: null,
      guards: null,
      judged: [],
    },
    ...{ leg: "front", protocol: "chat", model: null, startedAt: Date.now(), isStream: false, status: 200 },
    ...{ ending: "answered", flow: [], flowHits: [policy], unscanned: 0, usage: null, costMicros: null },
    whole: { decision: "allow", would: "allow", results: [], not_covered: [], unscanned: 0 },
    times: { ownMs: 1, upstreamMs: 1, firstByteMs: null, heldMs: null, totalMs: 2 },
  };
}

/** It, recorded whole, as it would be after it went through the gateway. */
export async function plantTraffic({ world, team, agent_id }: { world: World; team: string; agent_id?: string }) {
  const { keyring, db } = world.services;
  const agentId = agent_id ?? newId();
  const exchange = flowExchange(team, agentId);
  const [event] = eventsOf(exchange, []);
  if (!event) throw new Error("the request left no event");
  const recorded = recordedOf(keyring, exchange);
  const pulse = pulseOf(exchange);
  await db.transaction({ teamId: team, userId: "" }, async (tx) => {
    await insertEvents(tx, team, [event]);
    await insertRecorded(tx, team, [recorded]);
    await addPulses(tx, team, [pulse]);
    await addBuckets(tx, team, [bucketOf(pulse)]);
  });
  return { event_id: event.id, entry_id: recorded.id, agent_id: agentId };
}
