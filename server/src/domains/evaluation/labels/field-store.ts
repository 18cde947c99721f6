import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Outcome } from "../harness/harness.ts";

/** Answers that people decided, by what the detector had said of them. */
export interface LabelCount {
  readonly detector: string;
  readonly outcome: Outcome;
  readonly found_means: "failed" | "resisted";
  readonly label: "failed" | "passed";
  readonly count: number;
}

/** An answer counts once, however many people labeled it, and not at all while they disagree. */
export function countLabelsByDetector(act: Act, detector: string | null): Promise<LabelCount[]> {
  return act.tx.query(sql<LabelCount>`
    select detector, outcome, found_means, label, count(*) as count
    from (
      select detector, outcome, found_means,
        case when bool_or(settles) then (array_agg(label order by settles desc, at desc))[1]
          when bool_and(label = 'failed') then 'failed'
          when bool_and(label = 'passed') then 'passed' end as label
      from review_labels
      where team_id = ${act.who.teamId} and ended_at is null and label <> 'cannot_tell' and found_means is not null
        ${detector === null ? sql`` : sql`and detector = ${detector}`}
      group by evaluation_id, seq, response, detector, outcome, found_means) as answers
    where label is not null
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4`);
}

/** How often a detector found what it looks for, and how often it did not. */
export interface Said {
  readonly detector: string;
  readonly found: number;
  readonly absent: number;
}

/** In the newest runs that people have labeled answers of; older ones add time, and hardly a different share. */
export function countSaidByDetector(act: Act, detectors: readonly string[]): Promise<Said[]> {
  return act.tx.query(sql<Said>`
    select judgement ->> 'detector' as detector,
      count(*) filter (where judgement ->> 'found' = 'true') as found,
      count(*) filter (where judgement ->> 'found' = 'false') as absent
    from evaluation_results
    where team_id = ${act.who.teamId} and outcome <> 'unassessed'
      and judgement ->> 'detector' = any(${detectors}::text[])
      and evaluation_id in (
        select evaluation_id from review_labels
        where team_id = ${act.who.teamId} and ended_at is null
        group by evaluation_id
        order by max(at) desc
        limit 10)
    group by 1`);
}
