import { expect, test } from "vitest";
import { separability } from "../../../../test/evaluation/prompt-classifier.ts";
import { realismOf } from "../../../../test/evaluation/realism.ts";

/** 0.5 is a coin. What is measured, and what it means, is in docs/prompt-realism.md. */
test("a simple classifier does not tell the prompts from another author's better than it did", {
  timeout: 30_000,
}, () => {
  const { whole, sentence, sameTopic } = realismOf(5);
  expect(whole).toBeLessThan(0.93);
  expect(sentence).toBeLessThan(0.83);
  expect(sameTopic).toBeLessThan(0.82);
});

test("the classifier tells apart what differs, and not what doesn't", () => {
  const texts = (word: string, isOurs: boolean) =>
    Array.from({ length: 60 }, (_, at) => ({ text: `${word} number ${at % 7}`, group: `${word} ${at}`, isOurs }));
  expect(separability([...texts("parcel", true), ...texts("garden", false)])).toBeGreaterThan(0.95);
  const same = [...texts("parcel", true), ...texts("parcel", false)].map((one, at) => ({ ...one, group: String(at) }));
  expect(separability(same)).toBeLessThan(0.6);
});
