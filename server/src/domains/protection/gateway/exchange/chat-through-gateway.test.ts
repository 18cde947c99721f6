import type { RequestListener } from "node:http";
import OpenAI from "openai";
import { afterAll, expect, test } from "vitest";
import { type GatewayBedOptions, openGatewayBed } from "../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../test/protection/guarded-agent.ts";
import { stubModel } from "../../../../../test/protection/stub-model.ts";
import { createGuardRunner } from "../../runtime/guard-runner.ts";

const runner = createGuardRunner();
afterAll(() => runner.close());

const TEXT = "The weather in Bern is fine today, with a little wind in the afternoon.";

const model = (text = TEXT): RequestListener => stubModel({ say: () => text }).listener;

async function open(options: Partial<GatewayBedOptions> = {}) {
  const bed = await openGatewayBed({ upstream: model(), runner, ...options });
  const client = new OpenAI({ baseURL: `${bed.url}/v1`, apiKey: bed.key, maxRetries: 0 });
  const ask = (content: string) => ({ model: "gpt-small", messages: [{ role: "user" as const, content }] });
  return {
    bed,
    client,
    whole: (content: string) => client.chat.completions.create(ask(content)),
    async streamed(content: string) {
      const stream = await client.chat.completions.create({ ...ask(content), stream: true });
      const all = { text: "", finish: "" as string | null, chunks: 0 };
      for await (const { choices } of stream) {
        all.chunks += 1;
        all.text += choices[0]?.delta.content ?? "";
        all.finish = choices[0]?.finish_reason ?? all.finish;
      }
      return all;
    },
    [Symbol.asyncDispose]: () => bed[Symbol.asyncDispose](),
  };
}

const guards = (channel: string, guard: object) => ({ [`${channel}-guards`]: ["one"], one: guard });

test("a client that only swaps its URL and key gets its answer, whole and streamed, and both are judged", async () => {
  await using gateway = await open({ guards: guards("output", word("sesame")) });
  expect((await gateway.whole("Hello")).choices[0]?.message.content).toBe(TEXT);
  expect(await gateway.streamed("Hello")).toMatchObject({ text: TEXT, finish: "stop" });
  const records = await gateway.bed.recorded(2);
  expect(
    records.map(({ ending, isStream, status, usage, model: name }) => [ending, isStream, status, usage, name]),
  ).toEqual(
    [false, true].map((isStream) => ["answered", isStream, 200, { input: 9, output: 12, cached: 0 }, "gpt-small"]),
  );
  for (const { judged } of records) expect(judged.at(-1)).toMatchObject({ channel: "output", text: TEXT });
  expect(gateway.bed.openReservations()).toBe(0);
});

test("a request that a guard blocks is answered here, and the model never sees it", async () => {
  let asked = 0;
  const upstream: RequestListener = (request, response) => {
    asked += 1;
    model()(request, response);
  };
  await using gateway = await open({ upstream, guards: guards("input", word("sesame")) });
  const whole = await gateway.whole("open sesame");
  expect(whole.choices[0]).toMatchObject({ finish_reason: "content_filter" });
  expect(await gateway.streamed("open sesame")).toMatchObject({ finish: "content_filter" });
  expect(asked).toBe(0);
  expect((await gateway.bed.recorded(2)).map(({ ending }) => ending)).toEqual(["blocked", "blocked"]);
});

test("an answer that a guard blocks does not leave, whole or streamed", async () => {
  await using gateway = await open({
    upstream: model("Well, open sesame it is."),
    guards: guards("output", word("sesame")),
  });
  expect((await gateway.whole("Hello")).choices[0]?.message.content).not.toContain("sesame");
  const { text, finish } = await gateway.streamed("Hello");
  expect(finish).toBe("content_filter");
  expect(text).not.toContain("sesame");
});

test("an agent without guards is not served", async () => {
  await using gateway = await open({ guards: null });
  await expect(gateway.whole("Hello")).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining("Guards page"),
  });
});

test("a part that no guard can read stops an answer, a denied call beside it or not", async () => {
  const call = { id: "c", type: "function", function: { name: "rm", arguments: "{}" } };
  const audio = { id: "a", data: "UklGRg==", expires_at: 1, transcript: "hello" };
  const message = { role: "assistant", content: null, tool_calls: [call], audio };
  const answer = {
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1, model: "gpt-small" },
    choices: [{ index: 0, message, logprobs: null, finish_reason: "tool_calls" }],
  };
  const upstream: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  };
  const denied = { type: "policy", methods: ["denied-tools"], mode: "enforce", "denied-tools": { tools: ["rm"] } };
  const config = { "tool-call-guards": ["calls"], calls: denied, "output-guards": ["one"], one: word("sesame") };
  await using gateway = await open({ upstream, guards: config });
  expect(JSON.stringify(await gateway.whole("Hello"))).not.toContain("UklGRg");
});
