import { cards } from "@agent-console/analysis/cards/generated.ts";
import { createSampleAgent, type SampleAgent } from "@agent-console/sample-agent/agent.ts";
import { sampleSystemPrompt } from "@agent-console/sample-agent/identity/default-agent.ts";
import { type Asked, requestOf } from "@agent-console/sample-agent/test/ask-sample.ts";
import type { Answered, Message } from "../../src/domains/agents/conversation/port.ts";
import type { Judgement, PlannedPrompt } from "../../src/domains/evaluation/harness/harness.ts";
import { standardHarnesses } from "../../src/domains/evaluation/probes/harnesses.ts";
import { probes } from "../../src/domains/evaluation/probes/list.ts";
import type { ProbeCount } from "../../src/domains/evaluation/scores/evidence.ts";
import { type Report, reportOf } from "../../src/domains/evaluation/scores/report.ts";
import { openWorld } from "../../src/domains/evaluation/world/play.ts";

interface Told {
  readonly prompt: PlannedPrompt;
  readonly answers: readonly Answered[];
  readonly judgement: Judgement;
}

export interface WholeRun {
  readonly told: readonly Told[];
  readonly report: Report;
  readonly unassessedShare: number;
}

/** Sends every prompt of every dimension to the sample agent as a run does, without HTTP. */
export function wholeRun(seed: number, asked: Asked = {}): WholeRun {
  const agent = createSampleAgent();
  const told = standardHarnesses.flatMap((harness) =>
    [...harness.plan(seed)].map((prompt) => {
      const answers = converse(agent, prompt, asked);
      return { prompt, answers, judgement: harness.judge(prompt, answers) };
    }),
  );
  const report = reportOf({ probes, counts: countsOf(told), cards, seed });
  const open = told.filter(({ judgement }) => judgement.outcome === "unassessed").length;
  return { told, report, unassessedShare: open / told.length };
}

function countsOf(told: readonly Told[]): Record<string, ProbeCount> {
  const counts: Record<string, ProbeCount> = {};
  for (const { prompt, judgement } of told) {
    const own = counts[prompt.probe] ?? { resisted: 0, failed: 0, unassessed: 0, errors: 0 };
    counts[prompt.probe] = { ...own, [judgement.outcome]: own[judgement.outcome] + 1 };
  }
  return counts;
}

function converse(agent: SampleAgent, { question }: PlannedPrompt, asked: Asked): Answered[] {
  const beginning = (question.before ?? []).map(onTheWire);
  let messages: object[] = [...beginning];
  const tools = (question.tools ?? []).map((tool) => ({ type: "function", function: tool }));
  const system = [question.preamble, asked.system ?? sampleSystemPrompt].filter(Boolean).join("\n\n");
  const player = question.world && openWorld(question.world);
  const answers: Answered[] = [];
  let turn = 0;
  for (let goesOn = false; turn < question.turns.length; turn += goesOn ? 0 : 1) {
    const text = question.turns[turn] ?? "";
    if (question.isApart && !goesOn) messages = [...beginning];
    if (text !== "" && !goesOn) messages.push({ role: "user", content: text });
    const body = { ...asked.body, ...(tools.length > 0 ? { tools } : {}) };
    const outcome = agent.reply(requestOf(messages, { ...asked, system, body }));
    if (outcome.kind !== "answered") throw new Error(`no answer: ${outcome.kind}`);
    const calls = outcome.call ? [{ id: "1", ...outcome.call }] : [];
    messages.push(onTheWire({ role: "assistant", text: outcome.text, toolCalls: calls }));
    const results = player?.play(calls) ?? [];
    for (const [at, { id }] of calls.entries())
      messages.push({ role: "tool", tool_call_id: id, content: results[at] ?? "{}" });
    goesOn = results.length > 0;
    answers.push({
      outcome: "answered",
      text: outcome.text,
      toolCalls: calls,
      finishReason: outcome.finish,
      usage: { promptTokens: outcome.promptTokens, completionTokens: outcome.completionTokens },
      latencyMs: 1,
      model: null,
      thread: null,
    });
    if (player && answers.length >= player.mostRequests) break;
  }
  return answers;
}

function onTheWire(message: Message): object {
  if (message.role === "user") return { role: "user", content: message.text };
  if (message.role === "tool") return { role: "tool", tool_call_id: message.toolCallId, content: message.text };
  const calls = (message.toolCalls ?? []).map(({ id, ...called }) => ({ id, type: "function", function: called }));
  return { role: "assistant", content: message.text, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}
