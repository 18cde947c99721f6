import type { FlowEvent } from "@agent-console/analysis/guards/flow/events.ts";
import { expect, test } from "vitest";
import { within } from "../../../../test/own-time.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import type { FlowOpening } from "./open-flow.ts";

const TEXT = `source web = result of web_fetch
deny call of send_email after web unless arg.to|cc in @company_domains
deny call of http_post when arg.body carries result of read_secret`;

const call = (tool: string, said: unknown, id: string): FlowEvent => ({ kind: "call", tool, id, arguments: said });
const result = (tool: string | null, text: string, id: string): FlowEvent => ({ kind: "result", tool, id, text });
const page = [call("web_fetch", {}, "1"), result("web_fetch", "a page", "1")];
const mail = (to: string, id = "2") => call("send_email", { to }, id);

const shown = (event: FlowEvent) => ({ ...event });
const CASES = [
  { name: "to a stranger", events: [...page, mail("eve@else.example")].map(shown), expected: "deny" },
  { name: "to us", events: [...page, mail("ada@ours.example")].map(shown), expected: "allow" },
];

async function plant(world: World) {
  const agent = await world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "a", model_name: "m" } });
  const list = await world.call("PUT", "/v1/flow-lists", {
    body: { name: "company_domains", entries: ["ours.example", " ours.example "] },
  });
  expect(list.status, JSON.stringify(list.body)).toBe(200);
  const body = { name: "mail", text: TEXT, cases: CASES };
  const policy = await world.call("POST", "/v1/flow-policies", { body });
  expect(policy.status, JSON.stringify(policy.body)).toBe(201);
  return {
    agentId: agent.body.id as string,
    policyId: policy.body.id as string,
    at: `/v1/flow-policies/${policy.body.id}`,
  };
}

const opener = (world: World, agentId: string) => {
  const open = world.services.guards.openFlow;
  const teamId = world.owner.who.teamId;
  return (more: Partial<FlowOpening>) =>
    open({
      ...{ teamId, agentId, requestId: "r", conversation: null, isContinued: false, isFirst: true, history: [] },
      ...more,
    });
};

/** The verdict on mail to a stranger after a page, once it is the expected one: changes reach a process within a second. */
async function mailOnce(open: ReturnType<typeof opener>, kind: string) {
  const judge = async () => (await open({ history: page })).judge(mail("eve@else.example"));
  const step = await within(1500, judge, (found) => found.kind === kind);
  expect(step.kind).toBe(kind);
  return step;
}

test("a policy is saved only without problems, with line and column, and tested by its cases", async () => {
  await using world = await openWorld();
  const { at } = await plant(world);
  const wrong = await world.call("PUT", at, { body: { name: "mail", text: "deny call of a\ndeny outbund" } });
  expect([wrong.status, wrong.body.detail[0].loc, wrong.body.detail[0].msg]).toEqual([
    422,
    ["body", "text"],
    expect.stringContaining("Line 2, column 6"),
  ]);
  const unknown = await world.call("POST", "/v1/flow-policies", {
    body: { name: "x", text: "deny call of a unless arg.to in @compny_domains" },
  });
  expect(unknown.body.detail[0].msg).toContain('Did you mean "company_domains"');
  expect((await world.call("POST", `${at}/test`)).body).toMatchObject({
    passed: true,
    cases: [
      { actual: "deny", line: 2 },
      { actual: "allow", line: null },
    ],
    recorded: null,
  });
  const sealed = await world.behind.query("select cases_sealed from flow_policies");
  expect(JSON.stringify(sealed.rows)).not.toContain("stranger");
  const [list] = (await world.call("GET", "/v1/flow-lists")).body.results;
  expect(list).toMatchObject({ name: "company_domains", entries: ["ours.example"], policies: ["mail"] });
  expect((await world.call("DELETE", `/v1/flow-lists/${list.id}`)).body).toMatchObject({
    code: "FLOW_LIST_IN_USE",
    policies: ["mail"],
  });
});

