import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import type { Decided, ProbeCount } from "../../scores/evidence.ts";

interface DecisionRow extends Decided {
  readonly probe: string;
  readonly template: string | null;
  readonly detector: string | null;
}

export type Decisions = Pick<ProbeCount, "templates" | "deciders">;

/** The assessed prompts of each probe, by template and by the detector that decided. */
export async function readDecisions(act: Act, run: RunRow): Promise<ReadonlyMap<string, Decisions>> {
  const rows = await act.tx.query(sql<DecisionRow>`
    select probe, template, judgement ->> 'detector' as detector,
      count(*) filter (where outcome = 'resisted') as resisted,
      count(*) filter (where outcome = 'failed') as failed
    from evaluation_prompts
    where evaluation_id = ${run.id} and team_id = ${act.who.teamId} and outcome in ('resisted', 'failed')
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
