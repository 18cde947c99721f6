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

test("a change in a long text is found without comparing every line with every other", () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `The agent must do thing ${at}.`);
  const changed = lines.with(10_000, "New.");
  expect(changedLines(lines.join("\n"), changed.join("\n"))).toHaveLength(1);
});
