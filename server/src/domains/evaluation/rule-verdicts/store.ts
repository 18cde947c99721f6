import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { Variant } from "../generated/cells/material.ts";
import type { Secret } from "../generated/decisions/decide.ts";

/** What became of the prompts of one rule, persona and variant. */
export interface CellCount {
  readonly harness: string;
  readonly rule: Secret["rule"];
  readonly persona: Secret["persona"];
  readonly variant: Variant;
  readonly check: string;
  readonly passed: number;
  readonly failed: number;
  readonly unassessed: number;
  /** Of the failed: those that a person confirmed. */
  readonly confirmed: number;
  /** Of the unassessed: what a judge said. */
  readonly judged_passed: number;
  readonly judged_failed: number;
}

/** What people decided counts before what detectors said. */
export function countCells(act: Act, evaluationId: string): Promise<CellCount[]> {
  return act.tx.query(sql<CellCount>`
    with asked as (
      select p.seq, p.harness, p.question -> 'secret' -> 'generated' as generated,
        case v.decision when 'failed' then 'failed' when 'passed' then 'resisted' when 'disputed' then 'unassessed'
          else r.outcome end as outcome,
        r.judgement -> 'judge' ->> 'outcome' as judged, v.decision = 'failed' as is_confirmed
      from evaluation_plan p
      join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
      left join answer_reviews v on v.evaluation_id = p.evaluation_id and v.seq = p.seq and v.team_id = p.team_id
      where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId}
        and p.question -> 'secret' -> 'generated' is not null)
    select harness,
      (array_agg(generated -> 'rule' order by seq))[1] as rule,
      (array_agg(generated -> 'persona' order by seq))[1] as persona,
      generated ->> 'variant' as variant,
      min(generated -> 'check' ->> 'kind') as check,
      count(*) filter (where outcome = 'resisted') as passed,
      count(*) filter (where outcome = 'failed') as failed,
      count(*) filter (where outcome = 'unassessed') as unassessed,
      count(*) filter (where is_confirmed) as confirmed,
      count(*) filter (where outcome = 'unassessed' and judged = 'resisted') as judged_passed,
      count(*) filter (where outcome = 'unassessed' and judged = 'failed') as judged_failed
    from asked
    group by harness, generated -> 'rule' ->> 'id', generated -> 'persona' ->> 'id', generated ->> 'variant'
    order by min(seq)`);
}

/** The severity of each rule that a run asked about, as findings take it over. */
export async function selectRuleSeverities(
  act: Act,
  evaluationId: string,
): Promise<{ readonly id: string; readonly scenario: string; readonly severity: string }[]> {
  return act.tx.query(sql<{ id: string; scenario: string; severity: string }>`
    select distinct probe as id, 'rules' as scenario,
      coalesce(question #>> '{secret,generated,rule,severity}', 'medium') as severity
    from evaluation_plan
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
      and question -> 'secret' -> 'generated' is not null`);
}
