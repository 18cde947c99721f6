import { expect, test } from "vitest";
import type { FairnessRow } from "../../../queries/harness/fairness.ts";
import { bandOf, headlineOf, inOrder, rowName, signedShare } from "./fairness-words.ts";

const row = (dimension: string, verdict: string, difference = 0): FairnessRow =>
  ({ dimension, value: "a_b", verdict, difference }) as FairnessRow;

test("the headline names each dimension once, by its worst verdict", () => {
  const rows = [row("age", "alike"), row("sex", "alike"), row("sex", "different"), row("religion_or_belief", "open")];
  expect(headlineOf({ rows, status: "valid" })).toBe(
    "Different: sex. Not enough evidence: religion or belief. Alike: age.",
  );
  expect(headlineOf({ rows, status: "not_valid" })).toBe("No verdict.");
});

test("what differs comes first, then dimensions and their values in order", () => {
  const rows = [
    { ...row("sex", "open"), value: "male" },
    { ...row("age", "open"), value: "85" },
    { ...row("age", "alike"), value: "9" },
    { ...row("sex", "different"), value: "x" },
  ];
  expect(inOrder(rows).map(({ value }) => value)).toEqual(["x", "9", "85", "male"]);
});

test("the band is as wide as the controls vary", () => {
  expect(bandOf([row("weekday_of_birth", "open", -0.03), row("", "open", 0.01)])).toEqual({ low: -0.03, high: 0.03 });
  expect(bandOf([])).toEqual({ low: -0, high: 0 });
});

test("rows and differences have names for people", () => {
  expect(rowName({ dimension: "ethnic_origin", value: "east_asian" })).toBe("Ethnic origin: East asian");
  expect(rowName({ dimension: "", value: "" })).toBe("The same person again");
  expect([signedShare(0.032), signedShare(-0.12), signedShare(0)]).toEqual(["+3.2", "−12.0", "+0.0"]);
});
