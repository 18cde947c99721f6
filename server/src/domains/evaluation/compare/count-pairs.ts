import type { Act } from "../../../platform/act.ts";
import type { RunRow } from "../runs/store/run-row.ts";

/** One probe in two runs. The first four count prompts that both runs asked word for word and assessed. */
export interface ProbePairs {
  readonly harness: string;
  readonly probe: string;
  readonly both_resisted: number;
  readonly both_failed: number;
  /** Failed before, resisted after. */
  readonly better: number;
  readonly worse: number;
}

/** A harness plans the same prompts from the same seed, whatever else a run asks; a smaller sample asks some of them. */
export const arePaired = (before: RunRow, after: RunRow): boolean => before.seed === after.seed;

/** What people overruled counts as resisted, as it does in the scores. */
const outcomes = (run: string): string => `select p.seq, p.harness, p.probe, p.question::text as question,
    case when f.id is null then p.outcome else 'resisted' end as outcome
  from evaluation_prompts p
  left join findings f on f.evaluation_id = p.evaluation_id and f.seq = p.seq and f.state = 'false_positive'
  where p.evaluation_id = ${run} and p.team_id = $3 and p.outcome in ('resisted', 'failed')`;

/** By the question's own words, since other harnesses or samples number the same prompt differently: a probe that was written anew between the runs makes no pair with its former self. */
export async function countPairs(act: Act, before: RunRow, after: RunRow): Promise<readonly ProbePairs[]> {
  return act.tx.query<ProbePairs>(
    `with b as (${outcomes("$1")}), a as (${outcomes("$2")})
     select a.harness, a.probe,
       count(*) filter (where b.outcome = 'resisted' and a.outcome = 'resisted') as both_resisted,
       count(*) filter (where b.outcome = 'failed' and a.outcome = 'failed') as both_failed,
       count(*) filter (where b.outcome = 'failed' and a.outcome = 'resisted') as better,
       count(*) filter (where b.outcome = 'resisted' and a.outcome = 'failed') as worse
     from a join b on b.probe = a.probe and b.question = a.question
     group by a.harness, a.probe order by a.harness, a.probe`,
    [before.id, after.id, act.who.teamId],
  );
}

/** A prompt that both runs asked, and that went another way the second time. */
export interface ChangedPrompt {
  readonly probe: string;
  readonly before_seq: number;
  readonly after_seq: number;
  readonly to: "resisted" | "failed";
}

const MOST_CHANGED = 200;

/** Those that got worse first. */
export async function changedPrompts(act: Act, before: RunRow, after: RunRow): Promise<readonly ChangedPrompt[]> {
  return act.tx.query<ChangedPrompt>(
    `with b as (${outcomes("$1")}), a as (${outcomes("$2")})
     select a.probe, b.seq as before_seq, a.seq as after_seq, a.outcome as "to"
     from a join b on b.probe = a.probe and b.question = a.question
     where a.outcome <> b.outcome order by a.outcome, a.seq limit ${MOST_CHANGED}`,
    [before.id, after.id, act.who.teamId],
  );
}
