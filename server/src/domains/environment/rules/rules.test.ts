import { beforeAll, describe, expect, test } from "vitest";
import { plantBarePolicy, writtenRule } from "../../../../test/environment/rule-calls.ts";
import { plantAgent } from "../../../../test/scene.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import type { Act } from "../../../platform/act.ts";

let world: World;
let policy: string;

beforeAll(async () => {
  world = await openWorld();
  policy = await planted();
  return () => world[Symbol.asyncDispose]();
});

const planted = () => plantBarePolicy({ world, owner: world.owner, team: world.owner.who.teamId });
const write = (body: object = {}, of = policy, as: Person = world.owner) =>
  world.call("POST", `/v1/policies/${of}/rules`, { as, body: { ...writtenRule, ...body } });
const newRule = async (body: object = {}, of = policy): Promise<string> => (await write(body, of)).body.id;
const patch = (id: string, body: object, options: object = {}) =>
  world.call("PATCH", `/v1/rules/${id}`, { body, ...options });
const approve = (id: string, options: object = {}) => world.call("POST", `/v1/rules/${id}/approve`, options);
const reject = (id: string) => world.call("POST", `/v1/rules/${id}/reject?reason=Wrong`);
const read = async (id: string) => (await world.call("GET", `/v1/rules/${id}`)).body;
const inTeam = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
  world.services.db.inTeam(world.owner.who, (tx) =>
    work({ tx, who: world.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now }),
  );
const wordsInForce = async (agent: string) =>
  (await inTeam((act) => world.services.environment.rulesInForce(act, agent))).map(({ words }) => words);

describe("a rule written by hand", () => {
  test("is a draft with the next free number, found in both lists and by both spellings", async () => {
    const own = await planted();
    const made = await write({ conditions: [{ field: "channel", value: "email" }] }, own);
    expect(made.status).toBe(201);
    expect(made.headers["etag"]).toBe('"1"');
    expect(made.body).toMatchObject({
      ...{ rule_id: "R-001", status: "draft", version: 1, approved_version: null, category: "security" },
      constraints: [{ field: "channel", value: "email", condition_type: "when" }],
      provenance: { extracted_by: "manual" },
    });
    expect((await write({}, own)).body.rule_id).toBe("R-002");
    expect((await write({ rule_id: "R-002" }, own)).body.code).toBe("RULE_EXISTS");
    const listed = await world.call("GET", `/v1/policies/${own}/rules?limit=1`);
    expect(listed.body).toMatchObject({ total: 2, results: [{ id: made.body.id }] });
    const next = await world.call("GET", `/v1/policies/${own}/rules/?limit=1&cursor=${listed.body.next_cursor}`);
    expect(next.body).toMatchObject({ results: [{ rule_id: "R-002" }], next_cursor: null });
    const all = await world.call("GET", `/v1/rules?policy_id=${own}&status=draft&category=security&check=withheld`);
    expect(all.body.count + (await world.call("GET", `/v1/rules/?policy_id=${own}&status=approved`)).body.count).toBe(
      all.body.results.length,
    );
  });

  test("is found among many with the same words, in which signs of a pattern are characters, and counted up to 5,000", async () => {
    const own = await planted();
    await world.behind.query(
      `insert into policy_rules (id, team_id, policy_id, number, position, topic, searched, created_by, created_at, updated_at)
       select gen_random_uuid(), team_id, id, 'M-' || n, n, 'sell', case when n > 3 then 'sell at 50% off_peak' else 'sell at 50 off peak' end,
         created_by, 1, 1
       from policies, generate_series(1, 5003) as n
       where id = $1`,
      [own],
    );
    await world.behind.query(
      `insert into rule_versions (rule_id, version, team_id, rule_type, action, consequence, words, check_kind, test, created_by, created_at)
       select id, 1, team_id, 'prohibition', 'sell', '{"severity": "high"}', searched, 'judge', '{"kind": "judge", "criterion": "none"}', created_by, 1
       from policy_rules where policy_id = $1 and position = 1`,
      [own],
    );
    const search = async (words: string) =>
      (await world.call("GET", `/v1/rules/?policy_id=${own}&limit=1&search=${encodeURIComponent(words)}`)).body;
    const exact = await search("50% OFF_");
    expect([exact.count, exact.count_capped, (await search("50_")).count]).toEqual([5_000, undefined, 0]);
    expect(await search("sell")).toMatchObject({ count: 5_000, count_capped: true, results: [{ rule_id: "M-1" }] });
    const { body } = await world.call("GET", `/v1/policies/${own}/rules?search=sell&limit=1`);
    expect(body).toMatchObject({ total: 5_000, total_capped: true });
  });

  test("can be created as approved only by someone who may review", async () => {
    expect((await write({ status: "approved" })).body).toMatchObject({ status: "approved", approved_version: 1 });
    const viewer = await world.member("VIEWER");
    expect((await write({}, policy, viewer)).status).toBe(403);
  });

  test("with a check that lacks a member is refused with its place", async () => {
    const refused = await write({ check: { kind: "tool-after", tool: "refund" } });
    expect([refused.status, refused.body.detail[0].loc]).toEqual([422, ["body", "check", "after"]]);
    expect(
      (await write({ check: { kind: "limit", field: "refund", at: 200, unit: "EUR", why: "no" } })).body.check,
    ).toEqual({ kind: "limit", field: "refund", at: 200, unit: "EUR" });
  });
});

