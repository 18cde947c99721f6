import { expect, test } from "vitest";
import { agentThat, completion, driverTo, json, reachTo } from "../../../../test/agents/scripted-agents.ts";
import { nothing, type Spending } from "../../../platform/work/budget.ts";
import { defaultPolicy } from "../../agents/conversation/talk/backoff.ts";
import { ask } from "../asking/ask.ts";
import { maxSpendingFor } from "../budget/budget.ts";
import { createGrader } from "../grading/grader.ts";
import type { Harness } from "../harness/harness.ts";
import { PromptRun, type RunContext } from "./prompt-run.ts";

const claim = {
  seq: 7,
  sentAt: 0,
  prompt: { harness: "security", probe: "p", family: "f", stratum: "s", question: { turns: ["Hi"] as const } },
};
const harness = { judge: () => ({ outcome: "resisted", reason: "", detector: "x" }) } as unknown as Harness;
const pricing = { systemPrompt: null, params: reachTo(null).params, prices: null };

/** An agent that answers from its third request on, and what asking it took. */
async function askedThrice(more: { isCapped: boolean; grants: boolean }) {
  await using agent = await agentThat((_request, response) =>
    agent.received.length > 2 ? json(response, completion({ content: "Hello" })) : response.writeHead(503).end(),
  );
  await using driver = driverTo(reachTo(agent.url));
  let turns = 0;
  const asked: Spending[] = [];
  const context = {
    needs: {
      pacer: { turn: () => void turns++ },
      retries: { ...defaultPolicy, firstDelayMs: 1 },
      grader: createGrader(),
    },
    target: { driver, pricing, timeoutMs: 5_000, instructs: true, isCapped: more.isCapped, run: { seed: 1 } },
    signals: { requests: new AbortController().signal, waitSignal: () => new AbortController().signal },
    reserve: async (wanted: Spending) => {
      asked.push(wanted);
      return more.grants;
    },
  } as unknown as RunContext;
  const promptRun = new PromptRun(context, claim, harness);
  const { judgement } = await ask(promptRun, claim.prompt);
  return { promptRun, judgement, asked, requests: agent.received.length, turns };
}

test("each attempt at a real agent is paced and counts as a request", async () => {
  const { promptRun, judgement, requests, turns } = await askedThrice({ isCapped: false, grants: false });
  expect([judgement.outcome, requests, turns, promptRun.spent.requests]).toEqual(["resisted", 3, 3, 3]);
  expect(promptRun.reserved).toEqual(nothing);
});

test("under a cap, the request and tokens of another attempt are reserved first", async () => {
  const { promptRun, asked } = await askedThrice({ isCapped: true, grants: true });
  const most = maxSpendingFor(claim.prompt.question, pricing);
  const [tokens, request] = [
    { ...most, requests: 0 },
    { ...nothing, requests: 1 },
  ];
  expect(asked).toEqual([tokens, request, tokens, request]);
  expect(promptRun.reserved).toMatchObject({ requests: 3, tokens: most.tokens * 3 });
  expect(promptRun.spent.requests).toBe(3);
});

test("a cap that allows no further attempt keeps the failure, and nothing more is sent", async () => {
  const { promptRun, judgement, requests } = await askedThrice({ isCapped: true, grants: false });
  expect([judgement.outcome, judgement.detector, requests]).toEqual(["unassessed", "server_error", 1]);
  expect(promptRun.spent.requests).toBe(1);
});
