import type { Api, EvolutionJob, EvolutionPreflight, TriggerEvolutionRequest } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, under, value, values } from "../../command/options.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId, type Kind } from "../../names/find.ts";
import { countedPages } from "../../names/pages.ts";
import { visible } from "../../output/visible.ts";
import { type Progress, progressLine } from "../../watch/progress-line.ts";
import { watch } from "../../watch/watch.ts";

const AGENT = { name: "AGENT", summary: "its ID, the start of it, or its exact name" };
const EVOLUTION = { name: "EVOLUTION", summary: "the evolution run's ID, or the start of it" };
const LIVE = new Set(["running"]);

type AnyCall = Pick<Call<Record<never, never>>, "client" | "signal" | "terminal" | "answer" | "print">;
interface Run {
  readonly agent_id: string;
  readonly evolution_id: string;
}

export const evolve = command({
  words: ["evolve"],
  summary: "Search for better instructions for an agent",
  details: [
    "What it finds is a proposal: nothing about the agent changes until you approve and apply it. Ctrl-C stops watching; the run continues.",
    "With --estimate, only says what a run could show. The agent is asked twice at most, whether it follows system messages.",
  ],
  access: "write",
  scope: "full",
  arguments: [AGENT],
  options: {
    ...under("Run", {
      dimension: values(
        "NAME",
        "count this dimension double: reliability, security or safety; the others must not get worse; repeatable",
      ),
      on: value("NAME", "improve on this test set or harness of your team; the dimensions must then not get worse"),
      "on-traffic": flag("improve on what users said to the agent and reviewers labeled; it is asked again as it was"),
      rule: values("TEXT", "a rule of your own to try, one paragraph; repeatable"),
      model: values("NAME", "try this model too, which your team registered at the agent's URL; repeatable"),
      "max-requests": value("N", "maximum number of prompts; one with several turns takes several requests"),
      seed: value("N", "random seed"),
      body: value("JSON", "further settings of the API's request"),
    }),
    estimate: flag("only say what each budget can show, how long it takes and what it costs"),
    watch: flag("wait for the end"),
  },
  async run(call) {
    const { client, args, options, signal, answer, print, terminal } = call;
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const body: TriggerEvolutionRequest = {
      ...settingsIn(options.body),
      ...(options.dimension.length > 0 ? { target_dimensions: [...options.dimension] } : {}),
      ...(options.on === undefined ? {} : { objective_harness: options.on }),
      ...(options["on-traffic"] ? { objective_traffic: true } : {}),
      ...(options.rule.length > 0 ? { own_clauses: options.rule.map((text) => ({ text })) } : {}),
      ...(options.model.length > 0 ? { models: [...options.model] } : {}),
      ...wholeOf("max_metric_calls", "max-requests", options["max-requests"]),
      ...wholeOf("seed", "seed", options.seed),
    };
    if (options.estimate) return estimated(call, await client.evolution.preflight({ agent_id, body }, { signal }));
    const job = await client.evolution.trigger({ agent_id, body, idempotencyKey: crypto.randomUUID() }, { signal });
    if (!options.watch) return answer(job, () => print(`Evolution run ${job.evolution_id} started.`));
    terminal.err.write(`Evolution run ${job.evolution_id}\n`);
    return watchEvolution(call, { agent_id, evolution_id: job.evolution_id });
  },
});

/** As the page that starts a run says it, so that nobody spends a budget that can show nothing. */
function estimated({ answer, print }: Pick<AnyCall, "answer" | "print">, forecast: EvolutionPreflight): Ending {
  if (forecast.can_start !== null) throw new Ended("refused", visible(forecast.can_start));
  return answer(forecast, () => {
    for (const { budget, gain, holding, seconds_at_least: seconds, cost } of forecast.advice) {
      const shown = gain === null ? "shows no gain" : `shows a gain of ${gain.toFixed(1)} points 8 times in 10`;
      const price = cost === null ? "cost unknown" : `about ${cost} at your price`;
      print(
        `${budget} prompts: ${shown}; no dimension in doubt at least ${Math.round(100 * holding)}% of the time; at least ${seconds} s; ${price}${budget === forecast.budget ? " (this run)" : ""}`,
      );
    }
    for (const warning of forecast.warnings) print(visible(warning));
  });
}

