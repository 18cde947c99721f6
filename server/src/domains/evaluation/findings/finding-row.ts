import type { Basis } from "@agent-console/analysis/detectors/detector.ts";
import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Severity } from "../shapes/severity.ts";

export const findingStates = ["open", "fixed", "false_positive", "accepted"] as const;
export type FindingState = (typeof findingStates)[number];

/** A finding as the table holds it. Times are seconds. */
export interface FindingRow {
  readonly id: string;
  readonly team_id: string;
  readonly evaluation_id: string;
  readonly seq: number;
  readonly agent_id: string;
  readonly harness: string;
  readonly scenario: string;
  readonly probe: string;
  readonly severity: Severity;
  readonly rank: number;
  readonly detector: string;
  readonly basis: Basis | null;
  readonly summary: string;
  readonly found_at: number;
  /** As it was set; whether it still holds is `standing`'s to tell. */
  readonly state: FindingState;
  readonly state_reason: string | null;
  readonly accepted_until: number | null;
  readonly state_changed_at: number | null;
  readonly state_changed_by: string | null;
  readonly assigned_to: string | null;
  readonly revision: number;
}

/** The state that counts: a risk that was accepted until yesterday is open again, without anybody having to notice. */
export function standing({ state, accepted_until: until }: FindingRow, now: number): FindingState {
  return state === "accepted" && (until ?? 0) <= now ? "open" : state;
}

/** The same in SQL, where the moment is this parameter. */
export const standingSql = (now: string): string =>
  `case when state = 'accepted' and accepted_until <= ${now} then 'open' else state end`;

export async function getFinding(act: Act, id: string): Promise<FindingRow> {
  const [row] = await act.tx.query<FindingRow>("select * from findings where id = $1 and team_id = $2", [
    id,
    act.who.teamId,
  ]);
  if (!row) throw fault("FINDING_NOT_FOUND");
  return row;
}

export type Counts = Readonly<Record<Severity, Readonly<Record<FindingState, number>>>>;

export interface CountsQuery {
  readonly agent_id?: string | null | undefined;
  readonly evaluation_id?: string | null | undefined;
}

/** How many there are of each severity in each state. */
export async function countFindings(act: Act, { agent_id: agent, evaluation_id: run }: CountsQuery): Promise<Counts> {
  const rows = await act.tx.query<{ severity: Severity; state: FindingState; count: number }>(
    `select severity, ${standingSql("$4")} as state, count(*) as count from findings
     where team_id = $1 and found_at >= 0 and ${agent ? "agent_id = $2" : "$2::uuid is null"}
       and ${run ? "evaluation_id = $3" : "$3::uuid is null"}
     group by 1, 2`,
    [act.who.teamId, agent ?? null, run ?? null, actSeconds(act)],
  );
  const of = (severity: Severity) =>
    Object.fromEntries(
      findingStates.map((state) => [
        state,
        rows.find((row) => row.severity === severity && row.state === state)?.count ?? 0,
      ]),
    ) as Record<FindingState, number>;
  return { critical: of("critical"), high: of("high"), medium: of("medium"), low: of("low") };
}
