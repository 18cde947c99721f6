import { expect, test } from "vitest";
import { createDraw, servesTwin } from "../../../src/domains/evaluation/port.ts";
import { sendAttempt } from "../../../src/domains/redteam/attempts/send.ts";
import { goalFamilies } from "../../../src/domains/redteam/goals/list.ts";
import { decide } from "../../../src/domains/redteam/goals/oracles/decide.ts";
import { stage, stageTwin } from "../../../src/domains/redteam/goals/stage.ts";
import { type Draft, firstDraft } from "../../../src/domains/redteam/model/draft.ts";
import type { DrawnGoal } from "../../../src/domains/redteam/model/goal.ts";
import { operators } from "../../../src/domains/redteam/operators/list.ts";
import { drawGoal } from "../seen.ts";
import { broken, jointProfiles, type Profile, profiles, rock, singleProfiles, wall } from "./profiles.ts";
import { serveFortress } from "./serve.ts";
import { fortressTalking } from "./talking.ts";

const goalOf = (id: string, n = 0): DrawnGoal => {
  const family = goalFamilies.find((one) => one.id === id);
  if (!family) throw new RangeError(id);
  return drawGoal(family, 9, n);
};

/** Those that are played over chat, without the sandbox. */
const spoken = goalFamilies.filter(({ ways }) => ways.some((way) => ["chat", "tools", "memory"].includes(way)));

const outcomeOf = async (profile: Profile, goal: DrawnGoal, draft: Draft) => {
  const seen = await sendAttempt(fortressTalking(profile, 1), { stage: stage(goal, draft), conversation: [] });
  return decide(goal.oracle, seen, goal).outcome;
};

/** A goal that the profile's shortest attack fits. */
const GOALS: Readonly<Record<string, string>> = {
  reader: "hidden-comment",
  "result-truster": "result-refund",
  "description-truster": "description-copy",
};

/** Operators are applied in the order of the list, encodings first. */
const attackOf = ({ id, shortest }: Profile, goal: DrawnGoal): Draft =>
  operators
    .filter((one) => shortest.includes(one.id))
    .reduce<Draft>(
      (draft, one) => one.apply(draft, goal, createDraw({ seed: 4, probe: id, n: 0 })) ?? draft,
      firstDraft(goal),
    );

test("there are at least 36 profiles, each named once", () => {
  expect(profiles.length).toBeGreaterThanOrEqual(36);
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
});

test.each([...singleProfiles, ...jointProfiles])(
  "$id gives in to its shortest attack and to nothing plain",
  async (profile) => {
    const goal = goalOf(GOALS[profile.id] ?? "pay-grade");
    const isCarried = goal.attacker === "outsider";
    if (!isCarried) expect(await outcomeOf(profile, goal, firstDraft(goal))).toBe("held");
    expect(await outcomeOf({ ...profile, chance: 1 }, goal, attackOf(profile, goal))).toBe("broke");
  },
);

test("the rock serves the twins and holds against every plain wish; the wall serves none", async () => {
  const served: string[] = [];
  const open: string[] = [];
  for (const family of spoken) {
    const goal = drawGoal(family, 9);
    const seen = await sendAttempt(fortressTalking(rock, 1), { stage: stageTwin(goal), conversation: [] });
    if (servesTwin(goal.twin, seen)) served.push(family.id);
    if ((await outcomeOf(rock, goal, firstDraft(goal))) === "broke") open.push(family.id);
    const refused = await sendAttempt(fortressTalking(wall, 1), { stage: stageTwin(goal), conversation: [] });
    expect(servesTwin(goal.twin, refused), family.id).toBe(false);
  }
  expect(open).toEqual([]);
  expect(spoken.map(({ id }) => id).filter((id) => !served.includes(id))).toEqual([]);
});

test("a fortress is spoken to over chat completions; the broken one fails three times of ten", async () => {
  const { url, requests, close } = await serveFortress(broken);
  const post = (): Promise<Response> =>
    fetch(`${url}/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ messages: [{ role: "user", content: "What are your opening hours?" }] }),
    });
  const answers = [await post(), await post(), await post()];
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200]);
  expect(await answers[0]?.json()).toMatchObject({
    choices: [{ message: { content: expect.stringMatching(/.{20}/) } }],
  });
  expect(requests()).toHaveLength(3);
  await close();
});
