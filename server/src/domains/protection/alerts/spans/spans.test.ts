import { afterAll, beforeAll, expect, test } from "vitest";
import { guardedAgent, word } from "../../../../../test/protection/guarded-agent.ts";
import { attributesOf, spansBody } from "../../../../../test/protection/telemetry/otlp-world.ts";
import { hex, newSpan, plantSpans } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { make } from "../../../../../test/teams/keys.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Act } from "../../../../platform/act.ts";
import type { NewSpan } from "../../telemetry/store/new-rows.ts";
import { judgeSuspects } from "./judge-suspects.ts";
import { onSpans } from "./on-spans.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const nowNs = () => BigInt(world.clock.now) * 1_000_000n;
const later = (seconds: number) => {
  world.clock.now += seconds * 1000;
};

async function openTeam() {
  const team = await world.another();
  const { agent_id: agentId } = await guardedAgent(team, { "input-guards": ["stop"], stop: word("orion") });
  const { who } = team.owner;
  const acting = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    world.services.db.transaction(who, (tx) =>
      work({ tx, who, origin: { requestId: "", address: "" }, now: world.clock.now }),
    );
  const route = async (leg: "front" | "model") => {
    const upstream = leg === "model" ? { upstream_url: "https://models.example/v1", protocol: "openai" } : {};
    const made = await team.call("POST", "/v1/gateway-routes", { body: { agent_id: agentId, leg, ...upstream } });
    expect(made.status, made.text).toBe(201);
  };
  return {
    ...{ team, agentId, acting, route },
    span: (changes: Partial<NewSpan>) => newSpan({ startNs: nowNs(), agentId, ...changes }),
    /** As OTLP stores them, with what follows. */
    async receive(...spans: NewSpan[]) {
      await plantSpans(team, spans, who);
      await acting((act) =>
        onSpans(
          act,
          spans.map((span) => ({ ...span, claimedAgent: null })),
        ),
      );
    },
    gateway: (traceId: string, leg: string) =>
      plantSpans(
        team,
        [newSpan({ startNs: nowNs(), agentId, traceId, source: "gateway", attrs: { "agent_console.leg": leg } })],
        who,
      ),
    judge: () => acting((act) => judgeSuspects(world.services, act)),
    alarms: async (state = "open") => (await team.call("GET", `/v1/alarms?state=${state}`)).body.results,
  };
}

const modelCall = { kind: 3, operation: "chat", model: "m" } as const;

// First, because others move the clock, and a request goes by the real one.
test("a span that an SDK sends to the console becomes an alarm with its trace", async () => {
  const { team, agentId, route, judge, alarms } = await openTeam();
  await route("model");
  const { secret } = await make(team, team.owner, { scopes: ["guards"] });
  const traceId = hex(16);
  const said = { "gen_ai.operation.name": "chat", "gen_ai.request.model": "m", "server.address": "models.example" };
  const times = { startTimeUnixNano: `${nowNs()}`, endTimeUnixNano: `${nowNs() + 5n}` };
  const span = { traceId, spanId: hex(8), name: "chat m", kind: 3, ...times, attributes: attributesOf(said) };
  const sent = await world.app.inject({
    ...{ method: "POST", url: "/otlp/v1/traces", payload: spansBody([span], { "gen_ai.agent.id": agentId }) },
    headers: { "content-type": "application/json", "x-api-key": secret },
  });
  expect([sent.statusCode, sent.json()]).toEqual([200, {}]);
  later(61);
  await judge();
  expect(await alarms()).toMatchObject([
    { kind: "bypass", agent_id: agentId, facts: { trace_id: traceId, leg: "model" } },
  ]);
});

