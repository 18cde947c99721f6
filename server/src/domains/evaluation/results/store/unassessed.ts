import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { reviewsSql } from "../../labels/store.ts";
import type { RunRow } from "../../runs/store/run-row.ts";

interface UnassessedRow {
  readonly harness: string;
  readonly is_error: boolean;
  readonly reason: string;
  readonly count: number;
}

/** Without what people or a judge whose word counts have decided, and with what people disagree about. */
export function countUnassessed(act: Act, run: RunRow, hasJudge: boolean): Promise<UnassessedRow[]> {
  return act.tx.query(sql<UnassessedRow>`
    with ${reviewsSql(act, run.id)}
    select harness, is_error and decision is null as is_error,
      case when decision = 'disputed' then 'Reviewers disagree.' else left(coalesce(reason, ''), 160) end as reason,
      count(*) as count
    from (
      select p.harness, p.is_error, p.reason, v.decision,
        case when ${hasJudge} and p.outcome = 'unassessed'
          then coalesce(p.judgement -> 'judge' ->> 'outcome', 'unassessed') else p.outcome end as outcome
      from evaluation_prompts p
      left join reviews v on v.seq = p.seq
      where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId}) as prompts
    where decision = 'disputed' or (outcome = 'unassessed' and decision is distinct from 'failed' and decision is distinct from 'passed')
    group by 1, 2, 3
    order by 4 desc, 1, 3`);
}
