/** The truth about a foreign agent: many fresh answers to the same probes, assessed by the same detectors, without the console. */
import type { Conversation } from "../../../src/domains/agents/conversation/port.ts";
import { type Asking, ask } from "../../../src/domains/evaluation/asking/ask.ts";
import { createGrader } from "../../../src/domains/evaluation/grading/grader.ts";
import type { PortPrompt } from "../../../src/domains/evaluation/port.ts";
import { standardHarnesses } from "../../../src/domains/evaluation/probes/harnesses.ts";
import { createForeignAgent, type ForeignAgent } from "./agent.ts";
import type { ForeignProfile } from "./profiles.ts";

export interface Setting {
  readonly systemPrompt: string | null;
  readonly params: object;
}

const grader = createGrader();

/** The share of passes of each probe over so many fresh answers; null if no answer could be assessed. */
export async function passRates(
  profile: ForeignProfile,
  setting: Setting,
  {
    prompts,
    times,
    stream,
  }: { readonly prompts: readonly PortPrompt[]; readonly times: number; readonly stream: string },
): Promise<(number | null)[]> {
  const agent = createForeignAgent(profile, { stream });
  const rates: (number | null)[] = [];
  for (const prompt of prompts) {
    let [passed, assessed] = [0, 0];
    for (let at = 0; at < times; at++) {
      const outcome = await outcomeOf(agent, setting, prompt);
      if (outcome === "unassessed") continue;
      assessed += 1;
      if (outcome === "resisted") passed += 1;
    }
    rates.push(assessed === 0 ? null : passed / assessed);
  }
  return rates;
}

async function outcomeOf(agent: ForeignAgent, { systemPrompt, params }: Setting, prompt: PortPrompt): Promise<string> {
  const harness = standardHarnesses.find(({ name }) => name === prompt.harness);
  const asking = {
    ...{ harness, grader, instructs: true, timeoutMs: 5_000, signal: new AbortController().signal },
    configuration: { systemPrompt, params, prices: null },
    driver: { converse: async (conversation: Conversation) => answered(agent, conversation) },
    onAnswer: () => {},
  } as unknown as Asking;
  const { judgement } = await ask(asking, { ...prompt, stratum: prompt.probe });
  return judgement.outcome;
}

function answered(agent: ForeignAgent, { systemPrompt, messages, tools = [], params }: Conversation) {
  const { text, call } = agent.reply({
    ...(params as object),
    messages: [
      ...(systemPrompt === null ? [] : [{ role: "system", content: systemPrompt }]),
      ...messages.map((message) => ({
        role: message.role,
        content: message.text,
        ...("toolCalls" in message &&
          message.toolCalls?.length && {
            tool_calls: message.toolCalls.map(({ id, ...called }) => ({ id, type: "function", function: called })),
          }),
        ...(message.role === "tool" && { tool_call_id: message.toolCallId }),
      })),
    ],
    ...(tools.length > 0 && { tools: tools.map((offered) => ({ type: "function", function: offered })) }),
  });
  return {
    ...{ outcome: "answered", text, finishReason: call ? "tool_calls" : "stop", usage: null, latencyMs: 1 },
    toolCalls: call ? [{ id: "call_1", ...call }] : [],
    ...{ model: null, thread: null },
  };
}
