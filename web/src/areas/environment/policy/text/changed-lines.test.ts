import { expect, test } from "vitest";
import { changedLines } from "./changed-lines.ts";

test("only what changed is shown, by its words", () => {
  const before = "# Refunds\n\nRefunds take 30 days.\nFees stay.\nAsk first.\n";
  const after = "# Refunds\n\nRefunds take 14 days.\nFees stay.\nAsk first.\nNever lie.\n";
  expect(changedLines(before, after)).toEqual([
    [
      { kind: "same", text: "Refunds take " },
      { kind: "removed", text: "30" },
      { kind: "added", text: "14" },
      { kind: "same", text: " days." },
    ],
    [{ kind: "added", text: "Never lie." }],
  ]);
  expect(changedLines(after, after)).toEqual([]);
});

test("a long text is compared in time that grows with its length", () => {
  const lines = Array.from({ length: 40_000 }, (_, at) => `The agent must do thing number ${at}.`);
  const began = performance.now();
  expect(
    changedLines(lines.join("\n"), [...lines.slice(0, 20_000), "New.", ...lines.slice(20_001)].join("\n")),
  ).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(1_000);
});
