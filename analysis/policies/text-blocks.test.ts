import { expect, test } from "vitest";
import { markerOf, textBlocks } from "./text-blocks.ts";

const shown = (content: string) =>
  textBlocks(content).map(({ kind, level, start, end }) => [kind, level, content.slice(start, end)]);

test("headings, paragraphs, items and cells are told apart, each a slice of the text", () => {
  const content = `# Refunds #

The agent must
not lie.
  1. Ask first.
     Then wait.
- Confirm.
4.2 The agent may help.

Data
----
| Who | May |
|---|---|
| Agent | read |

5. Late requests

2.5 percent of them fail.`;
  expect(shown(content)).toEqual([
    ["heading", 1, "Refunds"],
    ["paragraph", 0, "The agent must\nnot lie."],
    ["item", 2, "Ask first.\n     Then wait."],
    ["item", 1, "Confirm."],
    ["item", 1, "The agent may help."],
    ["heading", 2, "Data"],
    ["cell", 0, "Who"],
    ["cell", 0, "May"],
    ["cell", 0, "Agent"],
    ["cell", 0, "read"],
    ["heading", 2, "5. Late requests"],
    ["paragraph", 0, "2.5 percent of them fail."],
  ]);
  expect(markerOf("(b) must wait")).toEqual({ length: 4, number: "(b)" });
});

test("a hostile text takes linear time, and too many paragraphs are refused", () => {
  for (const piece of ["\n", "# ", "1. ", "| ", " \t", "a\r"]) {
    const started = process.cpuUsage();
    textBlocks(piece.repeat(500_000 / piece.length));
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000, JSON.stringify(piece)).toBeLessThan(1_000);
  }
  expect(() => textBlocks("a\n\n".repeat(30_000), 20_000)).toThrow("20000");
});
