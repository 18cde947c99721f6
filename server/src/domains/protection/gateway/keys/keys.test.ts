import { expect, test } from "vitest";
import { within } from "../../../../../test/own-time.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { createAdmission } from "./create-admission.ts";

const KEYS = "/v1/gateway-keys";

async function newAgent(world: World, agent_name: string): Promise<string> {
  const body = { agent_name, model_name: "gpt-4o", agent_url: "https://agent.example/v1" };
  return (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
}

async function newKey(world: World, more: object = {}) {
  const agent_id = await newAgent(world, "Desk");
  const made = await world.call("POST", KEYS, { body: { agent_id, name: "Web shop", ...more } });
  expect(made.status, made.text).toBe(201);
  return made.body;
}

const knock = (key: string | null, more: object = {}) => ({ route: "desk", key, origin: null, ...more });
const coded = (code: string) => expect.objectContaining({ code });

test("a key is shown once, kept as a hash, and opens the agent's front, which it makes", async () => {
  await using world = await openWorld();
  const key = await newKey(world);
  expect(key).toMatchObject({ path: "/gateway/desk", legs: ["front"], status: "ACTIVE" });
  expect(key.secret).toMatch(/^gk_[A-Za-z0-9_-]{43}$/);
  const listed = await world.call("GET", KEYS);
  expect(listed.body).toMatchObject({ count: 1, results: [{ name: "Web shop", hint: key.secret.slice(-4) }] });
  expect(listed.text).not.toContain(key.secret);
  for (const table of ["gateway_keys", "audit_log", "idempotent_answers"]) {
    const { rows } = await world.behind.query(`select row_to_json(t)::text as row from ${table} t`);
    expect(JSON.stringify(rows), table).not.toContain(key.secret);
  }
  const admitted = await world.services.admission.admit(knock(key.secret));
  expect(admitted).toMatchObject({ agentId: key.agent_id, keyId: key.id, leg: "front", isTrusted: false });
  expect(admitted.upstream.url).toBe("https://agent.example/v1");
});

test("a gateway key opens no operation, and an API key no route", async () => {
  await using world = await openWorld();
  const key = await newKey(world);
  for (const [header, value] of [
    ["authorization", `Bearer ${key.secret}`],
    ["x-api-key", key.secret],
  ] as const)
    expect((await world.call("GET", KEYS, { as: null, headers: { [header]: value } })).status).toBe(401);
  const api = await world.call("POST", "/v1/api-keys", { body: { name: "all", scopes: ["full"] } });
  await expect(world.services.admission.admit(knock(api.body.secret))).rejects.toEqual(coded("GATEWAY_KEY_INVALID"));
});

test("a key is for its agent, its legs, its origins and its time", async () => {
  await using world = await openWorld();
  const { admission } = world.services;
  const key = await newKey(world, { origins: ["https://shop.example"], expires_in_days: 1 });
  const shop = { origin: "https://shop.example" };
  await admission.admit(knock(key.secret, shop));
  await expect(admission.admit(knock(key.secret))).rejects.toEqual(coded("GATEWAY_KEY_FORBIDDEN"));
  const evil = { origin: "https://shop.example.evil.example" };
  await expect(admission.admit(knock(key.secret, evil))).rejects.toEqual(coded("GATEWAY_KEY_FORBIDDEN"));

  const model = { agent_id: key.agent_id, leg: "model", upstream_url: "https://models.example/v1" };
  await world.call("POST", "/v1/gateway-routes", { body: model });
  const onModel = knock(key.secret, { ...shop, route: "desk.model" });
  await expect(admission.admit(onModel)).rejects.toEqual(coded("GATEWAY_KEY_FORBIDDEN"));
  await world.call("PATCH", `${KEYS}/${key.id}`, { body: { legs: ["front", "model"] } });
  await expect
    .poll(() =>
      admission.admit(onModel).then(
        ({ leg }) => leg,
        () => null,
      ),
    )
    .toBe("model");

  await world.call("POST", "/v1/gateway-routes", { body: { agent_id: await newAgent(world, "Other") } });
  const other = knock(key.secret, { ...shop, route: "other" });
  await expect(admission.admit(other)).rejects.toEqual(coded("GATEWAY_KEY_FORBIDDEN"));
  for (const route of ["none", "desk.tools", "", "desk/x"])
    await expect(admission.admit(knock(key.secret, { ...shop, route }))).rejects.toEqual(
      coded("GATEWAY_ROUTE_NOT_FOUND"),
    );
  const bad = [null, "", "gk_", key.secret.slice(0, -1), `${key.secret}x`, `gk_${"A".repeat(43)}`];
  for (const wrong of bad)
    await expect(admission.admit(knock(wrong, shop))).rejects.toEqual(coded("GATEWAY_KEY_INVALID"));
  world.clock.now += 2 * 86_400_000;
  await expect(admission.admit(knock(key.secret, shop))).rejects.toEqual(coded("GATEWAY_KEY_INVALID"));
});

test("routes of other teams look like none", async () => {
  await using world = await openWorld();
  await newKey(world);
  const stranger = await world.stranger();
  const body = { agent_name: "Theirs", model_name: "m", agent_url: "https://theirs.example/v1" };
  const agent_id = (await world.call("POST", "/v1/agent-configurations/", { as: stranger, body })).body.id;
  const theirs = await world.call("POST", KEYS, { as: stranger, body: { agent_id, name: "k" } });
  await expect(world.services.admission.admit(knock(theirs.body.secret))).rejects.toEqual(
    coded("GATEWAY_ROUTE_NOT_FOUND"),
  );
});

test("a revoked or changed key is refused within a second by every gateway, told or not", async () => {
  await using world = await openWorld();
  const key = await newKey(world);
  const listening = world.services.admission;
  // This one hears nothing: it reads.
  const deaf = createAdmission({
    ...world.services,
    db: { ...world.services.db, listen: () => Promise.reject("deaf") },
  });
  const both = [listening, deaf];
  for (const one of both) await one.admit(knock(key.secret));
  await world.call("PATCH", `${KEYS}/${key.id}`, { body: { explain: true } });
  const explains = () => Promise.all(both.map(async (one) => (await one.admit(knock(key.secret))).mayExplain));
  expect(await within(1000, explains, (told) => told.every(Boolean))).toEqual([true, true]);
  expect((await world.call("DELETE", `${KEYS}/${key.id}`)).status).toBe(204);
  const refusals = () =>
    Promise.all(
      both.map((one) =>
        one.admit(knock(key.secret)).then(
          () => "let in",
          ({ code }) => code,
        ),
      ),
    );
  const isRefused = (code: string): boolean => code === "GATEWAY_KEY_INVALID";
  expect((await within(1000, refusals, (codes) => codes.every(isRefused))).filter(isRefused)).toHaveLength(2);
  expect((await world.call("PATCH", `${KEYS}/${key.id}`, { body: { name: "x" } })).body.code).toBe(
    "GATEWAY_KEY_REVOKED",
  );
  await deaf.close();
});

test("a money limit needs a price for what is paid", async () => {
  await using world = await openWorld();
  const agent_id = await newAgent(world, "Desk");
  const body = { agent_id, name: "k", legs: ["front", "model"], money_per_day: 5 };
  const refused = await world.call("POST", KEYS, { body });
  expect(refused).toMatchObject({ status: 409, body: { code: "MODEL_PRICE_MISSING", model: "gpt-4o" } });
  await world.call("POST", "/v1/model-prices", { body: { pattern: "gpt-4o*", input: 2.5, output: 10 } });
  const key = (await world.call("POST", KEYS, { body })).body;
  expect(key.money_per_day).toBe(5);
  const model = { agent_id, leg: "model", upstream_url: "https://models.example/v1" };
  await world.call("POST", "/v1/gateway-routes", { body: model });

  const front = await world.services.admission.admit(knock(key.secret));
  // Clients of the front can name whatever they like: the agent's model is what is paid for.
  const named = await front.reserve({ model: "cheap-model", inputTokens: 1000, outputTokens: 100 });
  expect(named.settle({ input: 1000, output: 50, cached: 0 })).toBe(3000);
  const onModel = await world.services.admission.admit(knock(key.secret, { route: "desk.model" }));
  await expect(onModel.reserve({ model: "o9", inputTokens: 1, outputTokens: 1 })).rejects.toEqual(
    coded("MODEL_PRICE_MISSING"),
  );
  const priced = await onModel.reserve({ model: "gpt-4o-mini", inputTokens: 100, outputTokens: 100 });
  expect(priced.settle(null)).toBe(250 + 1000);
  await onModel.reserve({ model: null, inputTokens: 0, outputTokens: 0 });
});
