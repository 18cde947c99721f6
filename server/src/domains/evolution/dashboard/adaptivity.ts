import type { Act } from "../../../platform/act.ts";
import { trend } from "./trend.ts";

interface Counts {
  readonly proposed: number;
  readonly merged: number;
  readonly approved: number;
  readonly decided: number;
  readonly lately: number;
  readonly before: number;
}

const PERIOD = 30 * 86_400;

/** What became of proposals: how many were made, decided on and applied. */
export async function adaptivity(act: Act, now: number) {
  const [row] = await act.tx.query<Counts>(
    `select count(*) filter (where status not in ('evaluating', 'inconclusive'))::int as proposed,
       count(applied_at)::int as merged, count(reviewed_at) filter (where status <> 'rejected')::int as approved,
       count(reviewed_at)::int as decided, count(*) filter (where applied_at >= $2)::int as lately,
       count(*) filter (where applied_at >= $3 and applied_at < $2)::int as before
     from proposals where team_id = $1`,
    [act.who.teamId, now - PERIOD, now - 2 * PERIOD],
  );
  const { proposed = 0, merged = 0, approved = 0, decided = 0, lately = 0, before = 0 } = row ?? {};
  return {
    acceptance_rate: decided === 0 ? null : approved / decided,
    proposed,
    merged,
    trend_pct: trend(lately, before === 0 ? null : before),
  };
}
