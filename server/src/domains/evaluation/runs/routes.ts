import { Readable } from "node:stream";
import { Fault } from "../../../kernel/errors.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
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
import { progressEvents } from "./events.ts";
import type { RunNeeds } from "./needs.ts";
import { preflight } from "./preflight.ts";
import { getRun, listRuns, presentRun, type RunsPage, readLogs } from "./read-runs.ts";
import type { RunRow } from "./row.ts";

export interface RunRouteNeeds extends RunNeeds {
  readonly bell: Pick<Bell, "ring">;
  /** Fires when the console stops, which ends the streams that would keep it. */
  readonly stopping: AbortSignal;
}

const shown = (run: RunRow): Answer => ok(presentRun(run, Date.now()));
const ended = (id: string, status: string): Answer => ok({ evaluation_id: id, status });

/** Every member of the contract's answer is an array, so the way to the next page stands in a header. */
function listed({ rows, nextCursor }: RunsPage, query: Readonly<Record<string, unknown>>): Answer {
  const body = { evaluations: rows.map((run) => presentRun(run, Date.now())) };
  if (nextCursor === null) return ok(body);
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const next = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  next.set("cursor", nextCursor);
  return ok(body, { headers: { link: `<${listRunsOp.path}?${next}>; rel="next"` } });
}

export function evaluationRunRoutes(needs: RunRouteNeeds): Binding[] {
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
    bind(listRunsOp, (r) => r.inTeam(async (act) => listed(await listRuns(act, r.query), r.query))),
    bind(getRunOp, (r) => r.inTeam(async (act) => shown(await getRun(act, r.params.evaluation_id)))),
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
      announced(r.transaction(async (act) => shown(await pauseRun(act, r.params.evaluation_id)))),
    ),
    bind(resumeRunOp, (r) =>
      announced(r.transaction(async (act) => shown(await resumeRun(act, r.params.evaluation_id, r.body ?? {})))),
    ),
    bind(rerunUnassessedOp, (r) =>
      announced(r.transaction(async (act) => shown(await rerunUnassessed(act, r.params.evaluation_id)))),
    ),
    bind(runLogsOp, (r) => r.inTeam(async (act) => ok({ logs: await readLogs(act, r.params.evaluation_id) }))),
    bind(runEventsOp, async (r) => {
      const read = () => r.inTeam((act) => getRun(act, r.params.evaluation_id));
      await read();
      const signal = AbortSignal.any([r.signal(), needs.stopping]);
      const events = progressEvents({ read: () => read().catch(goneIsNull), now: Date.now, signal });
      return {
        status: 200,
        raw: { content: Readable.from(events, { objectMode: false }), type: "text/event-stream" },
        headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
      };
    }),
  ];
}

function goneIsNull(error: unknown): null {
  if (error instanceof Fault && error.code === "EVALUATION_NOT_FOUND") return null;
  throw error;
}
