import * as choices from "@agent-console/sdk/choices";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import { value } from "../../../command/options.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { agentsOf } from "../../../names/agents.ts";
import { evaluationsOf } from "../../../names/evaluations.ts";
import { findId } from "../../../names/find.ts";
import { day } from "../../../output/dates.ts";
import { watchRun } from "./watch-run.ts";

export const RUN = { name: "RUN", summary: "the evaluation's ID, or the start of it" };
const STATUSES = choices.EvaluationRunStatus;

type AnyCall = Pick<Call<Record<never, never>>, "client" | "args" | "signal">;

export const runIdOf = ({ client, args, signal }: AnyCall, name = "RUN"): Promise<string> =>
  findId(evaluationsOf(client, signal), args[name] ?? "");

const points = (share: number | null | undefined): string | null => (share == null ? null : (share * 100).toFixed(1));

export const runsList = command({
  words: ["runs", "list"],
  summary: "List evaluations, the newest first",
  access: "read",
  scope: "evaluations",
  lists: "pages",
  arguments: [],
  options: {
    agent: value("AGENT", "only those of this agent: its ID, the start of it, or its exact name"),
    status: value("STATUS", `only these: ${STATUSES.join(", ")}`),
  },
  async run({ client, options, signal, list }) {
    const status = STATUSES.find((one) => one === options.status);
    if (options.status !== undefined && !status)
      throw new Ended("usage", `--status takes ${STATUSES.join(", ")}, not "${options.status}".`);
    const agent_id = options.agent ? await findId(agentsOf(client, signal), options.agent) : undefined;
    return list({
      read: ({ cursor, limit }) => client.evaluation.list({ agent_id, status, limit, cursor }, { signal }),
      next: ({ more }) => more[0]?.cursor,
      rows: ({ evaluations }) => evaluations,
      columns: [
        { title: "ID", value: ({ evaluation_id: id }) => id, whole: true },
        { title: "AGENT", value: ({ agent_name: name }) => name },
        { title: "STATUS", value: (run) => run.status },
        { title: "VERDICT", value: ({ verdict }) => verdict },
        { title: "SCORE", value: ({ scores }) => points(scores?.["overall"]) },
        { title: "PROMPTS", value: ({ progress: { done, planned } }) => `${done}/${planned ?? "?"}` },
        { title: "CREATED", value: ({ created_at: at }) => day(at) },
      ],
      none: "No evaluations. Start one with agent-console evaluate AGENT.",
    });
  },
});

export const runsGet = command({
  words: ["runs", "get"],
  summary: "Show an evaluation",
  access: "read",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const run = await call.client.evaluation.get({ evaluation_id: await runIdOf(call) }, { signal: call.signal });
    return call.answer(run, () => {
      const { progress, figures } = run;
      call.facts([
        ["evaluation", run.evaluation_id],
        ["agent", run.agent_name],
        ["status", run.status],
        ["message", run.status_message ?? run.error_message],
        ["verdict", run.verdict],
        ["harnesses", run.harness_names.join(", ")],
        ["plan", run.plan],
        ["seed", run.seed],
        [
          "prompts",
          `${progress.done} of ${progress.planned ?? "?"}, ${progress.failed} failed, ${progress.unassessed} unassessed`,
        ],
        ["requests", progress.requests],
        ["overall", intervalOf(figures?.overall)],
        ["created", day(run.created_at)],
        ["archived", run.archived_at ? day(run.archived_at) : null],
      ]);
    });
  },
});

const intervalOf = (
  figure: { score: number | null; low: number | null; high: number | null } | undefined,
): string | null =>
  figure
    ? `${points(figure.score) ?? "unknown"} (95% CI ${points(figure.low) ?? "?"} to ${points(figure.high) ?? "?"})`
    : null;

export const runsWatch = command({
  words: ["runs", "watch"],
  summary: "Watch an evaluation to its end, and exit by its verdict",
  details: ["Ctrl-C stops watching; the evaluation continues."],
  access: "read",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  run: async (call) => watchRun(call, await runIdOf(call)),
});

export const runsCancel = command({
  words: ["runs", "cancel"],
  summary: "Cancel an evaluation; it can't be resumed",
  access: "destructive",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const evaluation_id = await runIdOf(call);
    const name = evaluation_id.slice(0, 8);
    await call.confirm({ sentence: `Evaluation ${evaluation_id} will be canceled. It can't be resumed.`, name });
    const ended = await call.client.evaluation.cancel({ evaluation_id }, { signal: call.signal });
    return call.answer(ended, () => call.print(`Evaluation ${evaluation_id} is canceled.`));
  },
});

export const runsPause = command({
  words: ["runs", "pause"],
  summary: "Pause an evaluation",
  access: "write",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const evaluation_id = await runIdOf(call);
    const paused = await call.client.evaluation.pause({ evaluation_id }, { signal: call.signal });
    return call.answer(paused, () => call.print(`Evaluation ${evaluation_id} is paused.`));
  },
});

export const runsResume = command({
  words: ["runs", "resume"],
  summary: "Resume a paused evaluation",
  access: "write",
  scope: "evaluations",
  arguments: [RUN],
  options: {},
  async run(call) {
    const evaluation_id = await runIdOf(call);
    const resumed = await call.client.evaluation.resume({ evaluation_id }, { signal: call.signal });
    return call.answer(resumed, () => call.print(`Evaluation ${evaluation_id} continues.`));
  },
});
