import { expect, test } from "vitest";
import { agentThat, completion, driverTo, json, reachTo } from "../../../../test/agents/scripted-agents.ts";
import { defaultPolicy } from "../../agents/conversation/talk/backoff.ts";
import { ask } from "../asking/ask.ts";
import { mostFor, nothing, type Spending } from "../budget/budget.ts";
import { createGrader } from "../grading/grader.ts";
import type { Harness } from "../harness/harness.ts";
import { Errand, type Outing } from "./errand.ts";

const claim = {
  seq: 7,
  sentAt: 0,
  prompt: { harness: "security", probe: "p", family: "f", stratum: "s", question: { turns: ["Hi"] as const } },
};
const harness = { judge: () => ({ outcome: "resisted", reason: "", detector: "x" }) } as unknown as Harness;
const tariff = { systemPrompt: null, params: reachTo(null).params, prices: null };

/** An agent that answers from its third request on, and what asking it took. */
async function askedThrice(more: { isCapped: boolean; grants: boolean }) {
  await using agent = await agentThat((_request, response) =>
    agent.received.length > 2 ? json(response, completion({ content: "Hello" })) : response.writeHead(503).end(),
  );
  await using driver = driverTo(reachTo(agent.url));
  let turns = 0;
  const asked: Spending[] = [];
  const outing = {
    needs: {
      pacer: { turn: () => void turns++ },
      retries: { ...defaultPolicy, firstDelayMs: 1 },
      grader: createGrader(),
    },
    subject: { driver, tariff, timeoutMs: 5_000, instructs: true, isCapped: more.isCapped, run: { seed: 1 } },
    signal: new AbortController().signal,
    patience: () => new AbortController().signal,
    reserve: async (wanted: Spending) => {
      asked.push(wanted);
      return more.grants;
    },
  } as unknown as Outing;
  const errand = new Errand(outing, claim, harness);
  const { judgement } = await ask(errand, claim.prompt);
  return { errand, judgement, asked, requests: agent.received.length, turns };
}

test("each attempt at a real agent takes a turn of its own and counts as a request", async () => {
  const { errand, judgement, requests, turns } = await askedThrice({ isCapped: false, grants: false });
  expect([judgement.outcome, requests, turns, errand.spent.requests]).toEqual(["resisted", 3, 3, 3]);
  expect(errand.reserved).toEqual(nothing);
});

test("under a cap a further attempt is reserved first, its tokens and its request, and is part of what was reserved", async () => {
  const { errand, asked } = await askedThrice({ isCapped: true, grants: true });
  const most = mostFor(claim.prompt.question, tariff);
  const [tokens, request] = [
    { ...most, requests: 0 },
    { ...nothing, requests: 1 },
  ];
  expect(asked).toEqual([tokens, request, tokens, request]);
  expect(errand.reserved).toMatchObject({ requests: 3, tokens: most.tokens * 3 });
  expect(errand.spent.requests).toBe(3);
});

test("a cap that allows no further attempt lets the failure stand, and nothing more is sent", async () => {
  const { errand, judgement, requests } = await askedThrice({ isCapped: true, grants: false });
  expect([judgement.outcome, judgement.detector, requests]).toEqual(["unassessed", "server_error", 1]);
  expect(errand.spent.requests).toBe(1);
});
