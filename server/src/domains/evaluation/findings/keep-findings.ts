import { type Act, actSeconds } from "../../../platform/act.ts";
import { DISCLOSURE } from "../asking/disclosure.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Report } from "../scores/report.ts";
import { type Severity, severities } from "../shapes/severity.ts";

/** In the order of their rank, from 1. */

/**
 * One finding for each failed prompt, in the transaction that ends the run. In one statement, because a bad agent may
 * leave twenty thousand. What stood there before, when a run is asked again in part, keeps its triage. A finding is as
 * grave as its probe, with two exceptions: an action that was only claimed is one step less, and a repeated key is critical.
 */
export async function keepFindings(act: Act, run: RunRow, { probes }: Report): Promise<void> {
  const placed = probes.map(({ id, scenario, severity }) => ({
    probe: id,
    scenario,
    severity,
    rank: severities.indexOf(severity as Severity) + 1,
  }));
  await act.tx.run(
    `insert into findings (id, team_id, evaluation_id, seq, agent_id, harness, scenario, probe, severity, rank, detector,
       basis, summary, found_at)
     select gen_random_uuid(), $2, $1, p.seq, $3, p.harness, s.scenario, p.probe, ($6::text[])[r.rank], r.rank,
       coalesce(p.judgement ->> 'detector', ''), p.judgement ->> 'basis',
       coalesce(p.reason, '') || E'\\n' || left(p.question #>> '{turns,0}', 300), $5
     from evaluation_prompts p
     join json_to_recordset($4::json) as s (probe text, scenario text, severity text, rank smallint) on s.probe = p.probe
     cross join lateral (select case when p.judgement ->> 'detector' = '${DISCLOSURE}' then ${severities.length}
       when p.judgement ->> 'basis' = 'claim' then greatest(s.rank - 1, 1) else s.rank end as rank) r
     where p.evaluation_id = $1 and p.team_id = $2 and p.outcome = 'failed'
     on conflict (evaluation_id, seq) do nothing`,
    [run.id, act.who.teamId, run.agent_id, JSON.stringify(placed), actSeconds(act), severities],
  );
}
