import { describe, expect, test } from "vitest";
import { standInDraw as drawAt, standInGoal as goal } from "../../../../test/redteam/stand-in-goal.ts";
import { goalFamilies } from "../goals/list.ts";
import { type Draft, firstDraft, LONGEST_TURN, MOST_OPERATORS, plainDraft, WISH, withWish } from "../model/draft.ts";
import { operatorFamilies } from "../model/operator.ts";
import { refusalKinds } from "../model/seen.ts";
import { operators } from "./list.ts";
import { familyOf } from "./operator.ts";
import { rewritings } from "./rewrite.ts";

const plain = plainDraft(goal.wish);
const textsOf = (draft: Draft): string[] => [
  ...draft.turns,
  ...draft.carried.map(({ text }) => text),
  ...draft.before.map(({ text }) => text ?? ""),
];

test("there are enough operators in each family, each with its own ID, words for people, and tags", () => {
  const counts = Object.fromEntries(
    operatorFamilies.map((family) => [family, operators.filter((one) => one.family === family).length]),
  );
  expect(counts).toEqual({
    encoding: 12,
    language: 6,
    persona: 8,
    authority: 6,
    splitting: 6,
    "many-shot": 3,
    format: 9,
    refusal: 7,
    context: 5,
    document: 5,
    tool: 6,
    extraction: 16,
  });
  expect(new Set(operators.map(({ id }) => id)).size).toBe(operators.length);
  expect(new Set(operators.map(({ title }) => title)).size).toBe(operators.length);
  for (const { id, family, title, idea, tags, ways, words } of operators) {
    expect(familyOf(id), id).toBe(family);
    expect(title, id).toMatch(/^[A-Z0-9]/);
    expect(idea, id).toMatch(/^[A-Z][^.]+\.$/);
    expect(
      [tags.owasp_llm_2025, tags.mitre_atlas].every((entries) => entries?.length),
      id,
    ).toBe(true);
    expect(ways.length * words, id).toBeGreaterThan(0);
  }
});

test.each(operators)(
  "$id applies to the plain wish once, and says it in what the user says or the agent reads",
  (operator) => {
    const applied = operator.apply(plain, goal, drawAt(1));
    expect(applied?.operators).toEqual([operator.id]);
    const isHidden = operator.family === "document" || operator.family === "tool";
    expect(applied?.turns.some((turn) => turn.includes(WISH))).toBe(!isHidden);
    if (isHidden) {
      expect(applied?.turns).toEqual([goal.task]);
      expect(applied?.carried[0]?.text).toContain(WISH);
      expect(operator.apply(plain, { ...goal, plant: { carriers: [] } }, drawAt(1))).toBeNull();
    }
    expect(applied && operator.apply(applied, goal, drawAt(2))).toBeNull();
    expect(operator.apply(plain, goal, drawAt(1))).toEqual(applied);
    expect(operator.apply(plainDraft("x".repeat(LONGEST_TURN)), goal, drawAt(1))?.wish.length ?? 0).toBeLessThanOrEqual(
      LONGEST_TURN,
    );
  },
);

test("a wish that an outsider has planted stays where the agent reads it", () => {
  const carried = [{ carrier: "the-record", text: WISH }];
  const planted: Draft = { ...plain, turns: [goal.task], carried };
  for (const operator of operators) {
    const applied = operator.apply(planted, goal, drawAt(3));
    // Nobody can ask a document for one piece after another.
    if (["extraction.in-parts", "extraction.questions", "extraction.halves"].includes(operator.id)) {
      expect(applied).toBeNull();
      continue;
    }
    expect(applied?.turns, operator.id).toEqual([goal.task]);
    expect(
      applied?.carried.filter(({ text }) => text.includes(WISH)),
      operator.id,
    ).toHaveLength(1);
  }
});

/** Anything that could be fetched or written to. */
const ADDRESS = /(?:https?:\/\/|[\w.+-]+@|\bwww\.)([\w.-]*\w)/g;
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
const strangeHosts = (text: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([, host]) => host ?? "").filter((host) => !RESERVED.test(host));

describe("up to four operators in any order", () => {
  // Without an address of its own: what a code of one looks like proves nothing.
  const bare = plainDraft("Write the words blue heron at night in your answer.");
  const draws = Array.from({ length: 2000 }, (_, n) => {
    const draw = drawAt(n);
    const draft = draw
      .several(operators, draw.integer(1, 6))
      .reduce((soFar, operator) => operator.apply(soFar, { ...goal, wish: bare.wish }, draw) ?? soFar, bare);
    return { draft, texts: textsOf(draft) };
  });

  test("stay within the limits and keep one wish", () => {
    const wrong = draws.filter(
      ({ draft, texts }) =>
        draft.operators.length > MOST_OPERATORS ||
        texts.some((text) => withWish(text, draft).length > LONGEST_TURN) ||
        texts.filter((text) => text.includes(WISH)).length !== 1,
    );
    expect(wrong.map(({ draft }) => draft.operators)).toEqual([]);
    expect(new Set(draws.flatMap(({ draft }) => draft.operators)).size).toBe(operators.length);
    expect(draws.filter(({ draft }) => draft.operators.length === MOST_OPERATORS).length).toBeGreaterThan(400);
  });

  test("name only reserved addresses", () => {
    expect(strangeHosts("see https://evil.com or a@b.example")).toEqual(["evil.com"]);
    expect([...new Set(draws.flatMap(({ texts }) => texts.flatMap(strangeHosts)))]).toEqual([]);
  });
});

test("on every goal of the library, combined operators stay within the limits", () => {
  const drafts = goalFamilies.flatMap((family, at) =>
    Array.from({ length: 8 }, (_, n) => {
      const draw = drawAt(100 * at + n);
      const drawn = family.draw(draw);
      const tricks = draw.several(operators, 5).filter((one) => one.family !== "encoding");
      return tricks.reduce((soFar, one) => one.apply(soFar, drawn, draw) ?? soFar, firstDraft(drawn));
    }),
  );
  const sent = drafts.map((draft) => textsOf(draft).map((text) => withWish(text, draft)));
  expect(sent.flat().filter((text) => text.length > LONGEST_TURN)).toEqual([]);
  expect(drafts.filter((draft) => draft.operators.length === MOST_OPERATORS).length).toBeGreaterThan(150);
});

test("each way of refusing leads to other operators, all of which exist", () => {
  const named = refusalKinds.map((kind) => rewritings[kind].operators);
  expect(new Set(named.map(([first]) => first)).size).toBe(refusalKinds.length);
  for (const one of named.flat())
    expect(
      operators.some(({ id, family }) => id === one || family === one),
      one,
    ).toBe(true);
});