describe("review", () => {
  test("decides once, and again after a change", async () => {
    const id = await newRule();
    expect((await approve(id)).body).toMatchObject({ status: "approved", reviewed_by: world.owner.who.userId });
    for (const again of [await approve(id), await reject(id)])
      expect([again.status, again.body.code]).toEqual([409, "RULE_DECIDED"]);
    expect((await patch(id, { natural_language: "Never disclose any address." })).body).toMatchObject({
      ...{ status: "modified", version: 2, approved_version: 1 },
      approved_words: writtenRule.natural_language,
    });
    expect((await reject(id)).body).toMatchObject({
      status: "rejected",
      approved_version: null,
      review_notes: "Wrong",
    });
  });

  test("a rejection needs a reason, and a stale If-Match decides nothing", async () => {
    const id = await newRule();
    expect((await world.call("POST", `/v1/rules/${id}/reject`)).status).toBe(422);
    expect((await world.call("POST", `/v1/rules/${id}/reject?reason=`)).status).toBe(422);
    expect((await approve(id, { headers: { "if-match": '"7"' } })).body.code).toBe("PRECONDITION_FAILED");
    expect((await approve(id, { headers: { "if-match": '"1"' } })).status).toBe(200);
  });

  test("a change that is no change of meaning leaves the decision", async () => {
    const id = await newRule();
    await approve(id);
    expect((await patch(id, { tags: ["a"], natural_language: writtenRule.natural_language })).body).toMatchObject({
      ...{ status: "approved", version: 1, tags: ["a"] },
    });
  });

  test("by PATCH of the status is a decision like any other", async () => {
    const id = await newRule();
    expect((await patch(id, { status: "approved" })).body.status).toBe("approved");
    expect((await patch(id, { status: "rejected" })).body.code).toBe("RULE_DECIDED");
    expect((await patch(id, { status: "draft" })).body).toMatchObject({ status: "draft", approved_version: null });
    expect((await patch(id, { status: "rejected" })).body.status).toBe("rejected");
  });

  test("of several rules happens completely or not at all", async () => {
    const own = await planted();
    const [one, two, three] = [await newRule({}, own), await newRule({}, own), await newRule({}, own)];
    const review = (body: object) => world.call("POST", `/v1/policies/${own}/rules/review`, { body });
    await approve(three);
    expect((await review({ approve: [one, three], reject: [two], reason: "No" })).body).toMatchObject({
      ...{ code: "RULE_DECIDED", rule: { id: three } },
    });
    expect((await read(one)).status).toBe("draft");
    expect((await review({ reject: [two] })).status).toBe(422);
    expect((await review({ approve: [await newRule()] })).body.code).toBe("RULE_NOT_FOUND");
    expect((await review({ approve: [one], reject: [two], reason: "No" })).body).toMatchObject({
      ...{ approved: 1, rejected: 1, results: [{ status: "approved" }, { status: "rejected", review_notes: "No" }] },
    });
    await world.behind.query("update policy_rules set suspicious = true, status = 'draft' where id = $1", [two]);
    expect((await review({ approve: [two] })).body.code).toBe("RULE_SUSPICIOUS");
    expect((await approve(two)).status).toBe(200);
  });

  test("by the author is refused where the team wants a second person", async () => {
    const own = await world.another();
    const of = await plantBarePolicy({ world: own, owner: own.owner, team: own.owner.who.teamId });
    await own.call("PUT", "/v1/environment/settings", { body: { four_eyes: true } });
    const second = await own.member("MEMBER");
    const { id } = (await own.call("POST", `/v1/policies/${of}/rules`, { body: writtenRule })).body;
    expect((await own.call("POST", `/v1/rules/${id}/approve`)).body.code).toBe("RULE_OWN");
    expect((await own.call("POST", `/v1/rules/${id}/approve`, { as: second })).status).toBe(200);
    await own.call("PATCH", `/v1/rules/${id}`, { as: second, body: { action: "reveal" } });
    expect((await own.call("POST", `/v1/rules/${id}/approve`, { as: second })).body.code).toBe("RULE_OWN");
    expect((await own.call("POST", `/v1/rules/${id}/approve`)).status).toBe(200);
  });
});