function settingsIn(given: string | undefined): TriggerEvolutionRequest {
  if (given === undefined) return {};
  try {
    return JSON.parse(given) as TriggerEvolutionRequest;
  } catch (error) {
    throw new Ended("usage", `--body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function wholeOf<Name extends string>(name: Name, option: string, given: string | undefined): { [K in Name]?: number } {
  if (given === undefined) return {};
  if (!/^\d{1,12}$/.test(given)) throw new Ended("usage", `--${option} takes a whole number, not "${given}".`);
  return { [name]: Number(given) } as { [K in Name]?: number };
}

async function watchEvolution({ client, signal, terminal, answer, print }: AnyCall, run: Run): Promise<Ending> {
  const tell = progressLine(terminal.err);
  const job = await watch({
    signal,
    events: (inner) => client.evolution.events(run, { signal: inner }),
    stateIn: (data) => ("status" in (data as object) ? (data as EvolutionJob) : null),
    read: () => client.evolution.get(run, { signal }),
    isOver: ({ status }) => !LIVE.has(status.toLowerCase()),
    tell: (state) => tell(progressOf(state)),
    comeBack: `agent-console evolutions watch ${run.agent_id} ${run.evolution_id}`,
  });
  const { status_message: message, proposal_id: proposal } = job.extra;
  if (!job.status.toLowerCase().startsWith("complet"))
    throw new Ended("unfinished", visible(`The evolution run is ${job.status}. ${message ?? ""}`.trim()));
  return answer(job, () => {
    print(visible(message ?? "The evolution run has completed."));
    if (proposal) print(`Review it: agent-console proposals show ${proposal}`);
  });
}

function progressOf({ status, extra }: EvolutionJob): Progress {
  const { progress, cost, stage } = extra;
  const isOver = !LIVE.has(status.toLowerCase());
  const line = `${stage}, ${progress.observed} of ${progress.budget} answers, ${cost.requests} requests`;
  return { line: visible(line), share: isOver ? 1 : Math.min(1, Math.max(0, progress.share)), isOver };
}

const evolutionsOf = (client: Api, agent_id: string, signal: AbortSignal): Kind => ({
  noun: "evolution run",
  async *list() {
    const read = async (offset: number) => {
      const page = await client.evolution.list({ agent_id, limit: 100, offset }, { signal });
      return { results: page.results, count: page.total };
    };
    for await (const { evolution_id: id } of countedPages(read)) yield { id, name: "" };
  },
});

export const evolutionsList = command({
  words: ["evolutions", "list"],
  summary: "List the evolution runs of an agent, the newest first",
  access: "read",
  scope: "read",
  lists: "pages",
  arguments: [AGENT],
  options: {},
  async run({ client, args, signal, list }) {
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    return list({
      read: ({ cursor, limit }) => client.evolution.list({ agent_id, limit, offset: Number(cursor ?? 0) }, { signal }),
      next: ({ offset, results, total }) =>
        offset + results.length < total && results.length > 0 ? String(offset + results.length) : undefined,
      rows: ({ results }) => results,
      columns: [
        { title: "ID", value: ({ evolution_id: id }) => id, whole: true },
        { title: "STATUS", value: ({ status }) => status },
        { title: "STAGE", value: ({ extra }) => extra.stage },
        { title: "PROPOSAL", value: ({ extra }) => extra.proposal_id },
        { title: "MESSAGE", value: ({ extra }) => extra.status_message },
      ],
      none: "No evolution runs. Start one with agent-console evolve AGENT.",
    });
  },
});

export const evolutionsWatch = command({
  words: ["evolutions", "watch"],
  summary: "Watch an evolution run to its end",
  details: ["Ctrl-C stops watching; the run continues."],
  access: "read",
  scope: "read",
  arguments: [AGENT, EVOLUTION],
  options: {},
  async run(call) {
    const { client, args, signal } = call;
    const agent_id = await findId(agentsOf(client, signal), args["AGENT"] ?? "");
    const evolution_id = await findId(evolutionsOf(client, agent_id, signal), args["EVOLUTION"] ?? "");
    return watchEvolution(call, { agent_id, evolution_id });
  },
});
