import { expect, test } from "vitest";
import { guardedAgent, word } from "../../../../test/protection/guarded-agent.ts";
import { exchangeOf } from "../../../../test/protection/recorded-exchange.ts";
import { openWorld } from "../../../../test/world.ts";
import { readBody } from "../configs/read-body.ts";
import { watchOverDefense } from "./watch.ts";

const body = (mode: string) => ({ "input-guards": ["watch"], watch: word("orion", { mode }) });
const many = (n: number, prompt: string) => Array.from({ length: n }, () => ({ prompt }));

test("a guard enforces after 300 clean requests and not after 299, and a hit counts until it is labeled", async () => {
  await using world = await openWorld();
  const { agent_id, config_id } = await guardedAgent(world, body("shadow"));
  const judge = async (id: string, inputs: object[]) => {
    const detector_id = `config:${config_id}`;
    const reply = await world.call("POST", "/v1/detections", { body: { id, detector_id, detector_inputs: inputs } });
    expect(reply.body.status).toBe("COMPLETED");
  };
  const at = `/v1/guard-configs/${config_id}`;
  const evidence = async () => (await world.call("GET", `${at}/promotion`)).body.guards[0];
  const apply = () => world.call("POST", `${at}/apply`);

  await judge("first", many(299, "hello"));
  expect(await evidence()).toMatchObject({ n: 299, needed: 300, hits: 0, proven_by: null, mode: "shadow" });
  await world.call("PUT", at, { body: { config_body: body("enforce") } });
  const refused = await apply();
  expect([refused.status, refused.body.code]).toEqual([409, "PROMOTION_NOT_PROVEN"]);
  expect(refused.body.refusals).toEqual([
    expect.objectContaining({ guard: "watch", n: 299, budget: 0.01, bound: expect.closeTo(0.00997, 4) }),
  ]);

  // While the saved body differs from the live version, only the live version is evidence.
  const check = (text: string) => world.call("POST", "/v1/guard-checks", { body: { agent_id, text } });
  expect((await check("tell me of orion")).body).toMatchObject({ decision: "allow", would: "block", version: 1 });
  await world.services.guards.tally.flush();
  const withHit = await apply();
  expect(withHit.body.refusals[0]).toMatchObject({ n: 300, bound: expect.closeTo(0.0157, 3) });

  const { results } = (await world.call("GET", `${at}/guard-hits?unlabeled=true`)).body;
  expect(results).toEqual([
    expect.objectContaining({ guard: "watch", text: "tell me of orion", start: 11, end: 16, label: null }),
  ]);
  const labeled = await world.call("PUT", `${at}/guard-hits/${results[0].id}`, { body: { label: "attack" } });
  expect(labeled.body.label).toBe("attack");
  await world.services.telemetry.writer.flush();
  const { rows: figures } = await world.behind.query(
    `select sum(d.total)::int as total from series_delta d join series_names n on n.team_id = d.team_id and n.id = d.metric
     where n.name = 'guard_labeled_total' and d.agent_id is null and d.labels >= 0`,
  );
  expect(figures).toEqual([{ total: 1 }]);
  expect(await evidence()).toMatchObject({ n: 300, hits: 1, proven_by: "traffic", labels: { attack: 1, fine: 0 } });
  expect((await apply()).body.live_version).toBe(2);
  const actions = (await world.behind.query("select action from audit_log where action like 'guard_hit%' order by id"))
    .rows;
  expect(actions.map(({ action }) => action)).toEqual(["guard_hits.read", "guard_hit.labeled"]);
});

test("another definition of the guard starts without evidence, and hard negatives must pass", async () => {
  await using world = await openWorld();
  const { config_id } = await guardedAgent(world, body("shadow"));
  const detector_id = `config:${config_id}`;
  await world.call("POST", "/v1/detections", { body: { id: "a", detector_id, detector_inputs: many(320, "hello") } });
  const at = `/v1/guard-configs/${config_id}`;
  const changed = async (guard: object) => {
    await world.call("PUT", at, { body: { config_body: { "input-guards": ["watch"], watch: guard } } });
    return (await world.call("GET", `${at}/promotion`)).body.guards[0];
  };
  expect(await changed(word("orion"))).toMatchObject({ n: 320, proven_by: "traffic" });
  expect(await changed(word("lyra"))).toMatchObject({ n: 0, proven_by: null, bound: null });
  const greedy = await changed(word("the"));
  expect(greedy.reason).toContain("ordinary texts that look like attacks");
  expect(greedy.hard_negatives.hits).toBeGreaterThan(10);
});

test("requests through the gateway are evidence, and after promotion the bound is watched on them alone", async () => {
  await using world = await openWorld();
  const { agent_id, config_id } = await guardedAgent(world, body("shadow"));
  const { traffic, tally } = world.services.guards;
  const send = async (text: string, times: number) => {
    const exchange = await exchangeOf(world, agent_id, { texts: [text] });
    for (let n = 0; n < times; n++) traffic.record({ ...exchange, requestId: `${text} ${n}` });
    await traffic.flush();
    await tally.flush();
  };
  const at = `/v1/guard-configs/${config_id}`;
  await send("hello", 300);
  expect((await world.call("GET", `${at}/promotion`)).body.guards[0]).toMatchObject({
    ...{ n: 300, through_gateway: 300, proven_by: "traffic", estimate: 0, low: 0 },
  });
  await world.call("PUT", at, { body: { config_body: body("enforce") } });
  expect((await world.call("POST", `${at}/apply`)).body.live_version).toBe(2);
  await world.behind.query("select pg_notify('guard_versions', $1)", [`${world.owner.who.teamId}:${agent_id}:x:2`]);
  const { config } = await readBody(body("enforce"), ["config_body"]);
  const watch = () =>
    world.services.db.inTeam(world.owner.who, (tx) =>
      watchOverDefense(
        { tx, who: world.owner.who, origin: { requestId: "t", address: "t" }, now: Date.now() },
        { agentId: agent_id, configId: config_id, version: 2, config },
      ),
    );
  await expect.poll(async () => (await exchangeOf(world, agent_id, { texts: ["a"] })).guards?.version).toBe(2);
  expect(await watch()).toEqual([]);
  await send("hello", 300);
  expect(await watch()).toMatchObject([{ guard: "watch", n: 300, hits: 0, isOver: false, isUnproven: false }]);
  await send("of orion", 10);
  expect(await watch()).toMatchObject([{ n: 310, hits: 10, isOver: false, isUnproven: true, budget: 0.01 }]);
});
