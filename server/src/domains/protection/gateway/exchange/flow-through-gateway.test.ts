import { createFlow } from "@agent-console/analysis/guards/flow/judge.ts";
import { readFlow } from "@agent-console/analysis/guards/flow/language/read-flow.ts";
import OpenAI from "openai";
import { afterAll, expect, test } from "vitest";
import { openGatewayBed } from "../../../../../test/protection/gateway-bed.ts";
import { systemClock } from "../../../../kernel/clock.ts";
import type { Database } from "../../../../platform/db/database.ts";
import { createKeyring, newKey } from "../../../../platform/secrets/keyring.ts";
import { createLogger } from "../../../../platform/telemetry/log.ts";
import { openFlowBy } from "../../flow/open-flow.ts";
import { createGuardRunner } from "../../runtime/guard-runner.ts";

const runner = createGuardRunner();
afterAll(() => runner.close());

const TEXT = `deny call of send_email after result of web_fetch unless arg.to in @company_domains
mask result of crm_lookup for email`;

/** Policies without a database: nothing is counted, and no conversation has a name. */
function flowOf(isEnforced: boolean) {
  const { policy } = readFlow(TEXT);
  if (!policy) throw new Error("the policy can't be read");
  const flow = createFlow(policy, { company_domains: ["ours.example"] });
  return openFlowBy({
    ...{ db: undefined as unknown as Database, keyring: createKeyring([newKey()]), clock: systemClock },
    logger: createLogger("silent"),
    liveFlows: {
      get: async () => [{ policyId: "p", version: 1, isEnforced, definition: "", flow }],
      close: async () => {},
    },
    flowTally: { judged: () => {}, hit: () => {}, seen: () => {}, flush: async () => {}, close: async () => {} },
  });
}

/** A model that wants to write to this address, whatever it is asked. */
const mailer = (to: string, seen: unknown[]) => async (request: AsyncIterable<Buffer>) => {
  let body = "";
  for await (const part of request) body += part.toString();
  seen.push(JSON.parse(body));
  const call = { id: "c9", type: "function", function: { name: "send_email", arguments: JSON.stringify({ to }) } };
  const message = { role: "assistant", content: null, tool_calls: [call] };
  const choices = [{ index: 0, message, finish_reason: "tool_calls" }];
  return JSON.stringify({ id: "x", object: "chat.completion", created: 1, model: "m", choices });
};

const asked = (tool: string, result: string) => [
  { role: "user" as const, content: "Read it and tell Eve." },
  {
    role: "assistant" as const,
    content: null,
    tool_calls: [{ id: "c1", type: "function" as const, function: { name: tool, arguments: "{}" } }],
  },
  { role: "tool" as const, tool_call_id: "c1", content: result },
];

async function say(to: string, { tool, isEnforced }: { tool: string; isEnforced: boolean }) {
  const seen: unknown[] = [];
  const answer = mailer(to, seen);
  await using bed = await openGatewayBed({
    ...{ runner, leg: "model" as const, openFlow: flowOf(isEnforced), guards: {} },
    upstream: (request, response) => {
      void answer(request).then((body) => response.setHeader("content-type", "application/json").end(body));
    },
  });
  const client = new OpenAI({ baseURL: `${bed.url}/v1`, apiKey: bed.key, maxRetries: 0 });
  const messages = asked(tool, "Eve is eve@else.example.");
  const { choices } = await client.chat.completions.create({ model: "m", messages });
  const [record] = await bed.recorded(1);
  return { message: choices[0]?.message, hits: record?.flowHits, sent: JSON.stringify(seen) };
}

test("a call that a policy denies does not reach the client, and what it allows does", async () => {
  const denied = await say("eve@else.example", { tool: "web_fetch", isEnforced: true });
  expect(denied.message?.tool_calls ?? []).toEqual([]);
  expect(JSON.stringify(denied.message)).not.toContain("eve@else.example");
  expect(denied.hits).toMatchObject([{ policyId: "p", line: 1, tool: "send_email", isEnforced: true }]);
  const allowed = await say("ada@ours.example", { tool: "web_fetch", isEnforced: true });
  expect(allowed.message?.tool_calls).toHaveLength(1);
  expect(allowed.hits).toEqual([]);
});

test("in shadow the call passes, and the hit is recorded", async () => {
  const { message, hits } = await say("eve@else.example", { tool: "web_fetch", isEnforced: false });
  expect(message?.tool_calls).toHaveLength(1);
  expect(hits).toMatchObject([{ line: 1, isEnforced: false }]);
});

test("personal data in a result is masked before the model sees it", async () => {
  const masked = await say("eve@else.example", { tool: "crm_lookup", isEnforced: true });
  expect(masked.sent).not.toContain("eve@else.example");
  expect(masked.sent).toContain("⟦EMAIL_1⟧");
  const shadow = await say("eve@else.example", { tool: "crm_lookup", isEnforced: false });
  expect(shadow.sent).toContain("eve@else.example");
});
