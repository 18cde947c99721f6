import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Outcome } from "../../harness/harness.ts";
import type { Panel } from "../../judging/panel.ts";
import { votesSql } from "../../judging/votes.ts";
import type { Decision } from "../../labels/label.ts";
import type { RunRow } from "../../runs/store/run-row.ts";

/** How many answers of a probe people have labeled, by what the detectors and the judges had made of them. */
export interface DecisionCount {
  readonly probe: string;
  readonly outcome: Outcome;
  readonly is_error: boolean;
  readonly judge: Outcome | null;
  readonly is_split: boolean;
  readonly decision: Decision;
  readonly count: number;
}

/** Only of labeled answers, so that a run that nobody has reviewed costs nothing. */
export function countDecisions(act: Act, run: RunRow, panel: Panel | null): Promise<DecisionCount[]> {
  return act.tx.query(sql<DecisionCount>`
    with ${votesSql(act, run, panel)}
    select p.probe, r.outcome, r.is_error, case when r.outcome = 'unassessed' then j.outcome end as judge,
      r.outcome = 'unassessed' and coalesce(j.is_split, false) as is_split, v.decision, count(*) as count
    from answer_reviews v
    join evaluation_results r on r.evaluation_id = v.evaluation_id and r.seq = v.seq and r.team_id = v.team_id
    join evaluation_plan p on p.evaluation_id = v.evaluation_id and p.seq = v.seq and p.team_id = v.team_id
    left join votes j on j.seq = v.seq
    where v.evaluation_id = ${run.id} and v.team_id = ${act.who.teamId}
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6`);
}
