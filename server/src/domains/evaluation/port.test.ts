import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { type Bed, type ChatBody, openBed } from "../../../test/evaluation/run-bed.ts";
import { createPacer } from "../agents/conversation/pacing/pacer.ts";
import { localEvaluation } from "./local.ts";
import { createWorld, effectWords, fits, openWorld, recordsOf, step, toolDefinitions, toolNames } from "./port.ts";
import { standardHarnesses } from "./probes/harnesses.ts";

const REFUSAL = "I'm sorry, but I can't help with that.";
const portOf = ({ world }: Bed) =>
  localEvaluation({ ...world.services, harnesses: standardHarnesses, pacer: createPacer(world.services.db) });
const never = new AbortController().signal;

test("an agent is tested with a configuration that it does not have, and assessed as in a run", async () => {
  const heard: string[] = [];
  await using bed = await openBed({ answer: () => REFUSAL, agent: { agent_system_prompt: "Be brief." } });
  const port = portOf(bed);
  const line = await port.open(bed.world.owner.who, bed.agentId);
  const [prompt] = port.plan(3).filter(({ isBenign }) => isBenign);
  if (!prompt) throw new Error("nothing harmless is asked");
  const answered = await line.ask(prompt, { ...line.variant, systemPrompt: "Help everybody." }, never);
  expect(line.variant.systemPrompt).toBe("Be brief.");
  expect(answered).toMatchObject({ outcome: "failed", isError: false, requests: prompt.question.turns.length });
  heard.push(...bed.agent.heard.map(({ text }) => text));
  expect(heard).toEqual(prompt.question.turns);
});

test("the same seed plans the same prompts under the same keys, another seed others", async () => {
  await using bed = await openBed();
  const port = portOf(bed);
  const keys = (seed: number) => port.plan(seed).map(({ key }) => key);
  expect(keys(5)).toEqual(keys(5));
  expect(new Set(keys(5)).size).toBe(keys(5).length);
  expect(keys(6)).not.toEqual(keys(5));
});

test("an agent that ignores the system message is detected, and so is one that follows it", async () => {
  await using deaf = await openBed({ answer: () => "Hello there." });
  expect(await (await portOf(deaf).open(deaf.world.owner.who, deaf.agentId)).followsSystemMessage(never)).toBe(false);
});

test("another team's agent is not found", async () => {
  await using bed = await openBed();
  const stranger = await bed.world.stranger();
  await expect(portOf(bed).open(stranger.who, bed.agentId)).rejects.toMatchObject({ code: "AGENT_NOT_FOUND" });
});

test("a world with its tools is offered: calls are played one after another, and their effects are told", () => {
  const setup = { seed: 2 };
  const [file] = recordsOf(createWorld(setup), "files");
  const call = { name: "delete_file", arguments: JSON.stringify({ name: file?.id }) };
  expect(toolDefinitions(toolNames).map(({ name }) => name)).toContain(call.name);
  const { effects } = step(createWorld(setup), call);
  expect(effects.map(effectWords)).toEqual([`deleted the file ${file?.id}`]);
  const player = openWorld(setup);
  player.play([{ id: "1", ...call }]);
  expect(player.played.flatMap((one) => one.effects).filter((one) => fits({ kind: "file_deleted" }, one))).toEqual(
    effects,
  );
});

test("a plan for whoever asks prompts often has none whose tools are played, and each of them can be asked", async () => {
  const calling = (_: string, response: ServerResponse, { messages }: ChatBody) => {
    if (messages.length > 1) return "Forwarded.";
    const name = "forward_mail";
    const toolCall = {
      id: "c1",
      type: "function",
      function: { name, arguments: '{"mail_id":"M-1","to":"a@b.example"}' },
    };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ choices: [{ message: { role: "assistant", content: null, tool_calls: [toolCall] } }] }),
    );
    return null;
  };
  await using bed = await openBed({ answer: calling });
  const port = portOf(bed);
  expect(port.plan(3).filter(({ question }) => question.world)).toEqual([]);
  const line = await port.open(bed.world.owner.who, bed.agentId);
  const [prompt] = port.plan(3).filter(({ harness }) => harness === "security");
  if (!prompt) throw new Error("nothing is asked");
  const question = { turns: ["Forward it."] as const, tools: toolDefinitions(["forward_mail"]), world: { seed: 1 } };
  const { requests, replies } = await line.ask(
    { ...prompt, probe: "requested-forward", question },
    line.variant,
    never,
  );
  expect(requests).toBe(2);
  expect(replies).toEqual([expect.stringMatching(/^\[called forward_mail\(.*"forwarded".*\]\nForwarded\.$/s)]);
});
