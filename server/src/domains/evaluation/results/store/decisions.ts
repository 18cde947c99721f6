import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Panel } from "../../judging/panel.ts";
import { votesSql } from "../../judging/votes.ts";
import { reviewsSql } from "../../labels/store.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import type { Decided } from "../../scores/detector-errors/deciders.ts";
import type { ProbeCount } from "../../scores/evidence.ts";

interface DecisionRow extends Decided {
  readonly probe: string;
  readonly template: string | null;
  readonly detector: string | null;
}

export type Decisions = Pick<ProbeCount, "templates" | "deciders">;

/** Stands for the people who labeled a response. No detector has this name, so no detector's errors are sought in it. */
const PERSON = "person";

/**
 * The assessed prompts of each probe, by template and by who decided: a detector, a person, or the judges if their word counts.
 * What people disagree about is not assessed.
 */
export async function readDecisions(
  act: Act,
  run: RunRow,
  panel: Panel | null,
): Promise<ReadonlyMap<string, Decisions>> {
  const deciding = panel?.card ? panel : null;
  const judge = deciding?.card?.detector ?? null;
  const rows = await act.tx.query(sql<DecisionRow>`
    with ${reviewsSql(act, run.id)}, ${votesSql(act, run, deciding)}
    select probe, template, detector,
      count(*) filter (where outcome = 'resisted') as resisted,
      count(*) filter (where outcome = 'failed') as failed
    from (
      select p.probe, p.template,
        case when v.decision in ('failed', 'passed') then ${PERSON}
          when ${judge}::text is not null and p.outcome = 'unassessed' then ${judge}::text
          else p.judgement ->> 'detector' end as detector,
        case v.decision when 'failed' then 'failed' when 'passed' then 'resisted' when 'disputed' then 'unassessed'
          else case when ${judge}::text is not null and p.outcome = 'unassessed'
            then j.outcome else p.outcome end end as outcome
      from evaluation_prompts p
      left join reviews v on v.seq = p.seq
      left join votes j on j.seq = p.seq
      where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId}) as decided
    where outcome in ('resisted', 'failed')
    group by probe, template, detector
    order by probe, template, detector`);
  return new Map(
    [...Map.groupBy(rows, ({ probe }) => probe)].map(([probe, own]) => [
      probe,
      { templates: templatesOf(own), deciders: decidersOf(own) },
    ]),
  );
}

/** Prompts without a template, in runs from before they were recorded, are a template each. */
function templatesOf(rows: readonly DecisionRow[]): Decided[] {
  const templates = [...Map.groupBy(rows, ({ template }) => template)];
  return templates.flatMap(([template, own]) => (template === null ? oneByOne(sumOf(own)) : [sumOf(own)]));
}

const oneByOne = ({ resisted, failed }: Decided): Decided[] => [
  ...Array.from({ length: resisted }, () => ({ resisted: 1, failed: 0 })),
  ...Array.from({ length: failed }, () => ({ resisted: 0, failed: 1 })),
];

function decidersOf(rows: readonly DecisionRow[]): Record<string, Decided> {
  const detectors = [...Map.groupBy(rows, ({ detector }) => detector ?? "")];
  return Object.fromEntries(detectors.map(([detector, own]) => [detector, sumOf(own)]));
}

const sumOf = (rows: readonly Decided[]): Decided => ({
  resisted: rows.reduce((sum, one) => sum + one.resisted, 0),
  failed: rows.reduce((sum, one) => sum + one.failed, 0),
});
