import { expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { openCampaignKey } from "./campaign-key.ts";

const URL = "https://orders.example/v1";
const USUAL = { tool: "native", purpose: "Answers questions about orders.", categories: ["pii"], num_tests: 2 };

const register = async (world: World, body: object = { agent_url: URL }, as = world.owner): Promise<string> =>
  (
    await world.call("POST", "/v1/agent-configurations/", {
      as,
      body: { agent_name: "Orders", model_name: "m", ...body },
    })
  ).body.id;
const create = (world: World, body: object) =>
  world.call("POST", "/v1/campaigns", { as: world.owner, body: { ...USUAL, ...body } });
const places = (reply: { body: { detail: { loc: unknown[] }[] } }) => reply.body.detail.map(({ loc }) => loc.join("."));

test("a campaign attacks registered agents of the team only, and looks up no name to find that out", async () => {
  await using world = await openWorld();
  const stranger = await world.stranger();
  const [own, theirs] = [await register(world), await register(world, { agent_url: "https://t.example" }, stranger)];
  const refusals = [
    {},
    { agent_id: theirs },
    { agent_id: newId() },
    { agent_url: "https://t.example" },
    { agent_url: "https://nobody.invalid" },
  ];
  const told = new Set<string>();
  for (const body of refusals) {
    const { status, body: said } = await create(world, body);
    told.add(JSON.stringify([status, { ...said, request_id: "" }]));
  }
  expect(told.size).toBe(1);
  expect([...told][0]).toContain("TARGET_NOT_REGISTERED");
  expect((await create(world, { agent_id: own, agent_url: URL })).status).toBe(202);
  expect((await create(world, { agent_url: URL })).status).toBe(202);
  expect(places(await create(world, { agent_id: own, agent_url: "https://t.example" }))).toEqual(["body.agent_url"]);
  await register(world);
  expect(places(await create(world, { agent_url: URL }))).toEqual(["body.agent_url"]);
  expect(places(await create(world, { agent_id: await register(world, {}) }))).toEqual(["body.agent_id"]);
  const { body } = await create(world, { agent_id: own, tool: "garak" });
  expect([body.code, body.remedy ?? ""].join(" ")).toContain("TOOL_NOT_RUN_HERE");
});

test("what can't be is refused at its place, and what can is kept", async () => {
  await using world = await openWorld();
  const [agent_id, mate] = [await register(world), await register(world, { agent_url: "https://mate.example" })];
  const config = (provider_config: object, more: object = {}) =>
    create(world, { agent_id, provider_config, ...more }).then(places);
  expect(await config({ max_request: 5, seed: -1, confirm: { k: 1, n: 2, x: 1 } })).toEqual([
    "body.provider_config.seed",
    "body.provider_config.confirm.x",
    "body.provider_config.max_request",
  ]);
  const wrong: [object, string][] = [
    [{ max_cost: 3 }, "max_cost"],
    [{ confirm: { k: 4, n: 3 } }, "confirm"],
    [{ minimize: true, minimise: false }, "minimise"],
    [{ judge_agent_id: agent_id }, "judge_agent_id"],
    [{ attacker_agent_id: newId() }, "attacker_agent_id"],
  ];
  for (const [given, member] of wrong) expect(await config(given)).toEqual([`body.provider_config.${member}`]);
  expect(await config({}, { num_tests: 101 })).toEqual(["body.num_tests"]);
  expect(await config({}, { strategies: ["auto", "guess"] })).toEqual(["body.strategies.1"]);
  expect(await config({}, { categories: ["custom"] })).toEqual(["body.custom_plugins"]);
  expect(await config({}, { custom_plugins: ["text:x"] })).toEqual(["body.custom_plugins"]);
  expect((await create(world, { agent_id, provider_config: { sandbox: ["mcp"] } })).body.code).toBe(
    "SANDBOX_UNREACHABLE",
  );

  const provider_config = {
    ...{ seed: 7, max_requests: 50, minimise: false, judge_agent_id: mate, max_cost: 2, sandbox: [] },
    prices: { prompt_per_million: 1, completion_per_million: 2 },
  };
  const whole = { agent_id, provider_config, name: "Friday", agent_api_key: "sk-for-this-one", agent_model_name: "m2" };
  const { campaign_id } = (await create(world, whole)).body;
  const { body, text } = await world.call("GET", `/v1/campaigns/${campaign_id}`, { as: world.owner });
  expect(body).toMatchObject({
    status: "queued",
    details: {
      ...{ name: "Friday", seed: 7, progress: { goals: 2, broken: 0, assessed: 0 } },
      settings: { max_requests: 50, max_cost: 2, minimize: false, judge_agent_id: mate, ways: ["chat"] },
    },
  });
  expect(text).not.toContain("sk-for-this-one");

  const sealed = async () =>
    (await world.behind.query("select api_key_sealed from campaigns where id = $1", [campaign_id])).rows[0]
      .api_key_sealed;
  expect(openCampaignKey(world.services.keyring, await sealed(), campaign_id)).toBe("sk-for-this-one");
  expect((await world.call("POST", `/v1/campaigns/${campaign_id}/cancel`, { as: world.owner })).status).toBe(200);
  expect(await sealed()).toBeNull();
  const { rows } = await world.behind.query(
    "select action, details::text from audit_log where target_kind = 'campaign'",
  );
  expect(rows.map(({ action }) => action)).toEqual(["campaign.created", "campaign.cancelled"]);
  expect(JSON.stringify(rows)).not.toContain("sk-for-this-one");
});

test("campaigns in progress come first on every page, however old they are, and nothing is left out", async () => {
  await using world = await openWorld();
  const agent_id = await register(world);
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.push((await create(world, { agent_id })).body.campaign_id);
  const [oldest = "", second = "", third = "", fourth = "", newest = ""] = made;
  for (const id of [second, third, newest]) await world.call("POST", `/v1/campaigns/${id}/cancel`);
  const listed = async (order: string): Promise<string[]> => {
    const ids: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const path = `/v1/campaigns?limit=1&order=${order}${cursor && `&cursor=${cursor}`}`;
      const { body } = await world.call("GET", path);
      ids.push(...body.campaigns.map((one: { campaign_id: string }) => one.campaign_id));
      cursor = body.next_cursor;
    }
    return ids;
  };
  expect(await listed("live_first")).toEqual([fourth, oldest, newest, third, second]);
  expect(await listed("newest")).toEqual(made.toReversed());
  const { body } = await world.call("GET", "/v1/campaigns?limit=1&order=newest");
  expect((await world.call("GET", `/v1/campaigns?order=live_first&cursor=${body.next_cursor}`)).status).toBe(422);
});

test("the operator can turn campaigns off", async () => {
  await using world = await openWorld({ environment: { REDTEAM: "off" } });
  expect((await create(world, { agent_id: await register(world) })).body.code).toBe("REDTEAM_OFF");
});

test("an estimate counts goals and requests, names what can't be tried, and writes nothing", async () => {
  await using world = await openWorld();
  const agent_id = await register(world, { agent_url: URL, rate_limit_requests_per_minute: 30 });
  const body = { ...USUAL, agent_id, categories: ["pii", "harmful"], provider_config: { sandbox: ["mcp"] } };
  const { body: told } = await world.call("POST", "/v1/campaigns/preflight", { as: world.owner, body });
  expect(told).toMatchObject({
    ...{ goals: 4, requests_per_minute: 30, cost: null },
    categories: [
      { category: "harmful", goals: 2 },
      { category: "pii", goals: 2 },
    ],
    requests: { low: 4 * 31, high: 4 * (31 + 70), cap: null },
    seconds: { low: 4 * 31 * 2 },
  });
  expect(told.warnings.join(" ")).toMatch(/never attacked before.*PUBLIC_URL/);
  expect((await world.behind.query("select from campaigns")).rowCount).toBe(0);
});
