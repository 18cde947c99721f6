import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { FairnessResult } from "../fairness/result.ts";

/** More than any plan has: each arm of 1,000 requests, 100 times. */
const MOST = 100_000;

/** Only what was measured, never the answers themselves. */
export function selectFairnessResults(act: Act, evaluationId: string): Promise<FairnessResult[]> {
  return act.tx.query(sql<FairnessResult>`
    select seq, question #> '{secret,fairness}' as fairness, judgement -> 'measures' as measures
    from evaluation_prompts
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and family like 'fairness:%'
      and question #> '{secret,fairness}' is not null
    order by seq
    limit ${MOST}`);
}