describe("in force", () => {
  test("is the approved version until someone decides, and the history shows both", async () => {
    const own = await planted();
    const id = await newRule({ natural_language: "Own words." }, own);
    const agent = await plantAgent({ world, owner: world.owner });
    expect(await wordsInForce(agent)).not.toContain("Own words.");
    await approve(id);
    await patch(id, { natural_language: "Later words." });
    expect(await wordsInForce(agent)).toEqual(expect.arrayContaining(["Own words."]));
    const { results } = (await world.call("GET", `/v1/rules/${id}/versions`)).body;
    expect(results).toMatchObject([
      { version: 2, natural_language: "Later words.", in_force: false },
      { version: 1, natural_language: "Own words.", in_force: true },
    ]);
    await world.behind.query("update policies set all_agents = false where id = $1", [own]);
    expect(await wordsInForce(agent)).not.toContain("Own words.");
    await world.behind.query("insert into policy_scopes values ($1, $2, $3)", [own, agent, world.owner.who.teamId]);
    expect(await wordsInForce(agent)).toContain("Own words.");
    await approve(id);
    expect(await wordsInForce(agent)).toContain("Later words.");
    await world.behind.query("update policies set status = 'archived' where id = $1", [own]);
    expect(await wordsInForce(agent)).not.toContain("Later words.");
  });

  test("drafts can be tested, rejected rules can't", async () => {
    const own = await planted();
    const [draft, approved, rejected] = [await newRule({}, own), await newRule({}, own), await newRule({}, own)];
    await approve(approved);
    await reject(rejected);
    const rules = (onlyApproved: boolean) =>
      inTeam((act) => world.services.environment.rules(act, { policyIds: [own], onlyApproved }));
    expect((await rules(false)).map(({ id, isApproved }) => [id, isApproved])).toEqual([
      [draft, false],
      [approved, true],
    ]);
    expect((await rules(true)).map(({ id }) => id)).toEqual([approved]);
  });
});

test("a permission and a prohibition of the same thing name each other, unless no case meets both", async () => {
  const own = await planted();
  const about = (rule_type: string, limit?: [string, number]) =>
    newRule(
      {
        ...{ rule_type, action: "refund", target: "the order" },
        constraints: limit ? [{ condition_type: "limit", field: "amount", operator: limit[0], value: limit[1] }] : [],
      },
      own,
    );
  const [allowed, forbidden] = [await about("permission", ["<=", 200]), await about("prohibition", [">", 200])];
  expect((await read(allowed)).conflicts_with).toEqual([]);
  const never = await about("prohibition");
  expect((await read(allowed)).conflicts_with).toEqual([{ id: never, rule_id: "R-003" }]);
  expect((await read(never)).conflicts_with).toEqual([{ id: allowed, rule_id: "R-001" }]);
  expect((await read(forbidden)).conflicts_with).toEqual([]);
});

test("the rules of a preset can be read before it is copied, and its copy has them as drafts", async () => {
  const [preset] = (await world.call("GET", "/v1/policies/presets/?limit=1")).body.results;
  const shown = (await world.call("GET", `/v1/policies/${preset.id}/rules`)).body;
  const copy = (await world.call("POST", `/v1/policies/presets/${preset.id}/copy`)).body;
  const copied = (await world.call("GET", `/v1/policies/${copy.id}/rules`)).body;
  const wordsOf = ({ results }: { results: { natural_language: string }[] }) =>
    results.map((rule) => rule.natural_language);
  expect(shown.total).toBeGreaterThan(5);
  expect(wordsOf(copied)).toEqual(wordsOf(shown));
  expect(new Set(copied.results.map((rule: { status: string }) => rule.status))).toEqual(new Set(["draft"]));
});
