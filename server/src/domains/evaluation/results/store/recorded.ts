import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { ExchangePage, RecordedRun } from "../../../protection/port.ts";
import type { Outcome, Question } from "../../harness/harness.ts";
import type { StoredAnswer } from "../../judge/stored-answers.ts";
import type { Decision } from "../../labels/label.ts";

/** The agent's newest runs, with how many responses each has. */
export function selectRecordedRuns(act: Act, agentId: string, most: number): Promise<RecordedRun[]> {
  return act.tx.query(sql<RecordedRun>`
    select e.id as evaluation_id, (
      select count(*)::int
      from evaluation_results r
      where r.evaluation_id = e.id and r.team_id = ${act.who.teamId} and not r.is_error) as exchanges
    from evaluations e
    where e.team_id = ${act.who.teamId} and e.agent_id = ${agentId} and e.created_at >= 0
    order by e.created_at desc, e.id desc
    limit ${most}`);
}

export interface RecordedRow {
  readonly seq: number;
  readonly probe: string;
  readonly outcome: Outcome;
  readonly review: Decision | null;
  readonly question: Question;
  readonly observation: { readonly turns: readonly StoredAnswer[] } | null;
}

export function selectRecorded(act: Act, evaluationId: string, page: ExchangePage): Promise<RecordedRow[]> {
  return act.tx.query(sql<RecordedRow>`
    select p.seq, p.probe, r.outcome, p.question, r.observation,
      (select decision from answer_reviews v where v.team_id = p.team_id and v.evaluation_id = ${evaluationId} and v.seq = p.seq) as review
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and p.seq > ${page.afterSeq}
      and not r.is_error
    order by p.seq
    limit ${page.limit}`);
}
