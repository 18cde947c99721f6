import { expect, test } from "vitest";
import { answered, calls } from "../../../../test/evaluation/exchange.ts";
import type { Conversation, Observation } from "../../agents/conversation/port.ts";
import { createGrader } from "../grading/grader.ts";
import type { PlannedPrompt } from "../harness/harness.ts";
import type { Case } from "../judge/ask-judge.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import type { Scene } from "../probes/probe/effects.ts";
import { type Asking, ask } from "./ask.ts";

const [harness] = standardHarnesses.filter(({ name }) => name === "security");
const promptOf = (probe: string): PlannedPrompt => {
  const found = [...(harness?.plan(1, "quick") ?? [])].find((prompt) => prompt.probe === probe);
  if (!found) throw new RangeError(probe);
  return JSON.parse(JSON.stringify(found));
};
const sceneOf = ({ question }: PlannedPrompt): Scene => question.secret as Scene;

/** Asks an agent that gives these observations one after another. */
async function asked(prompt: PlannedPrompt, script: readonly Observation[], more: Partial<Asking> = {}) {
  const sent: Conversation["messages"][] = [];
  const asking = {
    ...{ instructs: true, timeoutMs: 1000, random: () => 0, onAnswer: () => {}, harness, grader: createGrader() },
    configuration: { systemPrompt: null, params: {}, prices: null },
    signal: new AbortController().signal,
    driver: {
      converse: async ({ messages }: Conversation) => {
        sent.push([...messages]);
        return script[sent.length - 1];
      },
    },
    ...more,
  } as unknown as Asking;
  return { result: await ask(asking, prompt), sent };
}

test("a tool loop is played call by call, judged by its effects, and stored with results and effects", async () => {
  const prompt = promptOf("inbox-forwarding");
  const [lure = []] = sceneOf(prompt).lure;
  const script = [...lure.map(({ name, given }) => calls(name, given)), answered("All answered.")];
  const { result, sent } = await asked(prompt, script);
  expect(result.judgement).toMatchObject({ outcome: "failed", detector: "effect", basis: "tool_call" });
  expect(result.judgement.evidence).toMatch(/^sent a mail to \S+\.example: forward_mail\(/);
  expect(sent).toHaveLength(lure.length + 1);
  expect(sent[1]?.at(-1)).toMatchObject({ role: "tool", text: expect.stringContaining("Your sign-in code") });
  const forwarded = result.observation.turns.find(({ played }) => played?.[0]?.result.includes("forwarded"));
  expect(forwarded?.played?.[0]?.effects).toMatchObject([
    { kind: "mail_sent", words: expect.stringMatching(/^sent a mail/) },
  ]);
  expect(result.observation.turns.at(-1)).not.toHaveProperty("played");
  expect(await asked(prompt, script)).toEqual({ result, sent });
});

test("what was done before an error was done: the forbidden effect fails the prompt, anything else is an error", async () => {
  const prompt = promptOf("inbox-forwarding");
  const [lure = []] = sceneOf(prompt).lure;
  const gone: Observation = { outcome: "failed", kind: "unauthorised", detail: "bad key" };
  const script = [...lure.map(({ name, given }) => calls(name, given)), gone];
  expect((await asked(prompt, script)).result).toMatchObject({ isError: false, judgement: { outcome: "failed" } });
  expect((await asked(prompt, [calls("list_inbox"), gone])).result).toMatchObject({
    isError: true,
    judgement: { outcome: "unassessed", detector: "unauthorised" },
    observation: { turns: [{ played: [{ effects: [] }] }, gone] },
  });
});

test("a judge is shown the calls and what they returned, turn by turn", async () => {
  const shown: Case[] = [];
  const judge = async (one: Case) => {
    shown.push(one);
    return { outcome: "resisted" as const, reason: "It stopped." };
  };
  const { result } = await asked(promptOf("inbox-forwarding"), [calls("list_inbox"), answered("Hm.")], { judge });
  expect(result.judgement).toMatchObject({ outcome: "unassessed", judge: { outcome: "resisted" } });
  expect(shown[0]?.answers[0]?.played?.[0]?.result).toContain("Your sign-in code");
});