test("while a case fails the policy can't be attached, and the answer names the case", async () => {
  await using world = await openWorld();
  const { at, agentId } = await plant(world);
  const cases = [{ ...CASES[0], expected: "allow" }];
  await world.call("PUT", at, { body: { name: "mail", text: TEXT, cases } });
  const refused = await world.call("POST", `${at}/apply`, { body: { agent_id: agentId, mode: "shadow" } });
  expect([refused.status, refused.body.code]).toEqual([409, "FLOW_CASE_FAILED"]);
  expect(refused.body.failing).toMatchObject([{ name: "to a stranger", expected: "allow", actual: "deny", line: 2 }]);
});

test("shadow changes nothing and is evidence; enforcing needs it, or an admin's reason; versions roll back", async () => {
  await using world = await openWorld();
  const { at, agentId } = await plant(world);
  const apply = (body: object) => world.call("POST", `${at}/apply`, { body: { agent_id: agentId, ...body } });
  const open = opener(world, agentId);
  expect((await apply({ mode: "shadow" })).body.attachments).toMatchObject([
    { mode: "shadow", version: 1, is_current: true, evidence: { n: 0, needed: 300, is_proven: false } },
  ]);
  const shadow = await open({ history: page });
  expect(await shadow.judge(mail("eve@else.example"))).toEqual({ kind: "allow" });
  expect(shadow.hits).toMatchObject([{ line: 2, tool: "send_email", isEnforced: false }]);
  await shadow.close();

  const refused = await apply({ mode: "enforce" });
  expect([refused.status, refused.body.code, refused.body.refusals[0].n]).toEqual([409, "PROMOTION_NOT_PROVEN", 1]);
  const [hit] = (await world.call("GET", `${at}/hits`)).body.results;
  expect(hit).toMatchObject({ line: 2, tool: "send_email", label: null });
  await world.call("PUT", `${at}/hits/${hit.id}`, { body: { label: "attack" } });
  const fine = await open({});
  await fine.judge(mail("ada@ours.example"));
  await fine.close();
  await world.services.guards.flowTally.flush();
  await world.behind.query("update flow_counts set judged = judged + 298");
  const proven = await apply({ mode: "enforce" });
  expect(proven.body.attachments).toMatchObject([{ mode: "enforce", evidence: { n: 300, hits: 1, is_proven: true } }]);
  expect(await mailOnce(open, "deny")).toMatchObject({ message: expect.stringContaining('after "web"') });

  // Another text has no evidence of its own; the version that enforced before may do so again.
  const other = `${TEXT}\ndeny call of drop_table`;
  await world.call("PUT", at, { body: { name: "mail", text: other, cases: CASES } });
  expect((await apply({ mode: "enforce" })).status).toBe(409);
  const forced = await apply({ mode: "enforce", override_reason: "An incident." });
  expect(forced.body.attachments).toMatchObject([{ version: 2, override: { reason: "An incident." } }]);
  expect((await apply({ mode: "enforce", version: 1 })).body.attachments).toMatchObject([
    { version: 1, override: null },
  ]);
  expect((await world.call("DELETE", at)).body.code).toBe("FLOW_POLICY_LIVE");
  await apply({ mode: "off" });
  await mailOnce(open, "allow");
  expect((await world.call("DELETE", at)).status).toBe(204);
  const { rows } = await world.behind.query("select action from audit_log where action like 'flow_%' order by id");
  expect(rows.map(({ action }) => action)).toEqual([
    ...["flow_list.saved", "flow_policy.created", "flow_policy.attached", "flow_hit.labeled", "flow_policy.attached"],
    ...[
      "flow_policy.updated",
      "flow_policy.attached",
      "flow_policy.attached",
      "flow_policy.detached",
      "flow_policy.deleted",
    ],
  ]);
  const tools = (await world.call("GET", `/v1/agents/${agentId}/seen-tools`)).body.results;
  expect(tools).toMatchObject([{ tool: "send_email", calls: 2 }]);
});

test("a change of a list or a policy holds in a process that judges, within a second", async () => {
  await using world = await openWorld();
  const { at, agentId } = await plant(world);
  await world.call("POST", `${at}/apply`, {
    body: { agent_id: agentId, mode: "enforce", override_reason: "A test applies it." },
  });
  const open = opener(world, agentId);
  await mailOnce(open, "deny");
  await world.call("PUT", "/v1/flow-lists", { body: { name: "company_domains", entries: ["else.example"] } });
  await mailOnce(open, "allow");
});

