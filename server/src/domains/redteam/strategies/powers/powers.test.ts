import { describe, expect, test } from "vitest";
import { powersAfter, UNKNOWN } from "./infer.ts";
import { noiseIn, type Tried, USUAL_NOISE } from "./likelihoods.ts";
import { priorFrom } from "./prior.ts";

const tried = (signal: number, ...operators: string[]): Tried => ({ operators, signal });
const after = (...all: Tried[]) => {
  const powers = powersAfter(all, () => UNKNOWN, USUAL_NOISE);
  return (id: string) => powers.get(id) ?? UNKNOWN;
};

describe("what an operator does is told from the sets that it was in", () => {
  test("one that is in every set that went well helps, and its companions do not", () => {
    const power = after(
      tried(0.4, "a.1", "b.1", "c.1"),
      tried(0, "b.1", "c.1", "d.1"),
      tried(0.4, "a.1", "d.1", "e.1"),
      tried(0, "b.1", "e.1"),
    );
    expect(power("a.1").helps).toBeGreaterThan(0.5);
    for (const id of ["b.1", "c.1", "d.1", "e.1"]) expect(power(id).helps, id).toBeLessThan(0.1);
  });

  test("one that spoils sets that go well without it trips", () => {
    const power = after(
      ...[1, 2, 3].map(() => tried(0.4, "a.1")),
      ...["b.1", "c.1", "d.1", "e.1"].map((id) => tried(0, "a.1", "x.1", id)),
      ...["b.1", "c.1", "d.1", "e.1"].map((id) => tried(0.4, "a.1", id)),
    );
    expect(power("x.1").trips).toBeGreaterThan(0.7);
    expect(power("b.1").trips).toBeLessThan(0.1);
  });

  test("asking one set again does not make its least known operator more believed", () => {
    const shown = [tried(0.35, "a.1"), tried(0.35, "b.1"), tried(0, "c.1")];
    const often = Array.from({ length: 50 }, () => tried(0.5, "a.1", "b.1", "c.1"));
    expect(after(...shown, ...often)("c.1").helps).toBeLessThan(0.5);
  });

  test("what is seen late explains what was seen early", () => {
    const power = after(tried(0.4, "a.1", "b.1"), ...[1, 2, 3].map(() => tried(0, "a.1")));
    expect(power("b.1").helps).toBeGreaterThan(5 * power("a.1").helps);
  });
});

describe("what an agent usually says is no sign", () => {
  const singles = Array.from({ length: 30 }, (_, at) => `s.${at}`);
  const powersOf = (all: Tried[]) => powersAfter(all, () => UNKNOWN, noiseIn(all, USUAL_NOISE));

  test("one that talks to everybody gives nothing away by talking, but by what is more", () => {
    const powers = powersOf([...singles.map((id) => tried(0.35, id)), tried(0.6, "a.1"), tried(0.6, "a.1", "s.1")]);
    expect(powers.get("s.2")?.helps).toBeLessThan(0.06);
    expect(powers.get("a.1")?.helps).toBeGreaterThan(0.6);
  });

  test("a small step of one that says nothing is a sign", () => {
    const powers = powersOf([...singles.map((id) => tried(0, id)), ...[1, 2, 3].map(() => tried(0.25, "a.1"))]);
    expect(powers.get("a.1")?.helps).toBeGreaterThan(5 * UNKNOWN.helps);
  });
});

describe("on another family of goals", () => {
  const helps = { helps: 0.9, trips: 0.01 };
  const fails = { helps: 0.01, trips: 0.1 };

  test("an operator is believed by the share of families in which it helped", () => {
    const prior = priorFrom([
      { "a.1": helps, "b.1": helps },
      { "a.1": helps, "b.1": fails },
    ]);
    expect(prior("a.1").helps).toBeGreaterThan(0.4);
    expect(prior("b.1").helps).toBeLessThan(prior("a.1").helps);
    expect(prior("c.1")).toEqual({ helps: UNKNOWN.helps, trips: expect.closeTo(UNKNOWN.trips, 1) });
  });

  test("one that was never tried is believed by its class", () => {
    const prior = priorFrom([{ "a.1": helps, "a.2": helps, "b.1": fails, "b.2": fails }]);
    expect(prior("a.3").helps).toBeGreaterThan(4 * prior("b.3").helps);
  });

  test("what makes the agent refuse does so there, too", () => {
    const trips = { helps: 0.01, trips: 0.9 };
    expect(priorFrom([{ "a.1": trips }, { "a.1": trips }])("a.1").trips).toBeGreaterThan(0.9);
  });
});
