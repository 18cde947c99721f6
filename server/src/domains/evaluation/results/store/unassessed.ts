import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Panel } from "../../judging/panel.ts";
import { votesSql } from "../../judging/votes.ts";
import { reviewsSql } from "../../labels/store.ts";
import type { RunRow } from "../../runs/store/run-row.ts";

interface UnassessedRow {
  readonly harness: string;
  readonly is_error: boolean;
  readonly reason: string;
  readonly count: number;
}

/** Without what people or judges whose word counts have decided, and with what people disagree about. */
export function countUnassessed(act: Act, run: RunRow, deciding: Panel | null): Promise<UnassessedRow[]> {
  return act.tx.query(sql<UnassessedRow>`
    with ${reviewsSql(act, run.id)}, ${votesSql(act, run, deciding)}
    select harness, is_error and decision is null as is_error,
      case when decision = 'disputed' then 'Reviewers disagree.'
        when is_split then 'Judges disagree.'
        else left(coalesce(reason, ''), 160) end as reason,
      count(*) as count
    from (
      select p.harness, p.is_error, p.reason, v.decision,
        p.outcome = 'unassessed' and coalesce(j.is_split, false) as is_split,
        case when p.outcome = 'unassessed' then coalesce(j.outcome, 'unassessed') else p.outcome end as outcome
      from evaluation_prompts p
      left join reviews v on v.seq = p.seq
      left join votes j on j.seq = p.seq
      where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId}) as prompts
    where decision = 'disputed' or (outcome = 'unassessed' and decision is distinct from 'failed' and decision is distinct from 'passed')
    group by 1, 2, 3
    order by 4 desc, 1, 3`);
}
