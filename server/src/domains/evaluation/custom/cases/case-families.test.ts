import { expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { caseFamilies } from "./case-families.ts";

const casesOf = (texts: readonly string[]) =>
  texts.map((text, at) => ({ id: String(at), turns: [text] as const, expect: [] }));
const familiesOf = (texts: readonly string[]): number => new Set(caseFamilies(casesOf(texts))).size;

const QUESTIONS = [
  "Can I return a lamp that arrived broken last week?",
  "Which of your warehouses ships to the islands on Sundays?",
  "My invoice shows two different tax rates, please explain why",
  "How do I change the delivery address after paying by transfer?",
];

test("rewordings of a question are one family, other questions are others", () => {
  const reworded = QUESTIONS.flatMap((text) => [text, `Hello, ${text}`, `${text} Thanks a lot!`, text.toUpperCase()]);
  expect(familiesOf(QUESTIONS)).toBe(QUESTIONS.length);
  expect(familiesOf(reworded)).toBe(QUESTIONS.length);
});

test("what all cases share comes from a template and makes nothing alike, but a name alone makes no other question", () => {
  const filled = QUESTIONS.map((text) => `You are given a request. Answer it in one short sentence, please: ${text}`);
  expect(familiesOf(filled)).toBe(QUESTIONS.length);
  const towns = ["Rome", "Oslo", "Lima", "Cairo", "Quito"].map((town) => `How many people live in ${town}?`);
  expect(familiesOf(towns)).toBe(1);
  expect(familiesOf(["1 + 1", "2 + 2", "Order 4711?", "Order 4712?"])).toBe(2);
});

test("groups that the file names are the families", () => {
  const grouped = casesOf(QUESTIONS).map((one, at) => ({ ...one, group: at < 2 ? "returns" : "money" }));
  expect(caseFamilies(grouped)).toEqual(["group returns", "group returns", "group money", "group money"]);
});

test("takes time in proportion to the set, whatever is in it", () => {
  const long = Array.from({ length: 1_000 }, (_, at) => `${at} `.repeat(50) + "word ".repeat(10_000));
  expect(threadMs(() => expect(familiesOf(long)).toBeGreaterThan(0))).toBeLessThan(5_000);
});
