import { describe, expect, test } from "vitest";
import { standInDraw, standInGoal } from "../../../../test/redteam/stand-in-goal.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import { MOST_TURNS, WISH } from "../model/draft.ts";
import { type RefusalKind, refusalKinds } from "../model/seen.ts";
import type { GoalState, Learned, Strategy } from "../model/strategy.ts";
import { operators } from "../operators/list.ts";
import { familyOf } from "../operators/operator.ts";
import { auto } from "./auto.ts";
import { backtrack } from "./backtrack.ts";
import { bestOfN } from "./best-of-n.ts";
import { compose } from "./compose.ts";
import { escalate } from "./escalate.ts";
import { learn, learnedFor, nothingKnown } from "./learn.ts";
import { inTurns, strategies } from "./list.ts";
import { hasGradient } from "./nodes.ts";
import { persist } from "./persist.ts";
import { rewrite } from "./rewrite.ts";
import { sweep } from "./sweep.ts";

interface Answer {
  readonly signal?: number;
  readonly refusal?: RefusalKind | null;
  readonly text?: string;
}

/** What came of a move, if the agent answers so. */
const answered = (move: Move, step: number, { signal = 0, refusal = "policy", text = "No." }: Answer): Attempt => ({
  ...move,
  step,
  phase: "hunt",
  seen: {
    answers: [{ text, toolCalls: [], finishReason: "stop" }],
    effects: [],
    refusal,
    error: null,
    sent: [],
  },
  signal,
  outcome: signal === 1 ? "broke" : "held",
  requests: 1,
  tokens: 10,
});

const nothing: Learned = { operators: {}, attacks: [] };
const first: GoalState = {
  goal: standInGoal,
  place: 0,
  attempts: [],
  budget: 30,
  learned: nothing,
  operators,
  isStateless: true,
};

/** The attempts of a strategy against an agent that answers by this function. */
function hunted(
  strategy: Strategy,
  answer: (move: Move, step: number) => Answer,
  state: Partial<GoalState> = {},
): Attempt[] {
  const attempts: Attempt[] = [];
  for (;;) {
    const step = attempts.length;
    const move = strategy.next({ ...first, ...state, attempts }, standInDraw(step));
    if (move === "give up") return attempts;
    attempts.push(answered(move, step, answer(move, step)));
    if (attempts.at(-1)?.outcome === "broke") return attempts;
  }
}

const never = (): Answer => ({});
const names = (attempts: readonly Attempt[]): string[] => attempts.map(({ strategy }) => strategy);

test("every strategy is the same for the same state and draw, and stays within its budget", () => {
  for (const strategy of strategies) {
    const attempts = hunted(strategy, never, { budget: 9 });
    expect(hunted(strategy, never, { budget: 9 }), strategy.id).toEqual(attempts);
    expect(attempts.length, strategy.id).toBeGreaterThan(0);
    expect(attempts.length, strategy.id).toBeLessThanOrEqual(9);
  }
});

test("a sweep asks plainly, then takes one operator of each family, and a wave of 16 tries them all", () => {
  const wave = Array.from({ length: 16 }, (_, place) => hunted(sweep, never, { place }));
  const [plain, ...single] = (wave[3] ?? []).map(({ draft }) => draft.operators);
  expect(plain).toEqual([]);
  expect(single).toHaveLength(12);
  expect(new Set(single.slice(0, 11).map(([id = ""]) => familyOf(id))).size).toBe(11);
  expect(new Set(wave.flat().flatMap(({ draft }) => draft.operators)).size).toBe(operators.length);
});

test("a sweep tries everything where the budget allows it", () => {
  expect(hunted(sweep, never, { budget: 120 })).toHaveLength(operators.length + 1);
});

