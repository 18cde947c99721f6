import { expect, test } from "vitest";
import type { Conversation } from "../exchange/conversation.ts";
import type { Answered, Failed, Observation } from "../exchange/observation.ts";
import type { Dialogue } from "./dialogue.ts";
import { isAnswered, type Talking, type ToolPlayer, talk } from "./talk.ts";
import { TalkCanceled } from "./talk-canceled.ts";

const answer = (more: Partial<Answered> = {}): Answered => ({
  outcome: "answered",
  text: "Fine.",
  toolCalls: [],
  finishReason: "stop",
  usage: null,
  latencyMs: 1,
  model: null,
  thread: null,
  ...more,
});

/** Holds the dialogue with an agent that gives these observations, and notes what it was sent. */
async function held(
  script: readonly Observation[],
  dialogue: Dialogue,
  { tools, ...more }: Partial<Talking> & { tools?: ToolPlayer } = {},
) {
  const sent: Conversation[] = [];
  const answers: Answered[] = [];
  const talking: Talking = {
    driver: {
      converse: async (conversation) => {
        sent.push({ ...conversation, messages: [...conversation.messages] });
        const next = script[sent.length - 1];
        if (!next) throw new RangeError("asked too often");
        return next;
      },
    },
    configuration: { systemPrompt: "Be brief.", params: { temperature: null, topP: null, maxTokens: null } },
    timeoutMs: 1_000,
    instructs: true,
    signal: new AbortController().signal,
    onAnswer: (given) => void answers.push(given),
    random: () => 0,
    reserveAgain: async () => true,
    hold: async () => {},
    wait: async () => {},
    ...more,
  };
  return { turns: await talk(talking, dialogue, tools), sent, answers };
}

const call = (id: string, name: string) => ({ id, name, arguments: "{}" });

test("a tool that the agent calls between two turns returns what the dialogue says, any other an empty object", async () => {
  const calling = answer({ toolCalls: [call("c1", "look_up"), call("c2", "toString")] });
  const { sent } = await held([calling, answer()], {
    turns: ["Where is it?", "And when?"],
    toolResults: { look_up: '{"place":"depot"}' },
  });
  expect(sent[1]?.messages).toEqual([
    { role: "user", text: "Where is it?" },
    { role: "assistant", text: "Fine.", toolCalls: calling.toolCalls },
    { role: "tool", toolCallId: "c1", text: '{"place":"depot"}' },
    { role: "tool", toolCallId: "c2", text: "{}" },
    { role: "user", text: "And when?" },
  ]);
});

test("a preamble precedes the agent's own system prompt, and a thread is sent with the next turn", async () => {
  const thread = { contextId: "k1" };
  const { sent } = await held([answer({ thread }), answer()], { turns: ["One", "Two"], preamble: "Keep PLUM-41." });
  expect(sent.map(({ systemPrompt }) => systemPrompt)).toEqual(Array(2).fill("Keep PLUM-41.\n\nBe brief."));
  expect(sent.map((conversation) => conversation.thread)).toEqual([null, thread]);
});

test("rules precede the preamble, and are left out where the protocol has no system message", async () => {
  const dialogue: Dialogue = { turns: ["One"], rules: "Never guess.", preamble: "Keep PLUM-41." };
  const { rules, ...without } = dialogue;
  const toldTo = async (said: Dialogue, instructs: boolean) =>
    (await held([answer()], said, { instructs })).sent[0]?.systemPrompt;
  expect(await toldTo(dialogue, true)).toBe("Never guess. Keep PLUM-41.\n\nBe brief.");
  expect(await toldTo({ turns: ["One"], rules: "Never guess." }, true)).toBe("Never guess.\n\nBe brief.");
  expect(await toldTo(dialogue, false)).toBe(await toldTo(without, false));
});

