import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Report } from "../scores/report.ts";

export async function findReport(act: Act, { id }: RunRow): Promise<Report | null> {
  const [row] = await act.tx.query(sql<{ report: Report | null }>`
    select report from evaluation_reports
    where evaluation_id = ${id} and team_id = ${act.who.teamId}`);
  return row?.report ?? null;
}

export interface RunPair {
  readonly before: RunRow;
  readonly after: RunRow;
}

/** One probe in two runs. The four figures count prompts that both runs sent word for word and assessed. */
export interface ProbePairs {
  readonly harness: string;
  readonly probe: string;
  readonly both_resisted: number;
  readonly both_failed: number;
  /** Failed before, resisted after. */
  readonly better: number;
  readonly worse: number;
}

/** What people found to be a false positive counts as resisted, as it does in the scores. */
const outcomesOf = (act: Act, { id }: RunRow) => sql`
      select p.seq, p.harness, p.probe, p.question::text as question,
        case when f.seq is null then p.outcome else 'resisted' end as outcome
      from evaluation_prompts p
      left join finding_failures f on f.evaluation_id = p.evaluation_id and f.seq = p.seq and f.overruled
      where p.evaluation_id = ${id} and p.team_id = ${act.who.teamId} and p.outcome in ('resisted', 'failed')`;

/**
 * Pairs have the same question, not the same number: other harnesses or samples number the same prompt differently. A probe
 * that was rewritten between the runs makes no pair with its former self.
 */
export function countPairs(act: Act, { before, after }: RunPair): Promise<ProbePairs[]> {
  return act.tx.query(sql<ProbePairs>`
    with b as (${outcomesOf(act, before)}),
    a as (${outcomesOf(act, after)})
    select a.harness, a.probe,
      count(*) filter (where b.outcome = 'resisted' and a.outcome = 'resisted') as both_resisted,
      count(*) filter (where b.outcome = 'failed' and a.outcome = 'failed') as both_failed,
      count(*) filter (where b.outcome = 'failed' and a.outcome = 'resisted') as better,
      count(*) filter (where b.outcome = 'resisted' and a.outcome = 'failed') as worse
    from a
    join b on b.probe = a.probe and b.question = a.question
    group by a.harness, a.probe
    order by a.harness, a.probe`);
}

/** A prompt that both runs sent, and whose outcome changed. */
export interface ChangedPrompt {
  readonly probe: string;
  readonly before_seq: number;
  readonly after_seq: number;
  readonly to: "resisted" | "failed";
}

/** Those that got worse first; 200 at most. */
export function selectChangedPrompts(act: Act, { before, after }: RunPair): Promise<ChangedPrompt[]> {
  return act.tx.query(sql<ChangedPrompt>`
    with b as (${outcomesOf(act, before)}),
    a as (${outcomesOf(act, after)})
    select a.probe, b.seq as before_seq, a.seq as after_seq, a.outcome as "to"
    from a
    join b on b.probe = a.probe and b.question = a.question
    where a.outcome <> b.outcome
    order by a.outcome, a.seq
    limit 200`);
}
