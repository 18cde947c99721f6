import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";

const TEXT = "# Refunds\n\nThe agent must not promise a refund of more than 200 euros.\n";
let world: World;

beforeAll(async () => {
  world = await openWorld();
  return () => world[Symbol.asyncDispose]();
});

async function create(body: object): Promise<{ body: Record<string, unknown> & { id: string }; etag: string }> {
  const reply = await world.call("POST", "/v1/policies/", {
    body: { name: "Refunds", category: "operational", ...body },
  });
  expect(reply.status, reply.text).toBe(201);
  return { body: reply.body, etag: String(reply.headers.etag) };
}

async function registered(of: World): Promise<{ id: string }> {
  const body = { agent_name: "Support", model_name: "small", agent_url: "https://agent.example/v1" };
  return (await of.call("POST", "/v1/agent-configurations/", { body })).body;
}

describe("policies", () => {
  test("are created as drafts that are in force for no agent, and answered in the contract's shape", async () => {
    const { body } = await create({ source_text: TEXT, tags: ["shop"] });
    expect(body).toMatchObject({
      status: "draft",
      is_preset: false,
      source_text: TEXT,
      tags: ["shop"],
      conversion: null,
    });
    expect((await world.call("GET", `/v1/policies/${body.id}/scope`)).body).toEqual({
      all_agents: false,
      agent_ids: [],
    });
    const [one, slash] = [
      await world.call("GET", `/v1/policies/${body.id}`),
      await world.call("GET", `/v1/policies/${body.id}/`),
    ];
    expect(one.text).toBe(slash.text);
  });

  test("are filtered, searched, sorted and paged by cursor", async () => {
    const names = ["Alpha list", "beta LIST", "Gamma list"];
    for (const name of names) await create({ name, category: "brand", description: "100% sure_thing" });
    const list = async (query: string) => (await world.call("GET", `/v1/policies/?category=brand&${query}`)).body;
    expect((await list("search=LIST")).total).toBe(3);
    expect((await list("search=100%25%20sure_")).total).toBe(3);
    expect((await list("search=_%25_")).total).toBe(0);
    const first = await list("sort=-name&limit=2");
    const rest = await list(`sort=-name&limit=2&cursor=${first.next_cursor}`);
    const shown = [...first.results, ...rest.results].map(({ name }: { name: string }) => name);
    expect([shown.toSorted(), first.total, rest.next_cursor]).toEqual([names.toSorted(), 3, null]);
    expect((await world.call("GET", "/v1/policies/?limit=101")).status).toBe(422);
  });

  test("become active only with a text, and a stale If-Match changes nothing", async () => {
    const { body, etag } = await create({});
    const path = `/v1/policies/${body.id}`;
    expect((await world.call("POST", `${path}/activate`)).body.code).toBe("POLICY_EMPTY");
    expect((await world.call("PATCH", path, { body: { status: "active" } })).body.code).toBe("POLICY_EMPTY");
    const given = await world.call("PATCH", path, { body: { source_text: TEXT }, headers: { "if-match": etag } });
    expect(given.body).toMatchObject({ source_text: TEXT, text_version: 1, name: "Refunds" });
    const stale = await world.call("PATCH", path, { body: { name: "Other" }, headers: { "if-match": etag } });
    expect(stale.status).toBe(412);
    expect((await world.call("POST", `${path}/activate`)).body).toMatchObject({ status: "active", name: "Refunds" });
  });

  test("are in force for the team's own agents only", async () => {
    const { id } = (await create({ source_text: TEXT })).body;
    const stranger = await world.another();
    const theirs = await registered(stranger);
    const agent = await registered(world);
    const put = (body: object) => world.call("PUT", `/v1/policies/${id}/scope`, { body });
    expect((await put({ agent_ids: [theirs.id] })).status).toBe(404);
    expect((await put({ agent_ids: [agent.id, agent.id] })).body).toEqual({ all_agents: false, agent_ids: [agent.id] });
  });

  test("are deleted with their texts", async () => {
    const { id } = (await create({ source_text: TEXT })).body;
    expect((await world.call("DELETE", `/v1/policies/${id}`)).status).toBe(204);
    expect((await world.call("GET", `/v1/policies/${id}`)).status).toBe(404);
    const { rows } = await world.behind.query("select from policy_texts where policy_id = $1", [id]);
    expect(rows).toEqual([]);
  });
});
