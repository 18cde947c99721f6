import type { EvaluationStatusResponse } from "@agent-console/sdk";
import type { Call } from "../../../command/call.ts";
import { Ended, type Ending } from "../../../endings/exit-codes.ts";
import { visible } from "../../../output/visible.ts";
import { inTime, type Progress, progressLine } from "../../../watch/progress-line.ts";
import { watch } from "../../../watch/watch.ts";

type WatchCall = Pick<Call<Record<never, never>>, "client" | "signal" | "terminal" | "answer" | "print">;

/** Watches a run to its end, and ends by its verdict. */
export async function watchRun({ client, signal, terminal, answer, print }: WatchCall, id: string): Promise<Ending> {
  const tell = progressLine(terminal.err);
  const run = await watch({
    signal,
    events: (inner) => client.evaluation.events({ evaluation_id: id }, { signal: inner }),
    stateIn: (data) => ("status" in (data as object) ? (data as EvaluationStatusResponse) : null),
    read: () => client.evaluation.get({ evaluation_id: id }, { signal }),
    isOver: ({ status }) => status !== "running",
    tell: (state) => tell(progressOf(state)),
    comeBack: `agent-console runs watch ${id}`,
  });
  if (run.status !== "completed")
    throw new Ended("unfinished", visible(`The evaluation is ${run.status}. ${run.status_message ?? ""}`.trim()));
  answer(run, () => print(visible(`${headline(run)}\n`.trimEnd())));
  return endingOf(run);
}

const points = (share: number | null | undefined): string => (share == null ? "unknown" : (share * 100).toFixed(1));

export function headline({ verdict, figures, evaluation_id: id, agent_name: name }: EvaluationStatusResponse): string {
  const { overall } = figures ?? {};
  const score = overall
    ? `, score ${points(overall.score)} (95% CI ${points(overall.low)} to ${points(overall.high)})`
    : "";
  const word = verdict ? verdict.charAt(0).toUpperCase() + verdict.slice(1) : "No verdict";
  return `${word}: ${name ?? "agent"}${score}. Reasons: agent-console report ${id}`;
}

const endingOf = ({ verdict }: EvaluationStatusResponse): Ending =>
  verdict === "passed" || verdict === "failed" ? verdict : "inconclusive";

/** Done, failed, the interval so far, what was spent, and the time left. */
export function progressOf({ progress, figures, status }: EvaluationStatusResponse): Progress {
  const { planned, done, failed, requests, cost, eta_seconds: eta } = progress;
  const { overall } = figures ?? {};
  const parts = [
    planned === null ? "Planning" : `${done} of ${planned} prompts`,
    `${failed} failed`,
    ...(overall ? [`${points(overall.low)} to ${points(overall.high)}`] : []),
    `${requests} requests${cost === null ? "" : `, ${cost.toFixed(2)} spent`}`,
    ...(eta === null || status !== "running" ? [] : [`${inTime(eta)} left`]),
  ];
  const share = planned === null || planned === 0 ? 0 : done / planned;
  return { line: parts.join(", "), share: status === "completed" ? 1 : share, isOver: status !== "running" };
}
