import { expect, test } from "vitest";
import type { AgentDriver } from "./conversation.ts";
import { LONGEST_KEPT } from "./kept.ts";
import { redactorOf } from "./own-secrets.ts";
import { redacting } from "./redacted.ts";

const KEY = "sk-live-7Qm2Xv9Lp4Rt";

test("a key cut by the length limit leaves no half behind", async () => {
  const cut = `${"a".repeat(LONGEST_KEPT - 12)}${KEY}`.slice(0, LONGEST_KEPT);
  const driver: AgentDriver = {
    converse: async () => ({
      ...{ outcome: "answered", text: cut, isCut: true, finishReason: null, usage: null, latencyMs: 1, model: null },
      ...{ thread: null, toolCalls: [{ id: "1", name: "send", arguments: cut }] },
    }),
  };
  const redact = redactorOf([{ name: "API key", value: KEY }]);
  if (!redact) throw new Error("the key is long enough");
  const said = await redacting(driver, redact).converse({
    ...{ systemPrompt: null, params: { temperature: null, topP: null, maxTokens: null }, timeoutMs: 1 },
    messages: [],
  });
  expect(JSON.stringify(said)).not.toContain("sk-live");
  expect(JSON.stringify(said).length).toBeGreaterThan(LONGEST_KEPT);
});
