import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { JudgeRef, Panel } from "./panel.ts";

const keyOf = ({ agent_id, revision }: JudgeRef): string => `${agent_id}:${revision ?? ""}`;

/**
 * What the judges of a run come to on each response, as a `with` clause: their majority (`majorityOf`), and whether some of
 * them say failed and others passed. A run without a judge costs nothing.
 */
export function votesSql(act: Act, run: RunRow, panel: Panel | null) {
  if (!panel) return sql`votes (seq, outcome, is_split) as (select null::int, null::text, false where false)`;
  const judges = panel.voters.length;
  return sql`
    votes as materialized (
      select seq,
        case when 2 * count(*) filter (where outcome = 'failed') > ${judges}::int then 'failed'
          when 2 * count(*) filter (where outcome = 'resisted') > ${judges}::int then 'resisted'
          else 'unassessed' end as outcome,
        bool_or(outcome = 'failed') and bool_or(outcome = 'resisted') as is_split
      from judge_votes
      where evaluation_id = ${run.id} and team_id = ${act.who.teamId}
        and judge = any(${panel.voters.map(keyOf)}::text[])
      group by seq)`;
}
