import { expect, test } from "vitest";
import { textBlocks } from "../text-blocks.ts";
import { readRules } from "./read-rules.ts";

/** Texts that make a careless reader look at the same words again and again. */
const hostile: Readonly<Record<string, (n: number) => string>> = {
  "one endless sentence": (n) => "must ".repeat(n),
  "conditions in conditions": (n) => "if ".repeat(n),
  commas: (n) => "a, ".repeat(n),
  "open quotations": (n) => '"a. b '.repeat(n),
  abbreviations: (n) => "no. Art. e.g. ".repeat(n / 4),
  items: (n) => "- a\n".repeat(n),
  headings: (n) => "# a\n".repeat(n),
  "head lines": (n) => "must:\n- a\n".repeat(n / 2),
  "negations with gaps": (n) => "not no ne ".repeat(n / 2),
  numbers: (n) => "at most 1 ".repeat(n / 2),
};

/** The fastest of three: a busy machine only makes them slower. */
const timed = (text: string): number => {
  const blocks = textBlocks(text, 1_000_000);
  const runs = [0, 1, 2].map(() => {
    const start = process.threadCpuUsage();
    readRules(text, blocks);
    return process.threadCpuUsage(start).user / 1000;
  });
  return Math.min(...runs);
};

test.each(Object.entries(hostile))("%s: four times the text takes about four times as long", (_, make) => {
  const [small, large] = [Math.max(5, timed(make(1_000))), timed(make(4_000))];
  expect(large / small).toBeLessThan(14);
});
