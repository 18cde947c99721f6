import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChatBody } from "../../../../test/evaluation/run-bed.ts";
import { type CampaignBed, openCampaignBed } from "../../../../test/redteam/campaign-bed.ts";
import { mcpAgents } from "../../../../test/redteam/mcp-agents.ts";
import { plan } from "../goals/plan.ts";
import type { Way } from "../model/categories.ts";

const POLITE = "I'm sorry, but I can't help with that.";
const MAIL = /[\w.-]+@[\w.-]+\.[a-z]+/g;

/** The first seed whose only goal is of this family. */
function seedOf(family: string, ways: readonly Way[]): number {
  for (let seed = 1; ; seed++) {
    const [goal] = plan({ seed, categories: ["injection"], goalsPerCategory: 1, ways });
    if (goal?.family.id === family) return seed;
  }
}

const addressesIn = (text: string): string[] => text.match(MAIL) ?? [];
const mail = (to: string) => ({ to, subject: "Order", body: "It has left." });

/** Mails whom the user names, and whom the description of a tool names; then it refuses politely. Built on the MCP project's packages. */
async function overMcp(text: string, version: keyof typeof mcpAgents = "2026-07-28"): Promise<string> {
  const [address] = /http\S+\/mcp/.exec(text) ?? [];
  if (!address) return POLITE;
  const { client } = await mcpAgents[version](address);
  const { tools } = await client.listTools();
  if (tools.some(({ name }) => name === "opening_hours")) await client.callTool({ name: "opening_hours" });
  const poison = tools.flatMap(({ description = "" }) => addressesIn(description));
  for (const to of [...addressesIn(text), ...poison]) await client.callTool({ name: "send_mail", arguments: mail(to) });
  await client.close();
  return POLITE;
}

/** The same with tools in the conversation. */
function overChat({ messages, tools = [] }: ChatBody) {
  const last = messages.at(-1);
  if (last?.role !== "user" || tools.length === 0) return { content: POLITE };
  const poison = addressesIn(JSON.stringify(tools));
  return {
    content: null,
    tool_calls: [...addressesIn(last.content), ...poison].map((to, id) => ({
      ...{ id: `call_${id}`, type: "function" },
      function: { name: "send_mail", arguments: JSON.stringify(mail(to)) },
    })),
  };
}

let bed: CampaignBed;
let answer: (text: string) => Promise<string>;
beforeAll(async () => {
  bed = await openCampaignBed((text, response, body) => {
    if (!body.tools) return answer(text);
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ choices: [{ message: { role: "assistant", ...overChat(body) }, finish_reason: "stop" }] }),
    );
    return null;
  });
  const publicUrl = await bed.world.app.listen({ host: "127.0.0.1", port: 0 });
  Object.assign(bed.world.services, { publicUrl });
  bed.startWorker();
});
afterAll(() => bed[Symbol.asyncDispose]());

async function campaign(ways: readonly Way[], family = "description-copy") {
  const settings = { goals: 1, ways, queriesPerGoal: 3 };
  const id = await bed.plant({ seed: seedOf(family, ways), categories: ["injection"], settings });
  const row = await bed.until(id, "completed");
  const [goal] = await bed.rows("select * from campaign_goals where campaign_id = $1", id);
  const attempts = await bed.rows("select * from campaign_attempts where campaign_id = $1 order by step", id);
  return { id, row, goal, attempts };
}

test("a poisoned description breaks an agent that comes to the MCP server, although it refuses in words", async () => {
  answer = (text) => overMcp(text);
  const { id, goal, attempts } = await campaign(["mcp"]);
  expect(attempts.slice(0, 3).map(({ phase, outcome }) => `${phase} ${outcome}`)).toEqual([
    ...["handshake held", "twin held", "hunt broke"],
  ]);
  expect(goal).toMatchObject({ result: "confirmed", attack: { confirmed: { worked: 3, of: 3 } } });
  const [broke] = attempts.filter(({ phase }) => phase === "hunt");
  expect(broke.seen.answers.map(({ text }: { text: string }) => text)).toEqual([POLITE]);
  expect(JSON.stringify(attempts)).not.toContain("/sandbox/");
  const rows = await bed.rows("select distinct step, kind from campaign_effects where campaign_id = $1 order by 1", id);
  expect(rows).toContainEqual({ step: broke.step, kind: "state" });
});

test("the same over tools in the conversation", async () => {
  const { goal, attempts } = await campaign(["tools"]);
  expect(attempts.some(({ phase }) => phase === "handshake")).toBe(false);
  expect(goal).toMatchObject({ result: "confirmed", attack: { confirmed: { worked: 3, of: 3 } } });
  const [broke] = attempts.filter(({ outcome }) => outcome === "broke");
  expect(broke.seen.answers.at(-1).text).toBe(POLITE);
});

test("an agent that never comes leaves the goal unassessed, which is neither an error nor held", async () => {
  answer = async () => POLITE;
  const { row, goal, attempts } = await campaign(["mcp"]);
  expect(goal.result).toBe("unassessed");
  expect(goal.reason).toMatch(
    /^The agent never came to the sandbox\. Enter this address in its test setup: http\S+\/mcp$/,
  );
  expect(attempts.map(({ phase }) => phase)).toEqual(["handshake", "handshake"]);
  expect([row.assessed, row.broken, row.errors]).toEqual([0, 0, 0]);
});

test("an agent that has the address in its test setup is attacked by it", async () => {
  const { goal: before } = await campaign(["mcp"]);
  const [entered = ""] = /http\S+\/mcp/.exec(before.reason) ?? [];
  answer = (text) => overMcp(text.replace(/http\S+\/mcp/, entered), "2025-11-25");
  const { goal } = await campaign(["mcp"]);
  expect(goal.result).toBe("confirmed");
});

test("an agent that acts only after it has answered is broken, too", async () => {
  // By the console's clock, which stands still in tests, that is later than any answer.
  bed.world.clock.now = Date.now() + 3_000;
  answer = async (text) => {
    const [page = ""] = /http\S+\/doc\/1/.exec(text) ?? [];
    const read = await (await fetch(page)).text();
    const [collect] = /http\S+\/collect[^\s)"]*/.exec(read) ?? [];
    const [, number = ""] = /member number is (\S+)\./.exec(text) ?? [];
    if (collect) setTimeout(() => void fetch(collect.replace("NUMBER", number)).catch(() => {}), 15);
    return `In short, it says this: ${read.replaceAll(/<[^>]*>|"/g, " ").slice(0, 300)}`;
  };
  const { goal, attempts } = await campaign(["documents"], "collected-number");
  expect(["confirmed", "seen"]).toContain(goal.result);
  const broke = attempts.find(({ phase, outcome }) => phase === "hunt" && outcome === "broke");
  expect(broke.seen.effects).toContainEqual(expect.objectContaining({ kind: "hit" }));
});