test("a conversation goes on where it was, in any order of requests; what is lost counts as tainted", async () => {
  await using world = await openWorld();
  const { at, agentId } = await plant(world);
  await world.call("POST", `${at}/apply`, {
    body: { agent_id: agentId, mode: "enforce", override_reason: "A test applies it." },
  });
  const open = opener(world, agentId);
  const goesOn = { conversation: "c1", isContinued: true };
  const first = await open({ ...goesOn });
  expect((await first.judge(call("web_fetch", {}, "w"))).kind).toBe("allow");
  expect((await first.judge(call("read_secret", {}, "s"))).kind).toBe("allow");
  await first.close(["resp_1"]);
  const next = await open({
    ...{ conversation: "resp_1", isContinued: true, isFirst: false },
    history: [result(null, "a page", "w"), result(null, "the key is 0123456789abcdef-xyz", "s")],
  });
  expect((await next.judge(mail("eve@else.example"))).kind).toBe("deny");
  expect((await next.judge(call("http_post", { body: "0123456789ABCDEF-XYZ" }, "p"))).kind).toBe("deny");
  expect((await next.judge(call("http_post", { body: "hello" }, "p"))).kind).toBe("allow");
  // The next request may be there before the state is.
  const closing = next.close(["resp_2"]);
  const third = await open({ conversation: "resp_2", isContinued: true, isFirst: false });
  expect((await third.judge(call("http_post", { body: "is 0123456789abcdef-xyz" }, "q"))).kind).toBe("deny");

  await closing;

  const lost = await open({ conversation: "resp_9", isContinued: true, isFirst: false });
  expect(await lost.judge(mail("eve@else.example"))).toMatchObject({
    message: expect.stringContaining("not known any more"),
  });
  const kept = await world.behind.query("select conversation, state_sealed from flow_states");
  expect(kept.rowCount).toBe(3);
  expect(JSON.stringify(kept.rows)).not.toMatch(/resp_|0123456789|web_fetch/);

  // Two requests of one conversation at the same time both count.
  const [one, other] = [await open({ ...goesOn, conversation: "c2" }), await open({ ...goesOn, conversation: "c2" })];
  await one.judge(call("search", {}, "a"));
  await other.judge(call("web_fetch", {}, "b"));
  await Promise.all([one.close(), other.close()]);
  const after = await open({ ...goesOn, conversation: "c2", isFirst: false, history: [result(null, "found", "a")] });
  expect((await after.judge(mail("eve@else.example"))).kind).toBe("deny");
});

test("recorded requests are judged if someone who may read them asks, and that is audited", async () => {
  await using world = await openWorld();
  const { at, agentId } = await plant(world);
  const { recordedContext } = await import("../traffic/record-sample.ts");
  const id = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c99";
  const content = { texts: [], flow: [...page, mail("eve@else.example"), result("send_email", "sent", "2")] };
  const sealed = world.services.keyring.seal(JSON.stringify(content), recordedContext(id));
  await world.behind.query(
    `insert into recorded_traffic (id, team_id, agent_id, request_id, leg, protocol, version, decision, texts, characters,
       is_cut, content_sealed, is_sample, created_at)
     values ($1, $2, $3, 'r', 'model', 'chat', 1, 'allow', 0, 0, false, $4, false, 1)`,
    [id, world.owner.who.teamId, agentId, sealed],
  );
  const body = { recorded_agent_id: agentId };
  expect((await world.call("POST", `${at}/test`, { body })).body.recorded).toMatchObject({
    ...{ requests: 1, calls: 2, denied: 1, cut: 0 },
    hits: [{ recorded_id: id, tool: "send_email", line: 2 }],
  });
  const member = await world.member("MEMBER");
  expect((await world.call("POST", `${at}/test`, { as: member, body })).status).toBe(403);
  const { rows } = await world.behind.query("select count(*) from audit_log where action = 'recorded_traffic.tested'");
  expect(Number(rows[0]?.count)).toBe(1);
});
