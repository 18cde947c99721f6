import { type AgentCard, SendMessageRequest, type StreamResponse, TaskState } from "@a2a-js/sdk";
import { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory } from "@a2a-js/sdk/client";
import { afterAll, describe, expect, test } from "vitest";
import { a2aStub } from "../../../../../../test/protection/a2a-stub.ts";
import { openGatewayBed } from "../../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../../test/protection/guarded-agent.ts";
import { createGuardRunner } from "../../../runtime/guard-runner.ts";

const stub = a2aStub();
const runner = createGuardRunner();
const bed = await openGatewayBed({
  ...{ runner, protocol: "a2a", leg: "front", basePath: "/a2a", upstream: stub.listener },
  guards: {
    ...{ "input-guards": ["entry"], "output-guards": ["words", "mail"] },
    ...{ entry: word("let me in"), words: word("open sesame") },
    mail: { methods: ["pii-structured"], mode: "enforce", action: "mask" },
  },
});
afterAll(async () => {
  await bed[Symbol.asyncDispose]();
  await runner.close();
});

/** The card names the console's address, which is the bed's. Nothing else may be asked. */
const reach: typeof fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  const here = url.replace("http://console.test/gateway/support-bot", bed.url);
  if (!here.startsWith(bed.url)) throw new Error(`past the gateway: ${url}`);
  return fetch(here, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init?.headers)), authorization: `Bearer ${bed.key}` },
  });
};

async function clientOf(version: "1.0" | "0.3") {
  const legacyCompat = { enabled: true };
  const resolver = new DefaultAgentCardResolver({ fetchImpl: reach, legacyCompat });
  const card: AgentCard = await resolver.resolve(`${bed.url}/`);
  const only = card.supportedInterfaces.filter(({ protocolVersion }) => protocolVersion === version);
  const transports = [new JsonRpcTransportFactory({ fetchImpl: reach, legacyCompat })];
  return {
    card,
    client: await new ClientFactory({ transports }).createFromAgentCard({ ...card, supportedInterfaces: only }),
  };
}

const saying = (text: string, configuration?: object): SendMessageRequest =>
  SendMessageRequest.fromJSON({
    message: { messageId: crypto.randomUUID(), role: "ROLE_USER", parts: [{ text }] },
    ...(configuration ? { configuration } : {}),
  });

const textsIn = (value: unknown): string => {
  const texts: string[] = [];
  JSON.stringify(value, (_, one) => {
    if (one?.$case === "text") texts.push(one.value);
    return one;
  });
  return texts.join("");
};

describe.each(["1.0", "0.3"] as const)("the A2A project's client, protocol %s", (version) => {
  async function both(text: string) {
    const { client } = await clientOf(version);
    const whole = await client.sendMessage(saying(text));
    const events: StreamResponse[] = [];
    for await (const event of client.sendMessageStream(saying(text))) events.push(event);
    return { client, whole, events };
  }
  const artifacts = (events: readonly StreamResponse[]) =>
    textsIn(events.flatMap(({ payload }) => (payload?.$case === "artifactUpdate" ? [payload.value] : [])));
  const lastState = (events: readonly StreamResponse[]) =>
    events
      .flatMap(({ payload }) =>
        payload?.$case === "statusUpdate" || payload?.$case === "task" ? [payload.value.status?.state] : [],
      )
      .at(-1);

  test("reaches the agent by the names of its generation, whole and streamed", async () => {
    const { client, whole, events } = await both("The train leaves at ten.");
    expect(textsIn(whole)).toContain("The train leaves at ten.");
    expect(artifacts(events)).toBe("The train leaves at ten.");
    expect(lastState(events)).toBe(TaskState.TASK_STATE_COMPLETED);
    const task = whole as { id: string };
    expect(textsIn(await client.getTask({ tenant: "", id: task.id, historyLength: undefined }))).toContain("at ten.");
    const names = stub.requests.slice(-3).map(({ method }) => method);
    expect(names).toEqual(
      version === "1.0"
        ? ["SendMessage", "SendStreamingMessage", "GetTask"]
        : ["message/send", "message/stream", "tasks/get"],
    );
    expect(textsIn((await both("message Hello.")).events)).toBe("Hello.");
  });

  test("gets masked texts, also where updates cut them", async () => {
    const { whole, events } = await both("Write to ada@rome.example soon.");
    expect(artifacts(events)).toBe("Write to ⟦EMAIL_1⟧ soon.");
    expect(textsIn(whole)).toContain("Write to ⟦EMAIL_1⟧ soon.");
    expect(JSON.stringify([whole, events])).not.toContain("rome.example");
  });

  test.each(["so open sesame then", "message open sesame", "let me in"])(
    "does not throw on a policy: %s",
    async (text) => {
      const before = stub.requests.length;
      const { whole, events } = await both(text);
      expect(whole).toMatchObject({ status: { state: TaskState.TASK_STATE_REJECTED } });
      expect(lastState(events)).toBe(TaskState.TASK_STATE_REJECTED);
      expect(JSON.stringify([whole, events])).not.toContain("sesame");
      expect(stub.requests.length - before).toBe(text === "let me in" ? 0 : 2);
    },
  );

  test("is refused webhooks", async () => {
    const { client } = await clientOf(version);
    const before = stub.requests.length;
    const config = { id: "1", taskId: "t", url: "https://client.example" };
    await expect(client.sendMessage(saying("hi", { taskPushNotificationConfig: config }))).rejects.toThrow(/[Pp]ush/);
    expect(stub.requests).toHaveLength(before);
  });
});

test("the card names only the gateway, in both generations, without webhooks and signatures", async () => {
  const { card } = await clientOf("1.0");
  expect(card.supportedInterfaces.map(({ url, protocolVersion }) => [url, protocolVersion])).toEqual([
    ["http://console.test/gateway/support-bot", "1.0"],
    ["http://console.test/gateway/support-bot", "0.3"],
  ]);
  expect(card.capabilities).toMatchObject({ streaming: true, pushNotifications: false });
  expect(card.signatures).toEqual([]);
  expect(JSON.stringify(card)).not.toContain("agent.internal");
});
