import type { Act } from "../../../platform/act.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { progressStream } from "../../../platform/work/progress-stream.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentNamed } from "../../agents/port.ts";
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
import { type PreflightNeeds, preflight } from "./preflight.ts";
import { getRun, listRuns, presentRun, type RunsPage, readLogs } from "./read-runs.ts";
import type { RunRow } from "./store/run-row.ts";

export interface RunRouteNeeds extends PreflightNeeds {
  readonly wakeups: Pick<WakeupSignal, "notify">;
  /** Fires when the console stops, which ends the streams that would keep it. */
  readonly stopping: AbortSignal;
}

const confirmation = (id: string, status: string): Answer => ok({ evaluation_id: id, status });

interface NamedPage extends RunsPage {
  readonly rows: readonly AgentNamed<RunRow>[];
}

/** The link to the next page is in the body, and in the header that generic clients follow. */
function respondWithPage({ rows, nextCursor }: NamedPage, query: Readonly<Record<string, unknown>>): Answer {
  const evaluations = rows.map((run) => presentRun(run, Date.now()));
  if (nextCursor === null) return ok({ evaluations, more: [] });
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const next = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  next.set("cursor", nextCursor);
  const href = `${listRunsOp.path}?${next}`;
  return ok({ evaluations, more: [{ cursor: nextCursor, href }] }, { headers: { link: `<${href}>; rel="next"` } });
}

export function evaluationRunRoutes(needs: RunRouteNeeds): Binding[] {
  const withAgentName = async (act: Act, run: RunRow): Promise<AgentNamed<RunRow>> => {
    const [found] = await needs.agents.naming(act, [run]);
    return found ?? { ...run, agent_name: null };
  };
  const respondWithRun = async (act: Act, run: RunRow): Promise<Answer> =>
    ok(presentRun(await withAgentName(act, run), Date.now()));
  /** Notifies once the change is committed: a worker that looked before would find nothing. */
  const thenNotify = async (change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    needs.wakeups.notify();
    return answer;
  };
  return [
    bind(createRunOp, (r) =>
      thenNotify(
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
        return respondWithPage({ ...page, rows: await needs.agents.naming(act, page.rows) }, r.query);
      }),
    ),
    bind(getRunOp, (r) => r.inTeam(async (act) => respondWithRun(act, await getRun(act, r.params.evaluation_id)))),
    bind(deleteRunOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          await deleteRun(act, r.params.evaluation_id);
          return confirmation(r.params.evaluation_id, "deleted");
        }),
      ),
    ),
    bind(cancelRunOp, (r) =>
      thenNotify(
        r.transaction(async (act) => {
          const { id, status } = await cancelRun(act, r.params.evaluation_id);
          return confirmation(id, status);
        }),
      ),
    ),
    bind(pauseRunOp, (r) =>
      thenNotify(r.transaction(async (act) => respondWithRun(act, await pauseRun(act, r.params.evaluation_id)))),
    ),
    bind(resumeRunOp, (r) =>
      thenNotify(
        r.transaction(async (act) => respondWithRun(act, await resumeRun(act, r.params.evaluation_id, r.body ?? {}))),
      ),
    ),
    bind(rerunUnassessedOp, (r) =>
      thenNotify(r.transaction(async (act) => respondWithRun(act, await rerunUnassessed(act, r.params.evaluation_id)))),
    ),
    bind(runLogsOp, (r) => r.inTeam(async (act) => ok({ logs: await readLogs(act, r.params.evaluation_id) }))),
    bind(runEventsOp, (r) =>
      progressStream({
        read: () => r.inTeam(async (act) => withAgentName(act, await getRun(act, r.params.evaluation_id))),
        present: (run) => presentRun(run, Date.now()),
        goneCode: "EVALUATION_NOT_FOUND",
        signals: [r.signal(), needs.stopping],
      }),
    ),
  ];
}
