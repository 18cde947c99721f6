import type { Act } from "../../../platform/act.ts";

/** How many of each probe's failed prompts people have found to be no failure, by the probe's id. */
export async function overruledByProbe(act: Act, evaluationId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await act.tx.query<{ probe: string; overruled: number }>(
    `select probe, count(*) as overruled from findings
     where evaluation_id = $1 and team_id = $2 and state = 'false_positive' group by probe`,
    [evaluationId, act.who.teamId],
  );
  return new Map(rows.map(({ probe, overruled }) => [probe, overruled]));
}

export interface FieldRecord {
  readonly detector: string;
  readonly findings: number;
  readonly reviewed: number;
  readonly marked_wrong: number;
}

export const NO_RECORD: Omit<FieldRecord, "detector"> = { findings: 0, reviewed: 0, marked_wrong: 0 };

/** How detectors do outside the labelled answers: what the team's people made of their findings. */
export async function fieldRecords(act: Act, detector: string | null = null): Promise<readonly FieldRecord[]> {
  return act.tx.query<FieldRecord>(
    `select detector, count(*) as findings, count(*) filter (where state <> 'open') as reviewed,
       count(*) filter (where state = 'false_positive') as marked_wrong
     from findings where team_id = $1 and found_at >= 0 and ${detector === null ? "$2::text is null" : "detector = $2"}
     group by detector`,
    [act.who.teamId, detector],
  );
}
