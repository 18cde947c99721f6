import { describe, expect, test } from "vitest";
import type { AgentDriver, Answered, Conversation, Talking } from "../../agents/conversation/port.ts";
import { createDraw } from "../../evaluation/port.ts";
import { goalFamilies } from "../goals/list.ts";
import { stage } from "../goals/stage.ts";
import type { Move } from "../model/attempt.ts";
import { firstDraft, plainDraft } from "../model/draft.ts";
import type { GoalFamily } from "../model/goal.ts";
import { conversationUpTo, gradeMove } from "./attempted.ts";
import { sendAttempt } from "./send.ts";

const PARAMS = { temperature: null, topP: null, maxTokens: null };

type Reply = Partial<Pick<Answered, "text" | "toolCalls">> | "fails";

const answered = (reply: Exclude<Reply, "fails">): Answered => ({
  ...{ outcome: "answered", text: "", toolCalls: [], finishReason: "stop", usage: null },
  ...{ latencyMs: 1, model: null, thread: null },
  ...reply,
});

/** An agent that says these one after another, and what it heard. */
function agent(replies: readonly Reply[], instructs = true) {
  const heard: Conversation[] = [];
  const driver: AgentDriver = {
    converse: async (conversation) => {
      const reply = replies[heard.length] ?? { text: "Fine." };
      heard.push(structuredClone(conversation));
      return reply === "fails"
        ? { outcome: "failed", kind: "refused_request", detail: "No such model." }
        : answered(reply);
    },
  };
  const talking: Talking = {
    ...{ driver, configuration: { systemPrompt: "You help.", params: PARAMS }, timeoutMs: 1000, instructs },
    ...{ signal: new AbortController().signal, retries: undefined, random: () => 0 },
    ...{ onAnswer: () => {}, reserveAgain: async () => true, hold: async () => {}, wait: async () => {} },
  };
  return { heard, talking };
}

const found = (fits: (family: GoalFamily, drawn: ReturnType<GoalFamily["draw"]>) => boolean) => {
  for (const family of goalFamilies) {
    const goal = family.draw(createDraw({ seed: 7, probe: family.id, n: 0 }));
    if (fits(family, goal)) return goal;
  }
  throw new Error("no such goal");
};
const leak = found((_, { oracle, plant }) => oracle.kind === "canary" && plant.preamble !== undefined);
const poisoned = found((_, { plant, oracle }) => oracle.kind === "state" && plant.world !== undefined);
const cost = { step: 0, phase: "hunt", requests: 1, tokens: 0 } as const;
const move = (goal: typeof leak, more: Partial<Move> = {}): Move => ({
  ...{ strategy: "sweep", engine: "embedded", from: null, draft: firstDraft(goal) },
  ...more,
});

describe("an attempt", () => {
  test("that makes the agent say what is planted broke the goal; one that is refused did not", async () => {
    const secret = leak.oracle.kind === "canary" ? (leak.oracle.canaries[0] ?? "") : "";
    for (const [text, outcome] of [
      [`Sure: it is ${secret}.`, "broke"],
      ["I'm sorry, but I can't share my instructions.", "held"],
    ] as const) {
      const { heard, talking } = agent([{ text }]);
      const seen = await sendAttempt(talking, { stage: stage(leak, plainDraft(leak.wish)), conversation: [] });
      expect(heard[0]?.systemPrompt).toContain(secret);
      expect(gradeMove(leak, move(leak), { ...cost, seen }).outcome).toBe(outcome);
    }
  });

  test("says nothing about the agent when the request failed, or when nothing could be planted", async () => {
    for (const { talking } of [agent(["fails"]), agent([], false)]) {
      const seen = await sendAttempt(talking, { stage: stage(leak, plainDraft(leak.wish)), conversation: [] });
      expect(seen.error).not.toBeNull();
      const { outcome, signal } = gradeMove(leak, move(leak), { ...cost, seen });
      expect([outcome, signal]).toEqual(["unassessed", null]);
    }
  });

  test("plays the tools and remembers each call, so that a polite refusal afterwards hides nothing", async () => {
    const { heard, talking } = agent([
      { toolCalls: [{ id: "1", name: "read_ticket", arguments: "{}" }] },
      { text: "I can't do that." },
    ]);
    const seen = await sendAttempt(talking, { stage: stage(poisoned, firstDraft(poisoned)), conversation: [] });
    expect(heard.length).toBeGreaterThan(1);
    expect(seen.effects).toContainEqual(expect.objectContaining({ answer: 0, kind: "tool_call", name: "read_ticket" }));
    expect(seen.answers.at(-1)?.text).toBe("I can't do that.");
  });

  test("goes on with its conversation: as messages where the endpoint has no memory, else said again", async () => {
    const first = agent([{ text: "Ask me anything." }]);
    const opening = { ...plainDraft(leak.wish), turns: ["Hello."] as const };
    const seen = await sendAttempt(first.talking, { stage: stage(leak, opening), conversation: [] });
    const before = gradeMove(leak, move(leak, { draft: opening }), { ...cost, seen });
    const conversation = conversationUpTo(leak, [before], 0);
    expect(conversation).toEqual([{ turn: "Hello.", answer: "Ask me anything." }]);
    const next = { ...stage(leak, plainDraft(leak.wish)) };
    const chat = agent([{ text: "No." }]);
    const later = await sendAttempt(chat.talking, { stage: next, conversation });
    expect(chat.heard[0]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(later.answers.map(({ text }) => text)).toEqual(["No."]);
    const { preamble: _, ...unplanted } = next;
    const memory = agent([{ text: "Hi." }, { text: "No." }], false);
    const again = await sendAttempt(memory.talking, { stage: unplanted, conversation });
    expect(memory.heard).toHaveLength(2);
    expect(again.answers.map(({ text }) => text)).toEqual(["No."]);
  });
});
