import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Spending } from "../../../../platform/work/budget.ts";
import type { RunRow } from "./run-row.ts";

/** What a step of a worker changes of a run's counters. */
export interface Step extends Spending {
  readonly inFlight: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  /** Of the results and the errors, those that were sent since the run was last resumed. */
  readonly watched: number;
  readonly watchedErrors: number;
  /** Prompts that came back, less those of them that were claimed again. */
  readonly waiting: number;
  /** The first prompt that was never claimed. */
  readonly nextSeq: number;
  /** Compared with the caps: spending plus reservations. */
  readonly committed: Spending;
}

export async function updateCounters(act: Act, run: RunRow, step: Step): Promise<RunRow> {
  const [row] = await act.tx.query(
    sql<RunRow>`
      update evaluations
      set in_flight = in_flight + ${step.inFlight},
        resisted = resisted + ${step.resisted},
        failed = failed + ${step.failed},
        unassessed = unassessed + ${step.unassessed},
        errors = errors + ${step.errors},
        watched = watched + ${step.watched},
        watched_errors = watched_errors + ${step.watchedErrors},
        waiting = waiting + ${step.waiting},
        next_seq = greatest(next_seq, ${step.nextSeq}),
        requests_sent = requests_sent + ${step.requests},
        tokens_used = tokens_used + ${step.tokens},
        cost_used_micros = cost_used_micros + ${step.costMicros},
        requests_committed = requests_committed + ${step.committed.requests},
        tokens_committed = tokens_committed + ${step.committed.tokens},
        cost_committed_micros = cost_committed_micros + ${step.committed.costMicros},
        started_at = coalesce(started_at, ${actSeconds(act)})
      where id = ${run.id} and team_id = ${act.who.teamId}
      returning *`.named("count run"),
  );
  return row ?? run;
}
