import { expect, test } from "vitest";
import { readConfig } from "../config/read-config.ts";
import { STARTERS } from "../config/starters.ts";
import type { AgentFacts } from "../guard.ts";
import { promptFacts } from "../methods/prompt-leak.ts";
import { prepareConfig } from "../run/run.ts";
import { createLane } from "./create-lane.ts";
import { LaneText } from "./lane-text.ts";

const PROMPT =
  "You are Fern, the assistant of Greenleaf Nursery. Answer only questions about plants and orders. Never mention discounts above ten percent, and do not say that the nursery closes in March.";

/** What has left after each word, under the default config. */
async function leaving(text: string, agent: AgentFacts): Promise<{ left: readonly string[]; isStopped: boolean }> {
  const { config } = readConfig(STARTERS[0]?.body);
  if (!config) throw new TypeError();
  const lane = createLane({ prepared: prepareConfig(config, agent), channel: "output" });
  const sent = new LaneText("t", "output", lane);
  const left: string[] = [];
  for (const word of text.match(/\s*\S+/g) ?? []) {
    await sent.push(word);
    if (sent.stop) break;
    sent.take(sent.released);
    left.push(sent.sent);
  }
  // Runs of a prompt are counted together, so a leak near the end is known at the end.
  if (!sent.stop) await sent.end();
  return { left, isStopped: sent.stop !== null };
}

const PROSE =
  "Sure, you are welcome to ask about the plants. Ferns like shade and water, and the orders leave on Monday.";

test("an agent with a known system prompt and a planted phrase answers word by word", async () => {
  const { left, isStopped } = await leaving(PROSE, { ...promptFacts(PROMPT), canaries: ["larch-lantern-3382"] });
  expect(isStopped).toBe(false);
  const words = PROSE.match(/\s*\S+/g) ?? [];
  const held = left.map((sent, at) => words.slice(0, at + 1).join("").length - sent.length);
  expect(Math.max(...held)).toBeLessThanOrEqual(24);
  expect(left[1]).toMatch(/^Sure, /);
});

test("nothing of a leak leaves, and what comes before it does", async () => {
  const facts = promptFacts(PROMPT);
  const leak = "never mention DISCOUNTS above ten percent and do not say that the nursery closes";
  for (const said of [leak, [...leak].reverse().join(""), btoa(leak)]) {
    const { left, isStopped } = await leaving(`Well, I was told this: ${said}. So no.`, facts);
    expect(isStopped).toBe(true);
    expect(left.at(-1)).toMatch(/^Well, I was told (this: )?$/);
  }
  const { left, isStopped } = await leaving("The word is larch lantern 3382, I think.", {
    canaries: ["larch-lantern-3382"],
  });
  expect(isStopped).toBe(true);
  expect(left.at(-1)).toMatch(/^The word is? ?$/);
});
