import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";

export const holdNames = [
  "in_progress",
  "rescoring",
  "judging",
  "newest",
  "baseline",
  "finding",
  "shared",
  "proposal",
] as const;
export type Hold = (typeof holdNames)[number];

/** Why a run has to stay in the database. */
export const holds: Readonly<Record<Hold, string>> = {
  in_progress: "It is in progress.",
  rescoring: "Its labels are not counted yet.",
  judging: "Judges are at work on it.",
  newest: "It is the newest completed evaluation of its agent.",
  baseline: "It is the newest of its label, which pipelines compare with.",
  finding: "It has the newest evidence of an open finding.",
  shared: "A share link shows it.",
  proposal: "It watches an applied proposal.",
};

/** Which of these runs others still need, by what evolution knows of them. */
export type WatchedRuns = (act: Act, ids: readonly string[]) => Promise<readonly string[]>;

const newestOf = (act: Act, more: Statement): Statement => sql`
  e.status = 'completed' and not exists (
    select from evaluations n
    where n.team_id = ${act.who.teamId} and n.agent_id = e.agent_id and n.status = 'completed' and n.created_at >= 0
      and (n.created_at, n.id) > (e.created_at, e.id) ${more})`;

const conditions: Readonly<Record<Exclude<Hold, "proposal">, (act: Act) => Statement>> = {
  in_progress: () => sql`e.status in ('running', 'paused') or e.in_flight > 0`,
  rescoring: () => sql`e.rescore_by is not null`,
  judging: (act) => sql`exists (
    select from judgings j
    where j.evaluation_id = e.id and j.team_id = ${act.who.teamId} and j.status = 'running')`,
  newest: (act) => newestOf(act, sql``),
  baseline: (act) => sql`e.label is not null and ${newestOf(act, sql`and n.label = e.label`)}`,
  finding: (act) => sql`exists (
    select from finding_runs r
    join findings f on f.id = r.finding_id and f.team_id = r.team_id
    where r.evaluation_id = e.id and r.team_id = ${act.who.teamId} and r.failed > 0
      and (f.state = 'open' or (f.state = 'accepted' and f.accepted_until <= ${actSeconds(act)}))
      and not exists (
        select from finding_runs n
        where n.finding_id = r.finding_id and n.team_id = r.team_id and n.failed > 0 and (n.at, n.evaluation_id) > (r.at, r.evaluation_id)))`,
  shared: (act) => sql`exists (
    select from share_links s
    where s.evaluation_id = e.id and s.team_id = ${act.who.teamId} and s.revoked_at is null and s.expires_at > ${actSeconds(act)})`,
};

/** SQL: the first reason why the run `e` has to stay, or null. */
export function holdSql(act: Act): Statement {
  const cases = Object.entries(conditions).map(([hold, condition]) => sql`when ${condition(act)} then ${hold}`);
  return sql`case ${cases.reduce((all, one) => sql`${all} ${one}`)} end`;
}

/** The runs among these that have to stay, each with the reason. */
export async function selectHolds(
  { watchedRuns }: { readonly watchedRuns: WatchedRuns },
  act: Act,
  ids: readonly string[],
): Promise<Map<string, Hold>> {
  const rows = await act.tx.query(sql<{ id: string; hold: Hold | null }>`
    select e.id, ${holdSql(act)} as hold
    from evaluations e
    where e.id = any (${ids}::uuid[]) and e.team_id = ${act.who.teamId}`);
  const watched = new Set(await watchedRuns(act, ids));
  return new Map(
    rows.flatMap(({ id, hold }) => {
      const reason = hold ?? (watched.has(id) ? "proposal" : null);
      return reason ? [[id, reason] as const] : [];
    }),
  );
}
