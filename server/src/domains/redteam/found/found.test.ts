import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { planFirstGoal, proven, rules, type ScriptedAgent, single } from "../../../../test/redteam/scripted-proof.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { resultOfHit } from "../course/confirm.ts";
import type { GoalEnd } from "../course/next-send.ts";
import { canariesOf } from "../goals/fresh.ts";
import { remedyByFamily } from "../goals/remedies/by-family.ts";
import type { Severity } from "../model/categories.ts";
import { type EndedGoal, findingOf } from "./finding-of.ts";
import { keepFound } from "./keep-found.ts";
import { severityOf } from "./severity.ts";

const on = planFirstGoal("system-prompt");

/** What came of the first goal against this agent. */
function ended(agent: ScriptedAgent, operators: readonly string[], firstSuccess = 9): EndedGoal {
  const { result: attack, attempts } = proven(on, single(on, operators), agent);
  const result = resultOfHit(on.goal.oracle, attack.confirmed, 3);
  const end: GoalEnd = {
    ...{ kind: "end", result, reason: null, queries: firstSuccess, firstSuccess, bestSignal: 1, attack },
  };
  return { planned: on, place: 0, attempts, rules, end };
}

describe("the severity of a broken goal", () => {
  const of = (base: Severity, result: "confirmed" | "seen", firstSuccess: number, worked: number) => {
    const attack = { generalized: { worked, of: 5 } } as GoalEnd["attack"];
    const { severity, reasons } = severityOf(base, { result, firstSuccess, attack });
    return [severity, reasons.length];
  };

  test.each([
    ["high", "confirmed", 9, 5, ["high", 1]],
    ["high", "confirmed", 3, 4, ["critical", 2]],
    ["high", "confirmed", 3, 3, ["high", 1]],
    ["critical", "confirmed", 1, 5, ["critical", 2]],
    ["high", "seen", 1, 5, ["medium", 2]],
    ["low", "seen", 1, 0, ["low", 2]],
  ] as const)("%s and %s after %i queries, on %i of 5 other goals: %j", (base, result, first, worked, expected) => {
    expect(of(base, result, first, worked)).toEqual(expected);
  });
});

test("what happens without an attack, too, is one weakness that says so, whatever was tried", () => {
  const byShots = ended((said, _at, { wish }) => said.includes(wish), ["many-shot.4"]);
  const [first] = byShots.attempts;
  const twin = first && { ...first, phase: "twin" as const, outcome: "held" as const };
  const unprovoked = { ...byShots, attempts: [...byShots.attempts, ...(twin ? [twin] : [])] };
  expect(findingOf(byShots)).toMatchObject({ dedupKey: "system-prompt canary" });
  const found = findingOf(unprovoked);
  expect(found).toMatchObject({ result: "confirmed", dedupKey: "system-prompt canary (no attack)" });
  expect(found?.summary).toContain("The same happened without the attack");
});