test("a model call beside the gateway is an alarm with its trace, once traces are known to be joined, in either order", async () => {
  const { agentId, team, route, span, receive, gateway, judge, alarms } = await openTeam();
  await route("model");
  const [first, agentFirst, gatewayFirst, beside] = [hex(16), hex(16), hex(16), hex(16)];
  // Nothing shows yet that this agent passes on its traces: a missing span of the gateway proves nothing.
  await receive(span({ ...modelCall, traceId: first }));
  later(61);
  await judge();
  expect(await alarms()).toEqual([]);
  await receive(span({ ...modelCall, traceId: agentFirst }));
  await judge();
  await gateway(agentFirst, "model");
  await gateway(gatewayFirst, "model");
  await receive(span({ ...modelCall, traceId: gatewayFirst }));
  later(61);
  await judge();
  expect(await alarms()).toEqual([]);
  await receive(span({ ...modelCall, traceId: beside, service: "bot" }));
  await judge();
  expect(await alarms()).toEqual([]);
  later(61);
  await judge();
  const [alarm] = await alarms();
  expect(alarm).toMatchObject({ kind: "bypass", agent_id: agentId, facts: { trace_id: beside, leg: "model" } });
  expect(alarm.title).toBe("Support calls a model without the gateway");
  // A refused probe is about the agent's own address, not about its model.
  await team.call("PUT", `/v1/agents/${agentId}/alarm-settings`, {
    body: { heartbeat_seconds: null, unsigned_probe: false },
  });
  expect(await alarms()).toHaveLength(1);
  later(86_400);
  await judge();
  // The owner's token is not as old as that.
  later(-86_400);
  expect(await alarms("all")).toMatchObject([{ id: alarm.id, cleared_because: "unwatched" }]);
});

test("a call that names the upstream's host needs no other trace", async () => {
  const { route, span, receive, judge, alarms } = await openTeam();
  await route("model");
  await receive(span({ ...modelCall, attrs: { "server.address": "console.internal" } }));
  later(61);
  await judge();
  expect(await alarms()).toEqual([]);
  await receive(span({ ...modelCall, attrs: { "server.address": "models.example" } }));
  later(61);
  await judge();
  expect(await alarms()).toMatchObject([{ kind: "bypass", facts: { server: "models.example" } }]);
});

test("a request to the agent beside the gateway counts if the agent worked on it and no evaluation did it", async () => {
  const { route, span, receive, gateway, judge, alarms, team, agentId } = await openTeam();
  await route("front");
  const joined = hex(16);
  await gateway(joined, "front");
  await receive(span({ kind: 2, traceId: joined }));
  await receive(span({ kind: 2, name: "GET /healthz" }));
  later(61);
  await judge();
  expect(await alarms()).toEqual([]);
  const evaluated = newSpan({ startNs: nowNs(), agentId, source: "evaluation" });
  await plantSpans(team, [evaluated], team.owner.who);
  const [tested, used] = [hex(16), hex(16)];
  await receive(span({ kind: 2, traceId: tested }), span({ ...modelCall, traceId: tested }));
  later(61);
  await judge();
  expect(await alarms()).toEqual([]);
  later(660);
  await receive(span({ kind: 2, traceId: used }), span({ ...modelCall, traceId: used }));
  later(61);
  await judge();
  // The owner's token is not as old as that.
  later(-721);
  expect(await alarms()).toMatchObject([{ kind: "bypass", facts: { leg: "front", trace_id: used } }]);
});

test("agents that are not registered are listed, 200 at most, with names cut; one can be ignored and shown again", async () => {
  const { team, acting } = await openTeam();
  const seen = (claimedAgent: string | null, changes: Partial<NewSpan> = {}) => ({
    ...newSpan({ startNs: nowNs(), agentId: null, ...changes }),
    claimedAgent,
  });
  await acting((act) => onSpans(act, [seen("invoice-bot", modelCall), seen("invoice-bot"), seen(null)]));
  await acting((act) => onSpans(act, [seen("invoice-bot", { model: "n" }), seen(`\u0000\u202e${"x".repeat(500)}`)]));
  const list = async (query = "") => (await team.call("GET", `/v1/telemetry/unregistered-agents${query}`)).body;
  const { results } = await list();
  expect(results).toHaveLength(2);
  const bot = results.find(({ name }: { name: string }) => name === "invoice-bot");
  expect(bot).toMatchObject({ service: "checkout", spans: 3, models: ["m", "n"] });
  expect(results.map(({ name }: { name: string }) => name.length).sort()).toEqual([100, 11].sort());
  const path = `/v1/telemetry/unregistered-agents/${bot.id}/ignored`;
  expect((await team.call("PUT", path, { body: { ignored: true } })).status).toBe(200);
  expect(await list()).toMatchObject({ results: [{}], ignored: 1, is_full: false });
  await team.call("PUT", path, { body: { ignored: false } });
  expect((await list()).results).toHaveLength(2);
  for (let batch = 0; batch < 12; batch++)
    await acting((act) =>
      onSpans(
        act,
        Array.from({ length: 25 }, (_, nth) => seen(`made-up-${batch}-${nth}`)),
      ),
    );
  expect(await list()).toMatchObject({ results: { length: 200 }, is_full: true });
});
