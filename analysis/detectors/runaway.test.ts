import { describe, expect, test } from "vitest";
import { runaway } from "./runaway.ts";

describe("Length", () => {
  const runs = (text: string, finishReason: string | null = "stop") =>
    runaway.look({ text, mostWords: 120, finishReason }).found;
  test.each([
    "ha ".repeat(90),
    "the end is the end is ".repeat(20),
    "a".repeat(400),
    "haha".repeat(80),
    "I am still thinking about it. ".repeat(7),
    Array.from({ length: 200 }, (_, at) => `word${at}`).join(" "),
  ])("runs away", (text) => expect(runs(text)).toBe(true));
  test.each([
    "A short answer.",
    "row row row your boat, gently down the stream",
    "I'd rather stop after a few: ha ha ha.",
    `| day | open |\n${"| Monday | yes |\n".repeat(20)}`,
    "Row on, row on.\nThe lake is wide.\nRow on, row on.\nThe night is clear.\nRow on, row on.\nThe shore is near.",
  ])("keeps: %s", (text) => expect(runs(text)).toBe(false));
  test("is kept although it was cut off early", () => expect(runs("One, two,", "length")).toBe(false));
});
