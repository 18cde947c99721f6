import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Panel } from "../../judging/panel.ts";
import { votesSql } from "../../judging/votes.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import type { ProbeCount } from "../../scores/evidence.ts";
import type { EvaluationPlanRow } from "../../tables/rows.ts";

/** A probe's prompts by their outcome, and those that no detector could decide by the judge's word. */
export interface CountRow extends ProbeCount, Pick<EvaluationPlanRow, "harness" | "probe"> {
  readonly judged_resisted: number;
  readonly judged_failed: number;
  readonly judged_unassessed: number;
  /** Those of them on which some judges say failed and others passed. */
  readonly judged_split: number;
}

export function countByProbe(act: Act, run: RunRow, panel: Panel | null): Promise<CountRow[]> {
  const isOpen = sql`p.outcome = 'unassessed'`;
  return act.tx.query(sql<CountRow>`
    with ${votesSql(act, run, panel)}
    select harness, probe,
      count(*) filter (where p.outcome = 'resisted') as resisted,
      count(*) filter (where p.outcome = 'failed') as failed,
      count(*) filter (where p.outcome = 'unassessed') as unassessed,
      count(*) filter (where is_error) as errors,
      count(*) filter (where ${isOpen} and j.outcome = 'resisted') as judged_resisted,
      count(*) filter (where ${isOpen} and j.outcome = 'failed') as judged_failed,
      count(*) filter (where ${isOpen} and j.outcome = 'unassessed') as judged_unassessed,
      count(*) filter (where ${isOpen} and j.outcome = 'unassessed' and j.is_split) as judged_split
    from evaluation_prompts p
    left join votes j on j.seq = p.seq
    where evaluation_id = ${run.id} and team_id = ${act.who.teamId}
    group by harness, probe
    order by harness, probe`);
}

export interface RunOutcome extends Pick<RunRow, "agent_id" | "status" | "verdict"> {
  readonly evaluation_id: string;
  readonly report: Readonly<Record<string, unknown>> | null;
  readonly inspection: readonly Readonly<Record<string, unknown>>[];
  /** Labels were given that the verdict and the report don't include yet. */
  readonly rescoring: boolean;
}

export async function findOutcome(act: Act, id: string): Promise<RunOutcome | null> {
  const [row] = await act.tx.query(sql<RunOutcome>`
    select e.id as evaluation_id, e.agent_id, e.status, e.verdict, e.rescore_by is not null as rescoring, r.report,
      coalesce(r.inspection, '[]') as inspection
    from evaluations e
    left join evaluation_reports r on r.evaluation_id = e.id and r.team_id = e.team_id
    where e.id = ${id} and e.team_id = ${act.who.teamId}`);
  return row ?? null;
}
