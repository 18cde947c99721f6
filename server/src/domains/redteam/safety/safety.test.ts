import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";

const BODY = { tool: "native", purpose: "Answers questions about orders.", categories: ["pii"], num_tests: 1 };

test("one request stops every campaign of the team, and only an admin lets new ones start", async () => {
  await using world = await openWorld();
  const [member, stranger] = [await world.member("MEMBER"), await world.stranger()];
  const start = async (as = member) => {
    const body = { agent_name: "Orders", model_name: "m", agent_url: "https://orders.example" };
    const agent_id = (await world.call("POST", "/v1/agent-configurations/", { as, body })).body.id;
    return (await world.call("POST", "/v1/campaigns", { as, body: { ...BODY, agent_id } })).body;
  };
  const ids = [(await start()).campaign_id, (await start()).campaign_id];
  await world.call("POST", `/v1/campaigns/${ids[1]}/pause`, { as: member });
  const theirs = (await start(stranger)).campaign_id;

  const stop = await world.call("POST", "/v1/redteam/stop", { as: member, body: { reason: "Too loud." } });
  expect(stop.body).toMatchObject({ stopped: true, stopped_by: member.who.userId, campaigns_cancelled: 2 });
  const { rows } = await world.behind.query("select id, status, finish_reason from campaigns order by created_at, id");
  const states = new Map(rows.map(({ id, status, finish_reason }) => [id, [status, finish_reason]]));
  for (const id of ids) expect(states.get(id)).toEqual(["cancelled", "stopped"]);
  expect(states.get(theirs)).toEqual(["running", null]);
  expect((await start()).code).toBe("REDTEAM_STOPPED");
  expect((await world.call("DELETE", "/v1/redteam/stop", { as: member })).status).toBe(403);
  const again = await world.call("POST", "/v1/redteam/stop", { as: world.owner });
  expect(again.body).toMatchObject({ stopped_by: member.who.userId, reason: "Too loud.", campaigns_cancelled: 0 });

  // As if it had been created in the same moment.
  await world.behind.query("update campaigns set status = 'running' where id = $1", [ids[0]]);
  expect((await world.call("DELETE", "/v1/redteam/stop", { as: world.owner })).body.stopped).toBe(false);
  expect((await world.call("GET", `/v1/campaigns/${ids[0]}`, { as: member })).body.status).toBe("cancelled");
  expect((await start()).status).toBe("queued");
  const audit = await world.behind.query(
    "select action from audit_log where action like 'redteam.%' and team_id = $1 order by at, id",
    [world.owner.who.teamId],
  );
  expect(audit.rows.map(({ action }) => action)).toEqual(["redteam.stopped", "redteam.stopped", "redteam.stop_lifted"]);
});

test("an agent's policy says whether and when it may be attacked, for new and for resumed campaigns", async () => {
  await using world = await openWorld();
  const { owner } = world;
  const hour = new Date(world.clock.now).getUTCHours();
  const hours = (from: number) => ({ from_hour: from % 24, to_hour: (from + 1) % 24, time_zone: "UTC" });
  const body = { agent_name: "Orders", model_name: "m", agent_url: "https://orders.example" };
  const agent_id = (await world.call("POST", "/v1/agent-configurations/", { as: owner, body })).body.id;
  const path = `/v1/agents/${agent_id}/redteam-policy`;
  const put = (policy: object) => world.call("PUT", path, { as: owner, body: policy });
  const start = async () =>
    (await world.call("POST", "/v1/campaigns", { as: owner, body: { ...BODY, agent_id } })).body;
  expect((await world.call("GET", path, { as: owner })).body).toMatchObject({ is_allowed: true, allowed_now: true });

  const later = hours(hour + 2);
  expect((await put(later)).body).toMatchObject({
    ...{ ...later, allowed_now: false, updated_by: owner.who.userId },
    opens_at: (Math.floor(world.clock.now / 3_600_000) + 2) * 3600,
  });
  expect(await start()).toMatchObject({ code: "REDTEAM_FORBIDDEN" });
  await put({ ...hours(hour), to_hour: (hour + 2) % 24 });
  const { campaign_id } = await start();
  expect(campaign_id).toBeDefined();
  await world.call("POST", `/v1/campaigns/${campaign_id}/pause`, { as: owner });
  await put({ is_allowed: false });
  const resume = () => world.call("POST", `/v1/campaigns/${campaign_id}/resume`, { as: owner });
  expect((await resume()).body.code).toBe("REDTEAM_FORBIDDEN");
  await put({ requests_per_minute: 5 });
  expect((await resume()).body.status).toBe("queued");

  for (const [wrong, member] of [
    [{ ...later, time_zone: "Mars/Olympus" }, "time_zone"],
    [{ from_hour: 1 }, "to_hour"],
    [{ ...later, to_hour: later.from_hour }, "to_hour"],
  ] as const) {
    const { status, body: said } = await put(wrong);
    expect([status, said.detail[0].loc]).toEqual([422, ["body", member]]);
  }
});
