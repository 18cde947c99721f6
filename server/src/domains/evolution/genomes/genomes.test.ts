import { beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { sql } from "../../../platform/db/sql.ts";

/** One console for all tests, each with a team of its own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const PROMPT = "You are a support agent.\r\n\r\n# Rules\r\n- Never share passwords.\r\n- Reply in JSON.\r\n";
const AGENT = {
  agent_name: "Support",
  model_name: "small-chat-1",
  agent_system_prompt: PROMPT,
  agent_params: { temperature: 0.7, max_tokens: 512, rag_params: { k: 1.5e1 } },
  mcp_config: { access_level: "write", server_urls: ["https://a.example/", "https://b.example/"] },
};

async function newAgent(world: World, more: object = {}): Promise<string> {
  const reply = await world.call("POST", "/v1/agent-configurations/", { body: { ...AGENT, ...more } });
  return reply.body.id;
}

async function extracted(world: World, more: object = {}) {
  const id = await newAgent(world, more);
  return { agentId: id, ...(await world.call("POST", `/v1/genomes/extract-from-agent/${id}`)).body };
}

test("an agent's genome renders back to the agent: writing it changes nothing, not even the revision", async () => {
  const world = await shared.another();
  const genome = await extracted(world);
  const path = `/v1/agent-configurations/${genome.agentId}`;
  const before = await world.call("GET", path);
  const update = await world.call("GET", `/v1/genomes/${genome.genome_id}/to-agent-update`);
  expect(update.body.agent_system_prompt).toBe(PROMPT);
  const after = await world.call("PUT", path, { body: update.text });
  expect(after.status).toBe(200);
  expect(after.headers["etag"]).toBe(before.headers["etag"]);
  expect(after.text).toBe(before.text);
  expect(update.headers["etag"]).toBe(`"${genome.config_etag}"`);
});

test("every field of to-agent-update is one of the update body's, whatever genes were seeded", async () => {
  const world = await shared.another();
  const gene = (path: string, value: unknown) => ({ kind: "param.json", path, value });
  const genes = [gene("/api_key", "stolen"), gene("/status", "archived"), gene("/agent_params", { temperature: 1 })];
  const { body: seeded } = await world.call("POST", "/v1/genomes/", { body: { genes } });
  const { body: update } = await world.call("GET", `/v1/genomes/${seeded.id}/to-agent-update`);
  expect(update).toEqual({ agent_params: { temperature: 1 } });
  const agent = await newAgent(world);
  expect((await world.call("PUT", `/v1/agent-configurations/${agent}`, { body: update })).status).toBe(200);
});

test("an unchanged configuration is the same version, a changed one the next, an earlier one again the earlier", async () => {
  const world = await shared.another();
  const first = await extracted(world);
  expect(first).toMatchObject({ version: 1, unchanged: false, origin: "extract", parents: [] });
  const extract = () => world.call("POST", `/v1/genomes/extract-from-agent/${first.agentId}`);
  expect(await extract()).toMatchObject({ status: 201, body: { version: 1, unchanged: true } });
  const put = (body: object) => world.call("PUT", `/v1/agent-configurations/${first.agentId}`, { body });
  await put({ agent_system_prompt: `${PROMPT}- Be kind.\r\n` });
  const second = (await extract()).body;
  expect(second).toMatchObject({ version: 2, genome_id: first.genome_id, unchanged: false });
  expect(second.parents).toEqual([{ genome_id: first.genome_id, version: 1, role: "extract" }]);
  await put({ agent_system_prompt: PROMPT });
  expect((await extract()).body).toMatchObject({ version: 1, unchanged: true, content_hash: first.content_hash });
});

test("concurrent extractions create one genome with one version", async () => {
  const world = await shared.another();
  const id = await newAgent(world);
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => world.call("POST", `/v1/genomes/extract-from-agent/${id}`)),
  );
  expect(new Set(replies.map(({ body }) => `${body.genome_id} ${body.version}`)).size).toBe(1);
  expect(replies.filter(({ body }) => !body.unchanged)).toHaveLength(1);
});

test("segments keep their names and locks when others are added and removed around them", async () => {
  const world = await shared.another();
  const first = await extracted(world);
  const rule = first.genes.find((gene: { text?: string }) => gene.text?.includes("passwords"));
  const locked = first.genes.map((gene: { key: string }) =>
    gene.key === rule.key ? { ...gene, lock: "owner" } : gene,
  );
  const edited = await world.call("POST", `/v1/genomes/${first.genome_id}/versions`, { body: { genes: locked } });
  expect(edited.status).toBe(201);
  const prompt = PROMPT.replace("# Rules", "Be kind.\r\n\r\n# Rules").replace(
    "share passwords",
    "ever share passwords",
  );
  await world.call("PUT", `/v1/agent-configurations/${first.agentId}`, { body: { agent_system_prompt: prompt } });
  const { body } = await world.call("POST", `/v1/genomes/extract-from-agent/${first.agentId}`);
  const found = body.genes.find((gene: { key: string }) => gene.key === rule.key);
  expect(found).toMatchObject({ lock: "owner", text: expect.stringContaining("ever share passwords") });
});

test("a seed is read where possible, stored as it was sent, and what was not read is listed", async () => {
  const world = await shared.another();
  const sent = '{"name":"careful","traits":[1.50],"agent_system_prompt":"Be kind.","genes":[{"kind":"spell"}]}';
  const created = await world.call("POST", "/v1/genomes", { body: sent });
  expect(created.status).toBe(200);
  expect(created.text.endsWith(sent.slice(1))).toBe(true);
  const unread = [{ at: "/genes/0/kind" }, { at: "/traits" }];
  expect(created.body).toMatchObject({ version: 1, warnings: unread, content_hash: expect.any(String) });
  const read = await world.call("GET", `/v1/genomes/${created.body.id}`);
  expect(read.body).toMatchObject({ name: "careful", origin: "seed", warnings: unread, version: 1, agent_id: null });
  expect(read.body.genes.map((gene: { text: string }) => gene.text)).toEqual(["Be kind."]);
  expect(read.text).toContain(`"source":${sent}}`);
  expect(read.headers["etag"]).toBe(`"${created.body.content_hash}"`);
});

test("a seed that names its parents is linked to those of the team", async () => {
  const world = await shared.another();
  const { body: parent } = await world.call("POST", "/v1/genomes/", { body: {} });
  const { body: foreign } = await world.call("POST", "/v1/genomes/", { body: {}, as: await world.stranger() });
  const parents = [parent, foreign].map(({ id }) => ({ genome_id: id, version: 1 }));
  const { body: child } = await world.call("POST", "/v1/genomes/", { body: { parents } });
  const { body } = await world.call("GET", `/v1/genomes/${child.id}`);
  expect(body.parents).toEqual([{ genome_id: parent.id, version: 1, role: "import" }]);
});

test("an edit is a new version with its parent, and shows in difference, history and versions", async () => {
  const world = await shared.another();
  const { genome_id: id, agentId } = await extracted(world);
  const body = { agent_system_prompt: PROMPT.replace("Reply in JSON.", "Reply in plain JSON."), note: "plainer" };
  const edited = await world.call("POST", `/v1/genomes/${id}/versions`, { body });
  expect(edited).toMatchObject({ status: 201, body: { version: 2, latest_version: 2, note: "plainer", source: null } });
  expect(edited.headers["location"]).toBe(`/v1/genomes/${id}/versions/2`);
  expect(edited.body.parents).toEqual([{ genome_id: id, version: 1, role: "human_edit" }]);

  const diff = (await world.call("GET", `/v1/genomes/${id}/diff?version_a=1&version_b=2`)).body;
  expect(diff).toMatchObject({ identical: false, weakening: false });
  expect(diff.changes).toMatchObject([
    {
      op: "changed",
      kind: "prompt.segment",
      text_diff: [{ op: "equal" }, { op: "added", text: "plain " }, { op: "equal" }],
    },
  ]);
  expect(diff.patch.map(({ op, path }: { op: string; path: string }) => `${op} ${path.split("/").at(-1)}`)).toEqual([
    "replace origin",
    "replace text",
  ]);
  expect((await world.call("GET", `/v1/genomes/${id}/diff?version_a=2&version_b=2`)).body).toMatchObject({
    identical: true,
    changes: [],
    patch: [],
  });

  const history = (await world.call("GET", `/v1/genomes/by-agent/${agentId}/mutation-history`)).body;
  expect(history).toMatchObject({
    total: 2,
    items: [
      { version: 2, changes: [{ op: "changed" }] },
      { version: 1, changes: [] },
    ],
  });
  const versions = (await world.call("GET", `/v1/genomes/${id}/versions?limit=1`)).body;
  expect(versions).toMatchObject({ total: 2, limit: 1, offset: 0, items: [{ version: 2, parents: [{ version: 1 }] }] });
  expect(versions.results).toEqual(versions.items);
  expect((await world.call("GET", `/v1/genomes/${id}/versions/1`)).body).toMatchObject({
    version: 1,
    latest_version: 2,
  });
  expect((await world.call("GET", `/v1/genomes/by-agent/${agentId}?version=1`)).body).toMatchObject({ version: 1 });
});

test("an edit of an older version is merged with later changes; if both changed one gene, a person decides", async () => {
  const world = await shared.another();
  const { genome_id: id } = await extracted(world);
  const edit = (prompt: string) =>
    world.call("POST", `/v1/genomes/${id}/versions`, { body: { base_version: 1, agent_system_prompt: prompt } });
  await edit(PROMPT.replace("support agent", "patient support agent"));
  const merged = await edit(PROMPT.replace("Reply in JSON", "Always reply in JSON"));
  expect(merged.body).toMatchObject({ version: 3 });
  expect(merged.body.parents).toEqual([
    { genome_id: id, version: 2, role: "human_edit" },
    { genome_id: id, version: 1, role: "merge_base" },
  ]);
  const { body: update } = await world.call("GET", `/v1/genomes/${id}/to-agent-update`);
  expect(update.agent_system_prompt).toBe(
    PROMPT.replace("support agent", "patient support agent").replace("Reply in JSON", "Always reply in JSON"),
  );
  const refused = await edit(PROMPT.replace("support agent", "hasty support agent"));
  expect(refused).toMatchObject({ status: 409, body: { code: "GENOME_CONFLICT", latest_version: 3 } });
  expect(refused.body.conflicts).toMatchObject([
    { base: { text: "You are a support agent." }, theirs: { text: "You are a patient support agent." } },
  ]);
  expect((await world.call("GET", `/v1/genomes/${id}/versions`)).body.total).toBe(3);
});

test("an edit without changes makes no version; one with no content, or with two, is refused", async () => {
  const world = await shared.another();
  const { genome_id: id, genes } = await extracted(world);
  const edit = (body: object) => world.call("POST", `/v1/genomes/${id}/versions`, { body });
  expect((await edit({ genes })).body.code).toBe("GENOME_UNCHANGED");
  expect((await edit({ agent_system_prompt: PROMPT })).body.code).toBe("GENOME_UNCHANGED");
  expect((await edit({})).status).toBe(422);
  expect((await edit({ genes, agent_system_prompt: "x" })).status).toBe(422);
  expect((await edit({ genes: [{ kind: "spell" }] })).body.detail).toMatchObject([
    { loc: ["body", "genes", 0, "kind"] },
  ]);
  expect((await edit({ base_version: 9, genes })).body.code).toBe("GENOME_VERSION_NOT_FOUND");
});

test("loosening a protection or changing what the organization locked requires an owner or admin", async () => {
  const world = await shared.another();
  const [member, admin] = [await world.member("MEMBER"), await world.member("ADMIN")];
  const { genome_id: id, genes } = await extracted(world);
  type Sent = { key: string; kind: string; text?: string };
  const edit = (change: (gene: Sent) => object, as = member) =>
    world.call("POST", `/v1/genomes/${id}/versions`, { as, body: { genes: genes.map(change) } });
  const widen = (gene: Sent) => (gene.kind === "mcp.access" ? { ...gene, value: "admin" } : gene);
  expect(await edit(widen)).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } });
  expect((await edit((gene) => (gene.kind === "mcp.access" ? { ...gene, value: "read" } : gene))).status).toBe(201);
  expect((await edit(widen, admin)).status).toBe(201);

  const rule = (gene: Sent) => gene.text?.includes("passwords") === true;
  expect((await edit((gene) => (rule(gene) ? { ...gene, lock: "org", frozen: ["passwords"] } : gene))).status).toBe(
    403,
  );
  const lock = (gene: Sent) => (rule(gene) ? { ...widen(gene), lock: "org", frozen: ["passwords"] } : widen(gene));
  expect((await edit(lock, admin)).status).toBe(201);
  const reword = (text: string) => (gene: Sent) => (rule(gene) ? { ...lock(gene), text } : lock(gene));
  expect((await edit(reword("- Never share any passwords."))).status).toBe(403);
  expect((await edit(reword("- Never share anything."), admin)).status).toBe(422);
  expect((await edit(reword("- Never share any passwords."), admin)).status).toBe(201);
});

test("ancestry is a graph of the requested depth, and lists deleted genomes by id", async () => {
  const world = await shared.another();
  const seed = async (...parents: string[]): Promise<string> =>
    (
      await world.call("POST", "/v1/genomes/", {
        body: { parents: parents.map((id) => ({ genome_id: id, version: 1 })) },
      })
    ).body.id;
  const root = await seed();
  const [left, right] = [await seed(root), await seed(root)];
  const child = await seed(left, right);
  const ancestry = async (query = "") => (await world.call("GET", `/v1/genomes/${child}/ancestry${query}`)).body;
  const whole = await ancestry();
  expect(whole).toMatchObject({ max_depth: 5, truncated: false });
  expect(whole.nodes.map(({ depth }: { depth: number }) => depth)).toEqual([0, 1, 1, 2]);
  expect(whole.edges).toHaveLength(4);
  expect(await ancestry("?max_depth=1")).toMatchObject({
    truncated: true,
    edges: [{ role: "import" }, { role: "import" }],
  });
  expect(await ancestry("?max_depth=100000")).toMatchObject({ max_depth: 100 });

  expect((await world.call("DELETE", `/v1/genomes/${root}`)).status).toBe(204);
  const after = await ancestry();
  expect(after.nodes.at(-1)).toMatchObject({ genome_id: root, deleted: true, name: null });
  expect(after.edges).toEqual(whole.edges);
});

test("a deleted genome is gone for every operation, its content is deleted from the database, and its hashes stay", async () => {
  const world = await shared.another();
  const { genome_id: id, agentId, content_hash } = await extracted(world);
  await world.call("POST", `/v1/genomes/${id}/versions`, { body: { agent_system_prompt: "quetzal", note: "quetzal" } });
  expect((await world.call("DELETE", `/v1/genomes/${id}`)).status).toBe(204);
  for (const rest of [
    "",
    "/versions",
    "/versions/1",
    "/ancestry",
    "/similar",
    "/to-agent-update",
    "/diff?version_a=1&version_b=1",
  ]) {
    expect((await world.call("GET", `/v1/genomes/${id}${rest}`)).body.code, rest).toBe("GENOME_NOT_FOUND");
  }
  expect((await world.call("DELETE", `/v1/genomes/${id}`)).status).toBe(404);
  expect((await world.call("GET", `/v1/genomes/by-agent/${agentId}`)).body.code).toBe("GENOME_NOT_FOUND");
  expect((await world.call("GET", "/v1/genomes/")).body.total).toBe(0);
  const { rows } = await world.behind.query(
    "select v::text from genome_versions v union all select g::text from genomes g",
  );
  expect(JSON.stringify(rows)).not.toContain("quetzal");
  expect(JSON.stringify(rows)).toContain(content_hash);
  const again = await world.call("POST", `/v1/genomes/extract-from-agent/${agentId}`);
  expect(again.body).toMatchObject({ version: 1, unchanged: false });
  expect(again.body.genome_id).not.toBe(id);
});

test("no statement of the console can change a version or an edge that was written", async () => {
  const world = await shared.another();
  const { genome_id: id } = await extracted(world);
  await world.call("POST", `/v1/genomes/${id}/versions`, { body: { agent_system_prompt: "other" } });
  for (const statement of [
    sql`update genome_versions set genes = '[]'`,
    sql`update genome_versions set content_hash = 'x', genes = null, note = null, operator = null`,
    sql`update genome_versions set note = 'x'`,
    sql`update genome_edges set role = 'mutation'`,
  ]) {
    const change = world.services.db.transaction(world.owner.who, (tx) => tx.run(statement));
    await expect(change, statement.text).rejects.toThrow(/never changed/);
  }
});

test("genomes are listed newest first, by page and by agent, with their total", async () => {
  const world = await shared.another();
  const { agentId } = await extracted(world);
  for (const name of ["a", "b", "c"]) await world.call("POST", "/v1/genomes/", { body: { name } });
  const { body } = await world.call("GET", "/v1/genomes?limit=2&offset=1");
  expect(body).toMatchObject({ total: 4, limit: 2, offset: 1, items: [{ name: "b" }, { name: "a" }] });
  expect(body.results).toEqual(body.items);
  const own = (await world.call("GET", `/v1/genomes/?agent_id=${agentId}`)).body;
  expect(own).toMatchObject({ total: 1, items: [{ agent_id: agentId, origin: "extract", version: 1 }] });
  expect((await world.call("GET", "/v1/genomes?limit=251")).status).toBe(422);
});

test("similar genomes are listed most similar first, with the parts of their similarity", async () => {
  const world = await shared.another();
  const own = await extracted(world);
  const near = await extracted(world, { agent_system_prompt: PROMPT.replace("JSON", "plain JSON") });
  const far = await extracted(world, { agent_system_prompt: "Sing songs about the sea.", mcp_config: null });
  const { body } = await world.call("GET", `/v1/genomes/${own.genome_id}/similar`);
  expect(body.items.map((item: { genome_id: string }) => item.genome_id)).toEqual([near.genome_id, far.genome_id]);
  expect(body.items[0]).toMatchObject({ parts: { params: 1, guards: 1, tools: 1 } });
  expect(body.items[0].similarity).toBeGreaterThan(0.9);
  expect(body.items[1].similarity).toBeLessThan(0.6);
  expect((await world.call("GET", `/v1/genomes/${own.genome_id}/similar?limit=1`)).body).toMatchObject({
    total: 2,
    limit: 1,
  });
});

test("the map shows the team's genomes and stays as it is until they change", async () => {
  const world = await shared.another();
  expect((await world.call("GET", "/v1/evolution/genome-map")).body).toMatchObject({ total: 0, points: [], edges: [] });
  const { agentId } = await extracted(world);
  for (const text of ["Be kind.", "Be brief.", "Never share passwords."]) {
    await world.call("POST", "/v1/genomes/", { body: { agent_system_prompt: text } });
  }
  const map = async () => (await world.call("GET", `/v1/evolution/genome-map?highlight_agent_id=${agentId}`)).body;
  const first = await map();
  expect(first).toMatchObject({ total: 4, left_out: 0 });
  expect(first.points.filter((point: { highlighted: boolean }) => point.highlighted)).toHaveLength(1);
  expect(await map()).toEqual(first);
  const { body: added } = await world.call("POST", "/v1/genomes/", { body: { agent_system_prompt: "Be very kind." } });
  const second = await map();
  expect(second.map_version).toBe(first.map_version + 1);
  expect(second.points).toHaveLength(5);
  const shifts = first.points.map((point: { genome_id: string; x: number; y: number }) => {
    const now = second.points.find((other: { genome_id: string }) => other.genome_id === point.genome_id);
    return Math.hypot(now.x - point.x, now.y - point.y);
  });
  expect(shifts.sort()[2]).toBeLessThan(0.03);
  await world.call("DELETE", `/v1/genomes/${added.id}`);
  expect((await map()).points).toHaveLength(4);
});

test("another team's genomes and agents look like none, byte for byte", async () => {
  const world = await shared.another();
  const { genome_id: id, agentId } = await extracted(world);
  const [stranger, headers] = [await world.stranger(), { "x-request-id": "same" }];
  const none = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";
  const paths = (genome: string, agent: string) => [
    ...["", "/versions", "/versions/1", "/ancestry", "/similar", "/to-agent-update"].map(
      (rest) => `GET /v1/genomes/${genome}${rest}`,
    ),
    `DELETE /v1/genomes/${genome}`,
    `GET /v1/genomes/by-agent/${agent}`,
    `GET /v1/genomes/by-agent/${agent}/mutation-history`,
    `POST /v1/genomes/extract-from-agent/${agent}`,
  ];
  const missing = paths(none, none);
  for (const [at, foreign] of paths(id, agentId).entries()) {
    const ask = (what = "") =>
      world.call(what.split(" ")[0] ?? "", what.split(" ")[1] ?? "", { as: stranger, headers });
    const [one, other] = [await ask(foreign), await ask(missing[at])];
    expect(one.status, foreign).toBe(404);
    expect(one.text).toBe(other.text);
  }
  expect((await world.call("GET", "/v1/genomes/", { as: stranger })).body.total).toBe(0);
  expect((await world.call("GET", "/v1/evolution/genome-map", { as: stranger })).body.points).toEqual([]);
});

test("every change stands in the audit log", async () => {
  const world = await shared.another();
  const { genome_id: id, content_hash } = await extracted(world);
  const edited = await world.call("POST", `/v1/genomes/${id}/versions`, { body: { agent_system_prompt: "other" } });
  await world.call("DELETE", `/v1/genomes/${id}`);
  const { rows } = await world.behind.query(
    "select action, before_hash, after_hash from audit_log where target_id = $1 order by at, id",
    [id],
  );
  expect(rows).toEqual([
    { action: "genome.extracted", before_hash: null, after_hash: content_hash },
    { action: "genome.edited", before_hash: content_hash, after_hash: edited.body.content_hash },
    { action: "genome.deleted", before_hash: edited.body.content_hash, after_hash: null },
  ]);
});
