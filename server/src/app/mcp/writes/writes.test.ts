import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { make, readAudit, withKey } from "../../../../test/teams/keys.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { createKeyring, newKey } from "../../../platform/secrets/keyring.ts";
import { createSeals } from "./seal.ts";

let world: World;
let writer: Person;
beforeAll(async () => {
  world = await openWorld();
  writer = await keyOf({ mcp_writes: true });
  return () => world[Symbol.asyncDispose]();
});

const keyOf = async (wanted: object): Promise<Person> => withKey(world.owner, await make(world, world.owner, wanted));

// biome-ignore lint/suspicious/noExplicitAny: whatever the test then pins down
type Answered = any;

async function tool(name: string, given: object, as = writer): Promise<Answered> {
  const params = { name, arguments: given };
  const { token } = as;
  const reply = await world.app.inject({
    ...{ method: "POST", url: "/mcp", headers: { host: "127.0.0.1", authorization: `Bearer ${token}` } },
    payload: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  const { result, error } = reply.json();
  return error ?? result.structuredContent;
}

const create = (given: object, as = writer) =>
  tool("operation_call", { operation: "environment.createDimension", arguments: given }, as);
const dimensions = async (): Promise<number> => (await world.call("GET", "/v1/dimensions/?limit=1")).body.count;
const newAgent = async (): Promise<string> => {
  const body = { agent_name: "Order desk", model_name: "small-chat-1", agent_url: "http://127.0.0.1:9/v1" };
  return (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
};
const rename = (id: string) => world.call("PUT", `/v1/agent-configurations/${id}`, { body: { agent_name: "Changed" } });
const statusOf = async (id: string) => (await world.call("GET", `/v1/agent-configurations/${id}`)).body.status;

describe("a key that may write over MCP", () => {
  test("is made by people only, and narrowed by its scope and by the address", async () => {
    const asked = { name: "more", scopes: ["full"], mcp_writes: true };
    expect((await world.call("POST", "/v1/api-keys", { as: writer, body: asked })).status).toBe(403);
    const reader = await keyOf({ scopes: ["read"], mcp_writes: true });
    expect(await tool("agents_archive", { id: await newAgent() }, reader)).toMatchObject({ code: "NOT_ALLOWED" });
    expect(await create({ name: "n", display_name: "N" }, reader)).toMatchObject({ code: "OPERATION_NOT_OFFERED" });
    const list = await world.app.inject({
      ...{
        method: "POST",
        url: "/mcp?access=read",
        headers: { host: "127.0.0.1", authorization: `Bearer ${writer.token}` },
      },
      payload: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    });
    const tools: { annotations: { readOnlyHint: boolean } }[] = list.json().result.tools;
    expect(tools.filter(({ annotations }) => !annotations.readOnlyHint)).toEqual([]);
  });

  test("changes something that can be undone only with a confirmation: once, with this key, for exactly this", async () => {
    const given = { name: "tone", display_name: "Tone" };
    const before = await dimensions();
    const asked = await create(given);
    expect(asked).toMatchObject({
      code: "CONFIRMATION_NEEDED",
      plan: { operation: "environment.createDimension", arguments: given },
    });
    expect(asked.question).toContain("127.0.0.1");
    expect(asked.question).toContain('name: "tone"');
    const { confirmation } = asked;
    for (const [wanted, as] of [
      [{ ...given, name: "other", confirmation }, writer],
      [{ ...given, confirmation: `${confirmation}x` }, writer],
      [{ ...given, confirmation: "none" }, writer],
      [{ ...given, confirmation }, await keyOf({ mcp_writes: true })],
    ] as const)
      expect(await create(wanted, as)).toMatchObject({ code: "CONFIRMATION_REFUSED" });
    expect(await dimensions()).toBe(before);
    expect(await create({ display_name: "Tone", confirmation, name: "tone" })).toMatchObject({
      data: { name: "tone" },
    });
    expect(await create({ ...given, confirmation })).toMatchObject({ code: "CONFIRMATION_REFUSED" });
    expect(await dimensions()).toBe(before + 1);
  });

  test("is refused if what it changes has changed since it asked", async () => {
    const id = await newAgent();
    const wanted = { operation: "agents.update", arguments: { id, agent_name: "Better" } };
    const { confirmation } = await tool("operation_call", wanted);
    await rename(id);
    const late = { ...wanted, arguments: { ...wanted.arguments, confirmation } };
    expect(await tool("operation_call", late)).toMatchObject({ code: "CONFIRMATION_REFUSED" });
    expect((await world.call("GET", `/v1/agent-configurations/${id}`)).body.agent_name).toBe("Changed");
  });

  test("is refused if it changes between the last look and the change", async () => {
    const id = await newAgent();
    const wanted = { operation: "agents.update", arguments: { id, agent_name: "Better" } };
    const { confirmation } = await tool("operation_call", wanted);
    const other = await world.behind.connect();
    await other.query("begin");
    await other.query("update agents set revision = revision + 1, edited_revision = revision + 1 where id = $1", [id]);
    const late = tool("operation_call", { ...wanted, arguments: { ...wanted.arguments, confirmation } });
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'agents'";
    await expect.poll(async () => (await world.behind.query(waiting)).rows.length).toBe(1);
    await other.query("commit");
    other.release();
    expect(await late).toMatchObject({ code: "PRECONDITION_FAILED" });
    expect((await world.call("GET", `/v1/agent-configurations/${id}`)).body.agent_name).toBe("Order desk");
  });

  test("is refused after five minutes", () => {
    const seals = createSeals(createKeyring([newKey()]));
    const sealed = seals.seal({ keyId: "k", planHash: "h", etag: null }, 0);
    expect(seals.open(sealed.confirmation, 299_000)).toMatchObject({ keyId: "k", planHash: "h" });
    expect(seals.open(sealed.confirmation, 360_000)).toBeNull();
  });
});

describe("a client that can ask its user", () => {
  test.each(["accept", "decline"] as const)("does so in the same call, and %s decides", async (action) => {
    const url = new URL(`/mcp`, await address());
    const capabilities = { elicitation: {} };
    const client = new ModernClient(
      { name: "editor", version: "1" },
      { capabilities, versionNegotiation: { mode: "auto" } },
    );
    const questions: string[] = [];
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      questions.push(params.message);
      return { action };
    });
    await client.connect(
      new ModernTransport(url, { requestInit: { headers: { authorization: `Bearer ${writer.token}` } } }),
    );
    const before = await dimensions();
    const wanted = { operation: "environment.createDimension", arguments: { name: action, display_name: action } };
    const result = await client.callTool({ name: "operation_call", arguments: wanted });
    await client.close();
    expect(questions).toEqual([expect.stringContaining(action)]);
    expect(result.structuredContent).toMatchObject(
      action === "accept" ? { data: { name: action } } : { code: "DECLINED" },
    );
    expect((await dimensions()) - before).toBe(action === "accept" ? 1 : 0);
  });

  let listening: Promise<string> | undefined;
  const address = (): Promise<string> => {
    listening ??= world.app.listen({ host: "127.0.0.1", port: 0 });
    return listening;
  };
});

describe("what can't be undone, or costs a lot", () => {
  const decide = (id: string, verb: "approve" | "decline", as?: Person) =>
    world.call("POST", `/v1/pending-actions/${id}/${verb}`, as ? { as } : {});

  test("waits for a person with the permission, who is not the key, and is in the log with both names", async () => {
    const endpoint = { name: "On call", kind: "webhook", address: "http://127.0.0.1:9/" };
    await world.call("POST", "/v1/notifications/endpoints", { body: endpoint });
    const agent = await newAgent();
    const filed = await tool("agents_archive", { id: agent, reason: "It was replaced.\u202e" });
    expect(filed).toMatchObject({
      code: "WAITS_FOR_A_PERSON",
      address: expect.stringContaining("/settings/approvals"),
    });
    const id = filed.action_id;
    expect(await tool("action_status", { action_id: id })).toMatchObject({
      data: { state: "open", title: "Archive an agent" },
    });
    expect(await statusOf(agent)).toBe("active");
    expect((await decide(id, "approve", writer)).status).toBe(403);
    expect((await decide(id, "approve", await world.member("VIEWER"))).status).toBe(403);
    const listed = await world.call("GET", "/v1/pending-actions?state=open");
    expect(listed.body.results[0]).toMatchObject({
      id,
      reason: "It was replaced.\\u{202e}",
      asked_by: { user_id: world.owner.who.userId },
    });
    const member = await world.member("MEMBER");
    expect((await decide(id, "approve", member)).body).toMatchObject({ state: "done", decided_by: member.who.userId });
    expect(await statusOf(agent)).not.toBe("active");
    expect((await decide(id, "decline")).body.code).toBe("ACTION_DECIDED");
    const { rows } = await world.behind.query(
      "select actor_id, details from audit_log where action = 'action.approved'",
    );
    expect(rows).toMatchObject([{ actor_id: member.who.userId, details: { asked_by: world.owner.who.userId } }]);
    expect(await readAudit(world, "action.requested")).toMatchObject([{ actor_kind: "key", target_id: id }]);
    const told = await world.behind.query(
      "select payload::text from notification_deliveries where event = 'action.pending'",
    );
    expect(told.rows[0].payload).toContain("An assistant asks: Archive an agent");
    expect(told.rows[0].payload).not.toContain("replaced");
  });

  test("is not done if the agent has changed since, if it was declined, or after half an hour", async () => {
    const agent = await newAgent();
    const file = async () => (await tool("agents_archive", { id: agent })).action_id;
    const stale = await file();
    await rename(agent);
    expect((await decide(stale, "approve")).body.code).toBe("ACTION_STALE");
    expect((await decide(stale, "decline")).body).toMatchObject({ state: "declined" });
    const old = await file();
    await world.behind.query("update pending_actions set expires_at = 1 where id = $1", [old]);
    expect((await decide(old, "approve")).body.code).toBe("ACTION_EXPIRED");
    expect(await tool("action_status", { action_id: old })).toMatchObject({ data: { state: "expired" } });
    const forged = await file();
    await world.behind.query(
      `update pending_actions set plan = '{"params":{"id":"${agent}"},"query":"x=1","body":null}' where id = $1`,
      [forged],
    );
    expect((await decide(forged, "approve")).body.code).toBe("ACTION_STALE");
    expect(await statusOf(agent)).toBe("active");
  });

  test("includes an operation that only people may call", async () => {
    const wanted = {
      operation: "evolution.approveProposal",
      arguments: { proposal_id: world.owner.who.teamId, body: {} },
    };
    const filed = await tool("operation_call", wanted);
    expect(["WAITS_FOR_A_PERSON", "PROPOSAL_NOT_FOUND"]).toContain(filed.code);
  });
});