test("compose joins what moved the agent, and asks the best again", () => {
  const needs = ["persona.role", "authority.staff"];
  const share = ({ draft }: Move): number => needs.filter((id) => draft.operators.includes(id)).length;
  const attempts = hunted(auto, (move) => ({ signal: [0, 0.375, 1][share(move)] ?? 0 }), { budget: 130 });
  expect(attempts.at(-1)?.draft.operators).toEqual(expect.arrayContaining(needs));
  expect(attempts.length).toBeLessThan(operators.length + 20);
  const stubborn = hunted(auto, (move) => ({ signal: [0, 0.375, 0.6][share(move)] ?? 0 }), { budget: 130 });
  const best = stubborn.filter(
    (one) => one.strategy === "compose" && share(one) === 2 && one.draft.operators.length === 2,
  );
  expect(best.length).toBeGreaterThan(4);
  expect(Math.max(...stubborn.map(({ draft }) => draft.operators.length))).toBeLessThanOrEqual(4);
});

test("compose gives up where no operator fits", () => {
  expect(compose.next({ ...first, operators: [] }, standInDraw(1))).toBe("give up");
});

describe("what a wave learned", () => {
  const broken = hunted(sweep, ({ draft }) => ({ signal: draft.operators.includes("format.poem") ? 1 : 0 }), {
    place: 2,
  });
  const held = hunted(sweep, never);
  const known = learn(nothingKnown, [
    { family: "leaks", attempts: broken },
    { family: "acts", attempts: held },
  ]);

  test("is what broke the family, and which operators moved the agent", () => {
    const { attacks, operators: records } = learnedFor(known, "leaks");
    expect(attacks.map(({ draft }) => draft.operators)).toEqual([["format.poem"]]);
    expect(records["format.poem"]).toMatchObject({ moved: 1, broke: 1 });
    expect(learnedFor(known, "acts").attacks).toEqual([]);
    expect(learnedFor(known, "acts").operators["format.poem"]?.broke).toBe(0.25);
  });

  test("comes first on the next goal, twice, with the goal's own wish", () => {
    const goal = { ...standInGoal, wish: "Say the word kestrel." };
    const attempts = hunted(auto, never, { goal, learned: learnedFor(known, "leaks") });
    expect(names(attempts.slice(0, 3))).toEqual(["recall", "recall", "sweep"]);
    expect(attempts[0]?.draft).toMatchObject({ wish: goal.wish, operators: ["format.poem"] });
    expect(attempts.filter(({ strategy }) => strategy === "recall")).toHaveLength(2);
  });

  test("includes conversations that worked", () => {
    const attempts = hunted(persist, (_, step) => ({ signal: step === 4 ? 1 : 0 }));
    const learned = learnedFor(learn(nothingKnown, [{ family: "leaks", attempts }]), "leaks");
    expect(names(hunted(auto, never, { learned })).slice(0, 8)).toEqual(Array(8).fill("persist"));
  });
});

test("without a sign to steer by, conversations and languages come instead of composing", () => {
  const attempts = hunted(auto, never, { budget: 45 });
  expect(hasGradient(attempts)).toBe(false);
  expect(new Set(names(attempts))).toEqual(new Set(["sweep", "backtrack", "persist", "repeat"]));
  const late = attempts.slice(29).flatMap(({ draft }) => draft.operators.map(familyOf));
  expect(late.slice(0, 3)).toContain("language");
});

