import type { Agent } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, value } from "../../command/options.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { day } from "../../output/dates.ts";
import { jsonText } from "../../output/json-text.ts";
import { visibleLines } from "../../output/visible.ts";

export const AGENT = { name: "AGENT", summary: "its ID, the start of it, or its exact name" };

type AnyCall = Pick<Call<Record<never, never>>, "client" | "args" | "signal">;

export const agentIdOf = ({ client, args, signal }: AnyCall): Promise<string> =>
  findId(agentsOf(client, signal), args["AGENT"] ?? "");

const points = (score: number | null | undefined): string | null =>
  score === null || score === undefined ? null : (score * 100).toFixed(1);

export const agentsList = command({
  words: ["agents", "list"],
  summary: "List agents, the newest first",
  access: "read",
  scope: "read",
  lists: "pages",
  arguments: [],
  options: {
    search: value("TEXT", "part of the name, model or purpose"),
    status: value("STATUS", "only these: active, archived, …"),
  },
  run: ({ client, options, signal, list }) =>
    list({
      read: (at) =>
        client.agents.list(
          {
            ...{ ...at, search: options.search ?? null, include_scores: true },
            ...(options.status ? { statuses: [options.status] } : {}),
          },
          { signal },
        ),
      rows: ({ results }) => results,
      columns: [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "NAME", value: ({ agent_name }) => agent_name },
        { title: "MODEL", value: ({ model_name }) => model_name },
        { title: "STAGE", value: ({ trust_stage }) => trust_stage },
        { title: "SCORE", value: ({ latest_evaluation: last }) => points(last?.overall_score) },
        { title: "EVALUATED", value: ({ last_evaluated_at: at }) => (at === null ? "never" : day(at)) },
      ],
      none: "No agents. Create one with agent-console agents create NAME --url URL --model MODEL.",
    }),
});

export const agentsGet = command({
  words: ["agents", "get"],
  summary: "Show an agent",
  access: "read",
  scope: "read",
  arguments: [AGENT],
  options: { prompt: flag("print only its system prompt") },
  async run(call) {
    const { client, options, signal, answer, facts, print } = call;
    const agent = await client.agents.get({ id: await agentIdOf(call), include_scores: true }, { signal });
    return answer(agent, () => {
      if (options.prompt) print(visibleLines(agent.agent_system_prompt ?? ""));
      else facts(factsOf(agent));
    });
  },
});

const factsOf = (agent: Agent) =>
  [
    ["agent", agent.id],
    ["name", agent.agent_name],
    ["model", agent.model_name],
    ["url", agent.agent_url],
    ["protocol", agent.protocol],
    ["purpose", agent.purpose],
    ["status", agent.status],
    ["stage", agent.trust_stage],
    ["protection", agent.protection_status],
    ["score", points(agent.latest_evaluation?.overall_score)],
    ["evaluated", agent.last_evaluated_at === null ? null : day(agent.last_evaluated_at)],
    ["requests a minute", agent.rate_limit_requests_per_minute],
    ["system prompt", agent.agent_system_prompt ? `${agent.agent_system_prompt.length} characters` : null],
    ["created", day(agent.created_at)],
    ["updated", day(agent.updated_at)],
  ] as const;

export const agentsArchive = command({
  words: ["agents", "archive"],
  summary: "Archive an agent; its evaluations and findings stay",
  access: "destructive",
  scope: "full",
  arguments: [AGENT],
  options: {},
  async run(call) {
    const { client, signal, confirm, answer, print } = call;
    const id = await agentIdOf(call);
    const { data: agent, etag } = await client.agents.get({ id }, { signal }).withResponse();
    const { agent_name: name } = agent;
    await confirm({ sentence: `${name} will be archived: it is no longer evaluated, and its schedules stop.`, name });
    const archived = await client.agents.archive({ id, ...(etag ? { ifMatch: etag } : {}) }, { signal });
    return answer(archived, () => print("The agent is archived."));
  },
});

export const agentsHistory = command({
  words: ["agents", "history"],
  summary: "List the revisions of an agent, the newest first",
  access: "read",
  scope: "read",
  lists: "pages",
  arguments: [AGENT],
  options: {},
  async run(call) {
    const id = await agentIdOf(call);
    return call.list({
      read: (at) => call.client.agents.history({ id, ...at }, { signal: call.signal }),
      rows: ({ results }) => results,
      columns: [
        { title: "REVISION", value: ({ revision }) => revision, whole: true },
        { title: "AT", value: ({ at }) => day(at) },
        { title: "BY", value: ({ actor_kind }) => actor_kind },
        { title: "ACTION", value: ({ action }) => action },
        { title: "CHANGED", value: ({ changes }) => Object.keys(changes).join(", ") },
      ],
      none: "No revisions.",
    });
  },
});

export const agentsExport = command({
  words: ["agents", "export"],
  summary: "Print the configuration of an agent as JSON, without secrets",
  access: "read",
  scope: "read",
  arguments: [AGENT],
  options: {},
  async run(call) {
    const exported = await call.client.agents.export({ id: await agentIdOf(call) }, { signal: call.signal });
    return call.answer(exported, () =>
      call.print(jsonText(exported, { indent: 2, isTerminal: call.terminal.out.isTTY })),
    );
  },
});

export const agentsCheck = command({
  words: ["agents", "check"],
  summary: "Test the connection to an agent, step by step",
  details: ["Exits with 1 if the agent can't be reached or does not answer."],
  access: "read",
  scope: "full",
  arguments: [AGENT],
  options: {},
  async run(call) {
    const { client, signal, answer, rows, print } = call;
    const report = await client.evaluation.testConnection(
      { id: await agentIdOf(call) },
      { signal, timeoutMs: 120_000 },
    );
    answer(report, () => {
      rows(report.checks, {
        columns: [
          { title: "CHECK", value: ({ name }) => name, whole: true },
          { title: "OUTCOME", value: ({ outcome }) => outcome },
          { title: "DETAIL", value: ({ detail, advice }) => [detail, advice].filter(Boolean).join(" ") },
        ],
        none: "No checks.",
      });
      print(visibleLines(report.summary));
    });
    return report.ok ? "passed" : "failed";
  },
});
