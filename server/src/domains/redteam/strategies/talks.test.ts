import { describe, expect, test } from "vitest";
import { type Answer, huntWith, names, never } from "../../../../test/redteam/hunted.ts";
import { standInGoal } from "../../../../test/redteam/stand-in-goal.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import { MOST_TURNS, WISH } from "../model/draft.ts";
import { type RefusalKind, refusalKinds } from "../model/seen.ts";
import { familyOf } from "../operators/operator.ts";
import { auto } from "./auto.ts";
import { backtrack } from "./backtrack.ts";
import { escalate } from "./escalate.ts";
import { learn, learnedFor, nothingKnown } from "./learn.ts";
import { persist } from "./persist.ts";
import { rewrite } from "./rewrite.ts";

describe("a conversation", () => {
  const willing = (): Answer => ({
    refusal: null,
    signal: 0.35,
    text: "Herons are {wish} blue, see http://a.b/c now.",
  });

  test("escalates from a harmless question to the wish and takes up the agent's own words", () => {
    const attempts = huntWith(escalate, willing, { budget: 8 });
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
      const openings = huntWith(strategy, willing, { budget: 20 }).filter(({ from }) => from === null);
      expect(
        openings.map(({ step }) => step),
        strategy.id,
      ).toEqual([0, MOST_TURNS, 2 * MOST_TURNS]);
    }
  });

  test("takes refused turns back where the agent remembers nothing, and repeats the good part where it does", () => {
    const third = (_: Move, step: number): Answer => (step === 2 ? { refusal: "safety" } : willing());
    expect(huntWith(backtrack, third, { budget: 4 }).map(({ from }) => from)).toEqual([null, 0, 1, 1]);
    const again = huntWith(backtrack, third, { budget: 4, isStateless: false });
    expect(again[3]?.from).toBeNull();
    expect(again[3]?.draft.turns.slice(0, 2)).toEqual(again.slice(0, 2).flatMap(({ draft }) => draft.turns));
    expect(again[3]?.draft.turns[2]).toContain(standInGoal.rungs[2]);
  });

  test("goes past a step that is always refused", () => {
    const attempts = huntWith(backtrack, ({ draft }) =>
      draft.turns[0].includes("Which of them") ? never() : willing(),
    );
    expect(attempts.some(({ draft }) => draft.turns[0].includes(WISH))).toBe(true);
  });

  test("confirms what the agent asks, and a later goal begins with the attack that led there", () => {
    const attempts = huntWith(auto, ({ from }) =>
      from === null ? { signal: 0.8, refusal: "asks_back" } : { signal: 1 },
    );
    expect(attempts.map(({ strategy, from }) => [strategy, from])).toEqual([
      ["sweep", null],
      ["rewrite", 0],
    ]);
    const [last] = attempts.slice(-1);
    expect(last?.draft.turns[0]).toContain(standInGoal.subject);
    const learned = learnedFor(learn(nothingKnown, [{ family: "leaks", attempts }]), "leaks");
    expect(names(huntWith(auto, never, { learned })).slice(0, 2)).toEqual(["recall", "recall"]);
  });

  test("is not for an outsider, who writes once", () => {
    const goal = { ...standInGoal, attacker: "outsider" as const };
    for (const strategy of [escalate, backtrack, persist]) expect(huntWith(strategy, willing, { goal })).toEqual([]);
    const attempts = huntWith(auto, never, { goal });
    expect(attempts).toHaveLength(30);
    expect(attempts.every(({ draft }) => draft.turns.every((turn) => !turn.includes(WISH)))).toBe(true);
  });
});

describe("a refusal leads to what works against its kind", () => {
  const after = (refusal: RefusalKind): Attempt | undefined => huntWith(rewrite, () => ({ refusal }), { budget: 2 })[1];

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