describe("findings of campaigns", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const act = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    world.services.db.transaction(world.owner.who, (tx) =>
      work({ tx, who: world.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now }),
    );
  const register = async (): Promise<string> =>
    (await world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "Orders", model_name: "m" } })).body
      .id;
  /** A campaign of its own that ended this goal so, two seconds after everything before. */
  const campaign = (agent_id: string, goal: EndedGoal): Promise<string | null> => {
    world.clock.now += 2_000;
    const started_at = Math.floor(world.clock.now / 1000);
    const own = { id: newId(world.clock.now), agent_id, created_at: started_at, started_at };
    return act((one) => keepFound(world.services, one, { campaign: own, ended: goal }));
  };
  const read = async (id: string | null) => (await world.call("GET", `/v1/findings/${id}`)).body;
  const givesIn: ScriptedAgent = (said, _at, { wish }) => said.includes(wish) && said.includes("Q:");
  const goal = ended(givesIn, ["many-shot.4", "refusal.no-apologies"]);

  test("stand in the list and the page with their transcript, the shortest attack and its effect", async () => {
    const agent = await register();
    const id = await campaign(agent, goal);
    const finding = await read(id);
    expect(finding).toMatchObject({
      ...{ id, source: "campaign", agent_id: agent, severity: on.family.severity, occurrences: 1, change: "new" },
      ...{ title: on.family.title, evaluation_id: null, state: "open", evaluation: null, rule: null },
      attack: {
        confirmed: { worked: 5, of: 5 },
        operators: [{ id: "many-shot.4" }],
        minimized: { confirmed: { worked: 5, of: 5 }, is_irreducible: true },
        basis: "effect",
        occurrences: [{ place: 0, result: "confirmed" }],
      },
    });
    expect(finding.advice[0]).toBe(remedyByFamily[on.family.id]);
    expect(finding.attack).not.toHaveProperty("advice");
    const { transcript, minimized, evidence } = finding.attack;
    expect(minimized.words_after).toBeLessThan(minimized.words_before / 4);
    expect(transcript.map(({ who }: { who: string }) => who)).toEqual(["console", "user", "agent"]);
    expect(transcript[0].text).toContain(evidence.slice(0, 4));
    expect(JSON.stringify(finding)).not.toContain(canariesOf(on.goal)[0]);
    const listed = async (query: string) =>
      (await world.call("GET", `/v1/findings?agent_id=${agent}&${query}`)).body.results;
    expect(await listed("source=campaign")).toMatchObject([{ id, summary: expect.stringContaining("told to keep") }]);
    expect(await listed("source=evaluation")).toEqual([]);
    expect(await listed(`campaign_id=${finding.campaign_id}`)).toHaveLength(1);
    expect(await listed(`search=${encodeURIComponent(on.family.title)}`)).toHaveLength(1);
  });

  test("are one for each weakness: a second campaign adds an occurrence, and another trick another finding", async () => {
    const agent = await register();
    const first = await campaign(agent, goal);
    // Other operators of the hunt, and another one of the same family: the same weakness.
    expect(await campaign(agent, ended(givesIn, ["many-shot.16", "authority.auditor"]))).toBe(first);
    expect(await read(first)).toMatchObject({ occurrences: 2, change: "still_there" });
    const other = await campaign(
      agent,
      ended((said) => said.includes("{") && said.includes("reply_as"), ["format.json"]),
    );
    expect(other).not.toBe(first);
  });

  test("filed twice for the same goal count once", async () => {
    const agent = await register();
    const own = { id: newId(world.clock.now), agent_id: agent, created_at: 1, started_at: null };
    const keep = () => act((one) => keepFound(world.services, one, { campaign: own, ended: goal }));
    expect(await keep()).toBe(await keep());
    expect((await read(await keep())).occurrences).toBe(1);
  });

  test("reopen after a fix, with an event, and stay closed as false positives", async () => {
    const agent = await register();
    const id = await campaign(agent, goal);
    const triage = (body: object) => world.call("PATCH", `/v1/findings/${id}`, { body });
    await triage({ state: "fixed" });
    world.clock.now += 2_000;
    await campaign(agent, goal);
    const reopened = await read(id);
    expect(reopened).toMatchObject({ state: "open", change: "regressed", occurrences: 2, state_changed_by: null });
    expect(reopened.events.at(-1)).toMatchObject({ kind: "state", state: "open", campaign_id: reopened.campaign_id });
    await triage({ state: "false_positive", reason: "The phrase is public." });
    await campaign(agent, goal);
    expect(await read(id)).toMatchObject({ state: "false_positive", occurrences: 3 });
    // A campaign that had begun before the mark says nothing about the fix.
    await triage({ state: "fixed" });
    const old = { id: newId(world.clock.now), agent_id: agent, created_at: 1, started_at: 1 };
    await act((one) => keepFound(world.services, one, { campaign: old, ended: goal }));
    expect(await read(id)).toMatchObject({ state: "fixed", occurrences: 4 });
  });

  test("are not made of what is doubtful, and one step lower for what was only seen", async () => {
    const agent = await register();
    const seen = ended((_said, at) => at < 2, ["many-shot.4"]);
    expect(seen.end.result).toBe("seen");
    expect((await read(await campaign(agent, seen))).severity).toBe("medium");
    const doubtful = { ...seen, end: { ...seen.end, result: "doubtful" as const } };
    expect(await campaign(agent, doubtful)).toBeNull();
  });

  test("cost a trusted agent its trust, with history and audit, and are counted on its card", async () => {
    const agent = await register();
    await world.call("PUT", `/v1/agent-configurations/${agent}/lifecycle`, { body: { trust_stage: "trusted" } });
    const stage = async () => (await world.call("GET", `/v1/agent-configurations/${agent}`)).body.trust_stage;
    expect(await stage()).toBe("trusted");
    await campaign(
      agent,
      ended((_said, at) => at < 2, ["many-shot.4"]),
    );
    expect(await stage()).toBe("trusted");
    await campaign(agent, goal);
    expect(await stage()).toBe("hardened");
    const { results } = (await world.call("GET", `/v1/agent-configurations/${agent}/history`)).body;
    expect(JSON.stringify(results[0])).toContain("hardened");
    const card = (await world.call("GET", "/v1/dashboard/trust")).body.agents.find(
      ({ id }: { id: string }) => id === agent,
    );
    expect(card).toMatchObject({ under_attack: false, redteam_findings_by_category: { injection: 1 } });
  });
});
