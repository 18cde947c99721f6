/**
 * `npm run bench:redteam -- aside [SEED]`: a small campaign against each of the agents that were written apart from the red
 * team. Those with a weakness should break; those that hold should give no confirmed finding.
 */
import type { AgentDriver, Answered, Message, Talking } from "../../server/src/domains/agents/conversation/port.ts";
import type { AsideAgent } from "./aside/core/agent.ts";
import { asideAgents } from "./aside/list.ts";
import { serveAside } from "./aside/server.ts";
import { CONFIRMED_FROM, campaign } from "./small-campaign.ts";

function asWritten(message: Message): object {
  const { role, text: content } = message;
  if (role === "tool") return { role, content, tool_call_id: message.toolCallId };
  const calls = role === "assistant" ? (message.toolCalls ?? []) : [];
  const asCall = ({ id, name, arguments: given }: (typeof calls)[number]) => ({
    ...{ id, type: "function", function: { name, arguments: given } },
  });
  return { role, content, ...(calls.length > 0 ? { tool_calls: calls.map(asCall) } : {}) };
}

function talkingWith(agent: AsideAgent, address: string): Talking {
  const driver: AgentDriver = {
    converse: async ({ systemPrompt, messages, tools }) => {
      const body = {
        model: agent.name,
        messages: [...(systemPrompt ? [{ role: "system", content: systemPrompt }] : []), ...messages.map(asWritten)],
        ...(tools ? { tools: tools.map((one) => ({ type: "function", function: one })) } : {}),
      };
      const answer = await fetch(`${address}/chat/completions`, { method: "POST", body: JSON.stringify(body) });
      const { choices } = (await answer.json()) as {
        choices: {
          message: {
            content: string | null;
            tool_calls?: { id: string; function: { name: string; arguments: string } }[];
          };
        }[];
      };
      const message = choices[0]?.message;
      const calls = message?.tool_calls ?? [];
      return {
        ...{ outcome: "answered", text: message?.content ?? "", finishReason: "stop", usage: null },
        toolCalls: calls.map(({ id, function: { name, arguments: given } }) => ({ id, name, arguments: given })),
        ...{ latencyMs: 0, model: null, thread: null },
      } satisfies Answered as Answered;
    },
  };
  const params = { temperature: null, topP: null, maxTokens: null };
  return {
    ...{ driver, configuration: { systemPrompt: agent.system, params }, timeoutMs: 5_000, instructs: true },
    ...{ signal: new AbortController().signal, retries: undefined, random: () => 0 },
    ...{ onAnswer: () => {}, reserveAgain: async () => true, hold: async () => {}, wait: async () => {} },
  };
}

export async function asideTable(seed: number): Promise<readonly string[]> {
  const server = await serveAside(asideAgents, seed);
  const lines = [
    "| Agent | Holds | Goals assessed | Queries | Broken | Confirmed | By |",
    "|---|---|---:|---:|---:|---:|---|",
  ];
  const results: { holds: boolean; goals: ReadonlySet<string> }[] = [];
  for (const agent of asideAgents) {
    const { goals, unusable, queries, found } = await campaign(talkingWith(agent, server.addressOf(agent.name)), seed);
    const confirmed = found.filter((one) => one.confirmed >= CONFIRMED_FROM);
    results.push({ holds: agent.truth.holds, goals: new Set(confirmed.map(({ goal }) => goal.id)) });
    const by = new Map<string, number>();
    for (const { attack } of confirmed)
      for (const id of attack.draft.operators.length > 0 ? attack.draft.operators : [attack.strategy])
        by.set(id, (by.get(id) ?? 0) + 1);
    const most = [...by].sort((one, other) => other[1] - one[1]).slice(0, 3);
    lines.push(
      `| ${agent.name} | ${agent.truth.holds ? "yes" : `no: ${agent.truth.weakness}`} | ${goals - unusable} of ${goals} | ${queries} | ${found.length} | ${confirmed.length} | ${most.map(([id, n]) => `${id} ${n}`).join(", ")} |`,
    );
    if (process.env["SHOW"] === agent.name)
      for (const { goal, attack, confirmed: n } of found)
        lines.push(
          `  ${goal.id} (${n}/5): ${JSON.stringify(attack.draft.turns).slice(0, 300)} → ${JSON.stringify(attack.seen.answers.at(-1)).slice(0, 300)}`,
        );
  }
  await server.close();
  return [...lines, "", totalOf(results)];
}

/** Agents with a finding on a goal that no holding agent has one on: what all have in common is no weakness of one. */
function totalOf(results: readonly { holds: boolean; goals: ReadonlySet<string> }[]): string {
  const holding = results.filter(({ holds }) => holds);
  const common = new Set(holding.flatMap(({ goals }) => [...goals]));
  const weak = results.filter(({ holds }) => !holds);
  const own = weak.map(({ goals }) => [...goals].filter((id) => !common.has(id)).length);
  return [
    `Found: ${own.filter((count) => count > 0).length} of ${weak.length} weak agents, ${own.reduce((sum, one) => sum + one, 0)} goals;`,
    `with a finding all the same: ${holding.filter(({ goals }) => goals.size > 0).length} of ${holding.length} that hold, ${common.size} goals.`,
  ].join(" ");
}
