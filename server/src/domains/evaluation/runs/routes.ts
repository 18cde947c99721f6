import { Fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type Progress, progressEvents } from "../../../platform/sse/progress-events.ts";
import { eventStream } from "../../../platform/sse/write-events.ts";
import type { AgentNamed } from "../../agents/port.ts";
import type { Bell } from "./bell.ts";
import {
  cancelRunOp,
  createRunOp,
  deleteRunOp,
  getRunOp,
  listRunsOp,
  pauseRunOp,
  preflightOp,
  rerunUnassessedOp,
  resumeRunOp,
  runEventsOp,
  runLogsOp,
} from "./contract.ts";
import { cancelRun, deleteRun, pauseRun, rerunUnassessed, resumeRun } from "./control-run.ts";
import { createRun } from "./create-run.ts";
import type { RunNeeds } from "./needs.ts";
import { preflight } from "./preflight.ts";
import { getRun, listRuns, presentRun, type RunsPage, readLogs } from "./read-runs.ts";
import type { RunRow } from "./row.ts";

export interface RunRouteNeeds extends RunNeeds {
  readonly bell: Pick<Bell, "ring">;
  /** Fires when the console stops, which ends the streams that would keep it. */
  readonly stopping: AbortSignal;
}

const ended = (id: string, status: string): Answer => ok({ evaluation_id: id, status });

interface NamedPage extends RunsPage {
  readonly rows: readonly AgentNamed<RunRow>[];
}

/** The way to the next page stands in the body, and in the header that generic clients follow. */
function listed({ rows, nextCursor }: NamedPage, query: Readonly<Record<string, unknown>>): Answer {
  const evaluations = rows.map((run) => presentRun(run, Date.now()));
  if (nextCursor === null) return ok({ evaluations, more: [] });
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const next = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  next.set("cursor", nextCursor);
  const href = `${listRunsOp.path}?${next}`;
  return ok({ evaluations, more: [{ cursor: nextCursor, href }] }, { headers: { link: `<${href}>; rel="next"` } });
}

export function evaluationRunRoutes(needs: RunRouteNeeds): Binding[] {
  const named = async (act: Act, run: RunRow): Promise<AgentNamed<RunRow>> => {
    const [found] = await needs.agents.naming(act, [run]);
    return found ?? { ...run, agent_name: null };
  };
  const shown = async (act: Act, run: RunRow): Promise<Answer> => ok(presentRun(await named(act, run), Date.now()));
  /** Rings when the change is committed: a worker that looked before would find nothing. */
  const announced = async (change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    needs.bell.ring();
    return answer;
  };
  return [
    bind(createRunOp, (r) =>
      announced(
        r.transaction(async (act) => {
          const id = await createRun(needs, act, r.body);
          return {
            status: 202,
            body: { evaluation_id: id, status: "running" },
            headers: { location: `/v1/evaluations/${id}` },
          };
        }),
      ),
    ),
    bind(preflightOp, (r) => r.inTeam(async (act) => ok(await preflight(needs, act, r.body)))),
    bind(listRunsOp, (r) =>
      r.inTeam(async (act) => {
        const page = await listRuns(act, r.query);
        return listed({ ...page, rows: await needs.agents.naming(act, page.rows) }, r.query);
      }),
    ),
    bind(getRunOp, (r) => r.inTeam(async (act) => shown(act, await getRun(act, r.params.evaluation_id)))),
    bind(deleteRunOp, (r) =>
      announced(
        r.transaction(async (act) => {
          await deleteRun(act, r.params.evaluation_id);
          return ended(r.params.evaluation_id, "deleted");
        }),
      ),
    ),
    bind(cancelRunOp, (r) =>
      announced(
        r.transaction(async (act) => {
          const { id, status } = await cancelRun(act, r.params.evaluation_id);
          return ended(id, status);
        }),
      ),
    ),
    bind(pauseRunOp, (r) =>
      announced(r.transaction(async (act) => shown(act, await pauseRun(act, r.params.evaluation_id)))),
    ),
    bind(resumeRunOp, (r) =>
      announced(r.transaction(async (act) => shown(act, await resumeRun(act, r.params.evaluation_id, r.body ?? {})))),
    ),
    bind(rerunUnassessedOp, (r) =>
      announced(r.transaction(async (act) => shown(act, await rerunUnassessed(act, r.params.evaluation_id)))),
    ),
    bind(runLogsOp, (r) => r.inTeam(async (act) => ok({ logs: await readLogs(act, r.params.evaluation_id) }))),
    bind(runEventsOp, async (r) => {
      const read = () => r.inTeam(async (act) => named(act, await getRun(act, r.params.evaluation_id)));
      await read();
      const signal = AbortSignal.any([r.signal(), needs.stopping]);
      return eventStream(progressEvents({ read: () => read().then(progressOf, goneIsNull), now: Date.now, signal }));
    }),
  ];
}

const progressOf = (run: AgentNamed<RunRow>): Progress => ({
  data: JSON.stringify(presentRun(run, Date.now())),
  isLast: run.status !== "running" && run.status !== "paused",
});

function goneIsNull(error: unknown): null {
  if (error instanceof Fault && error.code === "EVALUATION_NOT_FOUND") return null;
  throw error;
}