test("turns that are apart are a conversation each: no message and no thread goes from one to the next", async () => {
  const before = [{ role: "user" as const, text: "Here is the file." }];
  const dialogue: Dialogue = { turns: ["Rate Anna.", "Rate Mehmet."], isApart: true, before, preamble: "Be fair." };
  const { sent, answers } = await held([answer({ thread: { contextId: "k1" } }), answer()], dialogue);
  expect(sent.map(({ messages }) => messages)).toEqual([
    [...before, { role: "user", text: "Rate Anna." }],
    [...before, { role: "user", text: "Rate Mehmet." }],
  ]);
  expect(sent.map(({ thread, systemPrompt }) => [thread, systemPrompt])).toEqual(
    Array(2).fill([null, "Be fair.\n\nBe brief."]),
  );
  expect(answers).toHaveLength(2);
  const told = await held([answer(), answer()], dialogue, { instructs: false });
  expect(told.sent.map(({ messages }) => messages)).toEqual([
    [{ role: "user", text: "Here is the file.\n\nRate Anna." }],
    [{ role: "user", text: "Here is the file.\n\nRate Mehmet." }],
  ]);
});

test("a failure ends the dialogue and is its last observation; earlier responses count", async () => {
  const failure: Failed = { outcome: "failed", kind: "unauthorised", detail: "bad key" };
  const { turns, answers } = await held([answer(), failure], { turns: ["One", "Two", "Three"] });
  expect(turns).toEqual([answer(), failure]);
  expect([isAnswered(turns), answers]).toEqual([false, [answer()]]);
});

test("a dialogue whose signal fires is canceled, whatever the agent returned meanwhile", async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(held([answer()], { turns: ["One"] }, { signal: stop.signal })).rejects.toThrow(TalkCanceled);
});

/** Returns the name of the tool and how many calls there were. */
function namesPlayed(mostRequests = 5): ToolPlayer {
  let count = 0;
  return { mostRequests, play: (calls) => calls.map(({ name }) => `${name} ${++count}`) };
}

test("where tools are played, the agent goes on with their results until it answers without a call", async () => {
  const calling = answer({ toolCalls: [call("c1", "look_up"), call("c2", "pay")] });
  const { sent, turns } = await held(
    [calling, answer(), answer()],
    { turns: ["One", "Two"] },
    { tools: namesPlayed() },
  );
  expect(turns).toHaveLength(3);
  expect(sent[1]?.messages.slice(1)).toEqual([
    { role: "assistant", text: "Fine.", toolCalls: calling.toolCalls },
    { role: "tool", toolCallId: "c1", text: "look_up 1" },
    { role: "tool", toolCallId: "c2", text: "pay 2" },
  ]);
  expect(sent[2]?.messages.at(-1)).toEqual({ role: "user", text: "Two" });
});

test("turns that are apart begin anew, with no thread, though tools were played before", async () => {
  const thread = { contextId: "k1" };
  const script = [answer({ thread, toolCalls: [call("c1", "save")] }), answer({ thread }), answer()];
  const { sent } = await held(script, { turns: ["One", "Two"], isApart: true }, { tools: namesPlayed() });
  expect(sent.map(({ messages, thread: own }) => [messages.length, own])).toEqual([
    [1, null],
    [3, thread],
    [1, null],
  ]);
});

test("an agent that calls tools for ever is stopped, and so is one that a cap leaves no room for", async () => {
  const script = Array(9).fill(answer({ toolCalls: [call("c1", "look_up")] }));
  const { turns } = await held(script, { turns: ["One", "Two"] }, { tools: namesPlayed(4) });
  expect([turns.length, isAnswered(turns)]).toEqual([4, true]);
  const asked: number[] = [];
  const capped = await held(
    script,
    { turns: ["One"] },
    {
      tools: namesPlayed(),
      reserveNext: ({ messages }) => asked.push(messages.length) < 3,
    },
  );
  expect([capped.turns.length, asked]).toEqual([3, [3, 5, 7]]);
});
