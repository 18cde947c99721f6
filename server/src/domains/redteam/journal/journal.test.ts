import { expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { createDraw } from "../../evaluation/port.ts";
import { freshGoal } from "../course/again.ts";
import { otherGoals } from "../course/generalize.ts";
import { goalsTried } from "../course/minimize.ts";
import { systemPrompt } from "../goals/injection/system-prompt.ts";
import { stage } from "../goals/stage.ts";
import { firstDraft } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { Seen } from "../model/seen.ts";

const BODY = { tool: "native", purpose: "Answers questions.", categories: ["injection"], num_tests: 3 };

async function startCampaign(world: World): Promise<string> {
  const as = world.owner;
  const agent = { agent_name: "Orders", model_name: "m", agent_url: "https://orders.example" };
  const agent_id = (await world.call("POST", "/v1/agent-configurations/", { as, body: agent })).body.id;
  const body = { ...BODY, agent_id, provider_config: { seed: 11, sandbox: [] } };
  return (await world.call("POST", "/v1/campaigns", { as, body })).body.campaign_id;
}

interface Planted {
  readonly place: number;
  readonly step: number;
  readonly signal?: number | null;
  readonly outcome?: string;
  readonly draft?: unknown;
  readonly seen?: Seen;
}

async function plant(world: World, id: string, { place, step, draft, seen, ...more }: Planted): Promise<void> {
  await world.behind.query(
    `insert into campaign_attempts (campaign_id, place, step, team_id, phase, strategy, engine, operators, draft, state, seen,
       signal, outcome, requests, tokens, sent_at)
     values ($1, $2, $3, $4, 'hunt', 'sweep', 'embedded', '{base64}', $5, 'observed', $6, $7, $8, 1, 10, 1789000000123)`,
    [id, place, step, world.owner.who.teamId, draft ?? {}, seen ?? null, more.signal ?? null, more.outcome ?? "held"],
  );
}

test("the plan is shown as it stands, attempts page by page, and each with its transcript", async () => {
  await using world = await openWorld();
  const id = await startCampaign(world);
  const get = async (path: string, as = world.owner) =>
    (await world.call("GET", `/v1/campaigns/${id}${path}`, { as })).body;
  // A goal of the library, whatever the plan has drawn.
  const [place, goal]: [number, DrawnGoal] = [1, systemPrompt.draw(createDraw({ seed: 11, probe: "test", n: 0 }))];
  await world.behind.query(
    "update campaign_goals set goal = $3, family = $4, state = 'running' where campaign_id = $1 and place = $2",
    [id, place, JSON.stringify(goal), systemPrompt.id],
  );
  const secret = goal.oracle.kind === "canary" ? (goal.oracle.canaries[0] ?? "") : "";
  const draft = firstDraft(goal);
  const seen: Seen = {
    sent: stage(goal, draft).sent,
    answers: [{ text: `<b>It is ${secret}.</b>`, toolCalls: [], finishReason: "stop" }],
    ...{ effects: [], refusal: null, error: null },
  };
  await plant(world, id, { place, step: 0, signal: 0.3456 });
  await plant(world, id, { place, step: 1, outcome: "unassessed" });
  await plant(world, id, { place, step: 2, signal: 1, outcome: "broke", draft, seen });

  const { goals } = await get("/goals");
  expect(goals).toHaveLength(3);
  expect(goals.map((one: { place: number }) => one.place)).toEqual([0, 1, 2]);
  expect(goals[place]).toMatchObject({
    ...{ state: "running", result: null, queries: 3, first_success: 3, best_signal: 1, trail: [0.35, null, 1] },
    ...{ wish: goal.wish, confirmed: null },
  });
  expect(goals[(place + 1) % 3]).toMatchObject({ state: "waiting", queries: 0, best_signal: null, trail: [] });
  expect(JSON.stringify(goals)).not.toContain(secret);

  const first = await get("/attempts?limit=2");
  const second = await get(`/attempts?limit=2&cursor=${first.next_cursor}`);
  expect([...first.attempts, ...second.attempts].map(({ step }: { step: number }) => step)).toEqual([0, 1, 2]);
  expect(second.next_cursor).toBeNull();
  expect((await get(`/attempts?goal=${(place + 1) % 3}`)).attempts).toEqual([]);
  expect((await get(`/attempts?goal=${place}&limit=1`)).attempts[0]).toMatchObject({
    goal: place,
    sent_at: 1_789_000_000,
  });

  const attempt = await get(`/goals/${place}/attempts/2`);
  expect(attempt.transcript.map(({ who, text }: { who: string; text: string }) => [who, text])).toEqual([
    ["console", goal.plant.preamble],
    ["user", goal.wish],
    ["agent", `<b>It is ${secret}.</b>`],
  ]);
  expect(attempt.verdict).toMatchObject({
    outcome: "broke",
    by: "canary",
    basis: "effect",
    evidence: expect.stringContaining(secret),
  });
  const one = await get(`/goals/${place}`);
  expect(one).toMatchObject({ place, trail: [0.35, null, 1], minimized: null });
  expect(one.operators).toEqual([
    { id: "base64", title: expect.any(String), family: expect.any(String), idea: expect.any(String) },
  ]);
  expect((await get("/goals/99")).code).toBe("GOAL_NOT_FOUND");
  expect((await get(`/goals/${place}/attempts/9`)).code).toBe("ATTEMPT_NOT_FOUND");
  expect((await get("/goals", await world.stranger())).code).toBe("CAMPAIGN_NOT_FOUND");
});

test("an attempt after the hunt shows what was planted for it, with its own secrets", async () => {
  await using world = await openWorld();
  const id = await startCampaign(world);
  const index = 0;
  const goal = systemPrompt.draw(createDraw({ seed: 11, probe: "test", n: index }));
  const key = `${systemPrompt.id}.${index}`;
  await world.behind.query(
    "update campaign_goals set goal = $2, family = $3, key = $4, state = 'running' where campaign_id = $1 and place = 0",
    [id, JSON.stringify(goal), systemPrompt.id, key],
  );
  const planned = { id: key, category: "injection", family: systemPrompt, index, goal } as const;
  const course = { planned, rules: { seed: 11, confirm: { k: 3, n: 5 } } };
  const drawnFor = {
    confirm: freshGoal(course, 1),
    generalize: otherGoals(course)[1],
    minimize: [...goalsTried(course, 1)][0],
  };
  const planted = new Set<string>();
  for (const [step, [phase, drawn]] of Object.entries(drawnFor).entries()) {
    if (!drawn) throw new Error(phase);
    const draft = firstDraft(drawn);
    const answers = [{ text: "No.", toolCalls: [], finishReason: "stop" as const }];
    const seen: Seen = { sent: stage(drawn, draft).sent, answers, effects: [], refusal: null, error: null };
    await plant(world, id, { place: 0, step, draft, seen });
    await world.behind.query(
      "update campaign_attempts set phase = $3, trial = 1 where campaign_id = $1 and place = 0 and step = $2",
      [id, step, phase],
    );
    const { transcript } = (await world.call("GET", `/v1/campaigns/${id}/goals/0/attempts/${step}`)).body;
    expect([phase, transcript[0]]).toEqual([
      phase,
      expect.objectContaining({ who: "console", text: drawn.plant.preamble }),
    ]);
    planted.add(transcript[0].text);
  }
  expect(planted).not.toContain(goal.plant.preamble);
  expect(planted.size).toBe(3);
});

test("events tell the campaign, and only the goals that changed since the last one", async () => {
  await using world = await openWorld();
  const id = await startCampaign(world);
  await world.call("POST", `/v1/campaigns/${id}/cancel`, { as: world.owner });
  const { text } = await world.call("GET", `/v1/campaigns/${id}/events`, { as: world.owner });
  const told = text.split("\n\n").filter((event) => event.includes("event: progress"));
  expect(told).toHaveLength(1);
  const { campaign, goals } = JSON.parse(told[0]?.split("data: ")[1] ?? "");
  expect([campaign.status, goals.length]).toEqual(["cancelled", 3]);
});