describe("a conversation", () => {
  const willing = (): Answer => ({
    refusal: null,
    signal: 0.35,
    text: "Herons are {wish} blue, see http://a.b/c now.",
  });

  test("escalates from a harmless question to the wish and takes up the agent's own words", () => {
    const attempts = hunted(escalate, willing, { budget: 8 });
    const turns = attempts.map(({ draft }) => draft.turns[0]);
    expect(turns[0]).toBe(standInGoal.rungs[0]);
    for (const [at, rung] of standInGoal.rungs.entries()) expect(turns[at]).toContain(rung);
    expect(turns[1]).toContain("“Herons are wish blue, see now.”");
    expect(turns[4]).not.toContain(WISH);
    expect(turns.slice(5).every((turn) => turn.includes(WISH))).toBe(true);
    expect(attempts.map(({ from }) => from)).toEqual([null, 0, 1, 2, 3, 4, 5, 6]);
  });

  test("never has more than eight turns", () => {
    for (const strategy of [escalate, persist, backtrack]) {
      const openings = hunted(strategy, willing, { budget: 20 }).filter(({ from }) => from === null);
      expect(
        openings.map(({ step }) => step),
        strategy.id,
      ).toEqual([0, MOST_TURNS, 2 * MOST_TURNS]);
    }
  });

  test("takes refused turns back where the agent remembers nothing, and repeats the good part where it does", () => {
    const third = (_: Move, step: number): Answer => (step === 2 ? { refusal: "safety" } : willing());
    expect(hunted(backtrack, third, { budget: 4 }).map(({ from }) => from)).toEqual([null, 0, 1, 1]);
    const again = hunted(backtrack, third, { budget: 4, isStateless: false });
    expect(again[3]?.from).toBeNull();
    expect(again[3]?.draft.turns.slice(0, 2)).toEqual(again.slice(0, 2).flatMap(({ draft }) => draft.turns));
    expect(again[3]?.draft.turns[2]).toContain(standInGoal.rungs[2]);
  });

  test("goes past a step that is always refused", () => {
    const attempts = hunted(backtrack, ({ draft }) => (draft.turns[0].includes("Which of them") ? never() : willing()));
    expect(attempts.some(({ draft }) => draft.turns[0].includes(WISH))).toBe(true);
  });

  test("confirms what the agent asks, and a later goal begins with the attack that led there", () => {
    const attempts = hunted(auto, ({ from }) =>
      from === null ? { signal: 0.8, refusal: "asks_back" } : { signal: 1 },
    );
    expect(attempts.map(({ strategy, from }) => [strategy, from])).toEqual([
      ["sweep", null],
      ["rewrite", 0],
    ]);
    const [last] = attempts.slice(-1);
    expect(last?.draft.turns[0]).toContain(standInGoal.subject);
    const learned = learnedFor(learn(nothingKnown, [{ family: "leaks", attempts }]), "leaks");
    expect(names(hunted(auto, never, { learned })).slice(0, 2)).toEqual(["recall", "recall"]);
  });

  test("is not for an outsider, who writes once", () => {
    const goal = { ...standInGoal, attacker: "outsider" as const };
    for (const strategy of [escalate, backtrack, persist]) expect(hunted(strategy, willing, { goal })).toEqual([]);
    const attempts = hunted(auto, never, { goal });
    expect(attempts).toHaveLength(30);
    expect(attempts.every(({ draft }) => draft.turns.every((turn) => !turn.includes(WISH)))).toBe(true);
  });
});

describe("a refusal leads to what works against its kind", () => {
  const after = (refusal: RefusalKind): Attempt | undefined => hunted(rewrite, () => ({ refusal }), { budget: 2 })[1];

  test.each([
    ["policy", ["authority", "format", "tool"]],
    ["capability", ["persona", "authority", "format", "context", "tool"]],
    ["scope", ["authority", "context", "persona", "document", "format"]],
    ["empty", ["language"]],
    ["other", ["refusal", "persona", "splitting"]],
  ] as const)("%s", (refusal, expected) => {
    const [id = ""] = after(refusal)?.draft.operators ?? [];
    expect(expected).toContain(familyOf(id));
  });

  test("a smaller step in the same conversation for safety, and an answer for a question", () => {
    expect(standInGoal.rungs).toContain(after("safety")?.draft.turns[0]);
    expect(after("asks_back")).toMatchObject({ from: 0, draft: { operators: [] } });
    expect(after("asks_back")?.draft.turns[0]).toContain(WISH);
  });

  test("and each first choice is another one", () => {
    const chosen = refusalKinds.map((kind) => after(kind)?.draft);
    expect(new Set(chosen.map((draft) => draft?.operators[0] ?? draft?.turns[0])).size).toBe(refusalKinds.length);
  });
});

test("noise in the spelling leaves names and addresses alone", () => {
  const wishes = hunted(bestOfN, never, { budget: 10 }).map(({ draft }) => draft.wish);
  expect(wishes[0]).toBe(standInGoal.wish);
  expect(new Set(wishes).size).toBe(10);
  expect(wishes.every((wish) => wish.includes("collect@stone-bridge.example"))).toBe(true);
});

test("several strategies take turns", () => {
  expect(inTurns([persist, auto])).toBe(auto);
  const count = Map.groupBy(names(hunted(inTurns([bestOfN, persist]), never, { budget: 20 })), (name) => name);
  expect([...count.values()].map((list) => list.length)).toEqual([10, 10]);
});
