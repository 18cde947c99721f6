import type { GuardCard } from "@agent-console/analysis/guards/cards/card.ts";
import type { Judgment } from "@agent-console/analysis/guards/guard.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import type { JobStatus } from "../../../platform/work/status.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { ExternalGuardRow as StoredRow } from "../tables/rows.ts";

export const EXTERNAL_CARD_LOCKS = 7_140_019;

export type ExternalKind = "remote" | "model";

export type ExternalGuardRow = Refined<
  StoredRow,
  {
    readonly kind: ExternalKind;
    readonly labels: readonly string[] | null;
    readonly card: GuardCard | null;
    readonly card_status: JobStatus;
  }
>;

/** What the packs have shown of a guard so far. */
export interface Measured extends ExternalGuardRow {
  readonly card_done: number;
}

export type NewGuard = Pick<ExternalGuardRow, "id" | "kind" | "name" | "measured_as"> & Partial<ExternalGuardRow>;

/** False if the team has a guard of this kind and name. */
export async function insertGuard(act: Act, guard: NewGuard): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into external_guards (id, team_id, kind, name, measured_as, url, key_sealed, key_origin, file, tokenizer, sha256,
      tokenizer_sha256, labels, attack_label, threshold, created_by, created_at)
    values (${guard.id}, ${act.who.teamId}, ${guard.kind}, ${guard.name}, ${guard.measured_as}, ${guard.url ?? null},
      ${guard.key_sealed ?? null}, ${guard.key_origin ?? null}, ${guard.file ?? null}, ${guard.tokenizer ?? null},
      ${guard.sha256 ?? null}, ${guard.tokenizer_sha256 ?? null},
      ${guard.labels ? JSON.stringify(guard.labels) : null}, ${guard.attack_label ?? null}, ${guard.threshold ?? null},
      ${act.who.userId}, ${actSeconds(act)})
    on conflict (team_id, kind, name) do nothing`);
  return inserted > 0;
}

const withProgress = sql`
  (select coalesce(sum(json_array_length(j.judgments)), 0)::int
    from external_guard_judgments j
    where j.guard_id = g.id and j.team_id = g.team_id) as card_done`;

export async function findGuard(act: Act, kind: ExternalKind, id: string): Promise<Measured | null> {
  const [row] = await act.tx.query(sql<Measured>`
    select g.*, ${withProgress} from external_guards g
    where g.id = ${id} and g.kind = ${kind} and g.team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** A team registers few. The newest first. */
export function selectGuards(act: Act, kind: ExternalKind): Promise<Measured[]> {
  return act.tx.query(sql<Measured>`
    select g.*, ${withProgress} from external_guards g
    where g.kind = ${kind} and g.team_id = ${act.who.teamId}
    order by g.created_at desc, g.id desc
    limit 1000`);
}

export async function deleteGuard(act: Act, kind: ExternalKind, id: string): Promise<boolean> {
  const deleted = await act.tx.run(sql`
    delete from external_guards
    where id = ${id} and kind = ${kind} and team_id = ${act.who.teamId}`);
  return deleted > 0;
}

/** Starts a measurement again that paused or failed, behind what it has. False if it runs or is complete. */
export async function resumeMeasurement(act: Act, kind: ExternalKind, id: string): Promise<boolean> {
  const resumed = await act.tx.run(sql`
    update external_guards
    set card_status = 'running', card_message = null
    where id = ${id} and kind = ${kind} and team_id = ${act.who.teamId} and card_status in ('paused', 'failed')`);
  return resumed > 0;
}

export function selectInMeasurement(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from external_guards_in_measurement()`.named(
      "guards in measurement",
    ),
  );
}

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimGuard({ tx }: Act, { id, worker }: Claimed): Promise<ExternalGuardRow | null> {
  const [row] = await tx.query(sql<ExternalGuardRow>`
    update external_guards
    set worker = ${worker}
    where id = ${id} and card_status = 'running' and ${isUnclaimed("worker", EXTERNAL_CARD_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseGuard({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update external_guards
    set worker = null
    where id = ${id} and worker = ${worker}`);
}

/** What the card is made from: no spans, no text. */
export type JournaledJudgment = {
  readonly outcome: Judgment["outcome"];
  readonly score: number;
  readonly why?: string;
};

export async function selectJournal(act: Act, id: string): Promise<JournaledJudgment[]> {
  const rows = await act.tx.query(sql<{ judgments: JournaledJudgment[] }>`
    select judgments from external_guard_judgments
    where guard_id = ${id} and team_id = ${act.who.teamId}
    order by position`);
  return rows.flatMap(({ judgments }) => judgments);
}

/** The number of texts; if the packs changed since an interrupted measurement, it starts again. */
export async function beginJournal(act: Act, { id, worker }: Claimed, total: number): Promise<void> {
  await act.tx.run(sql`
    delete from external_guard_judgments j
    using external_guards g
    where j.guard_id = ${id} and g.id = j.guard_id and g.worker = ${worker} and g.card_total <> ${total}`);
  await act.tx.run(sql`
    update external_guards
    set card_total = ${total}
    where id = ${id} and worker = ${worker}`);
}

/** Writes nothing if another worker has the guard now. */
export async function appendJournal(
  act: Act,
  { id, worker }: Claimed,
  batch: { readonly position: number; readonly judgments: readonly JournaledJudgment[] },
): Promise<void> {
  await act.tx.run(sql`
    insert into external_guard_judgments (guard_id, team_id, position, judgments)
    select id, team_id, ${batch.position}, ${JSON.stringify(batch.judgments)}
    from external_guards
    where id = ${id} and worker = ${worker} and card_status = 'running'
    on conflict do nothing`);
}

export interface MeasurementEnd {
  readonly status: Exclude<JobStatus, "running">;
  readonly message: string | null;
  readonly card?: GuardCard;
}

export async function endMeasurement(act: Act, { id, worker }: Claimed, end: MeasurementEnd): Promise<boolean> {
  const ended = await act.tx.run(sql`
    update external_guards
    set card_status = ${end.status}, card_message = ${end.message},
      card = ${end.card ? JSON.stringify(end.card) : null},
      measured_at = ${end.card ? actSeconds(act) : null}
    where id = ${id} and worker = ${worker} and card_status = 'running'`);
  return ended > 0;
}

const DAY_MS = 86_400_000;

/** Counts one question to a judge, before it is sent. False if the budget of the day is spent. */
export async function spendQuestion(act: Act, agentId: string, budget: number): Promise<boolean> {
  const spent = await act.tx.run(sql`
    insert into guard_judge_spending as s (team_id, agent_id, day, asked)
    values (${act.who.teamId}, ${agentId}, ${Math.floor(act.now / DAY_MS)}, 1)
    on conflict (team_id, agent_id, day) do update
    set asked = s.asked + 1
    where s.asked < ${budget}`);
  return spent > 0;
}

export async function deleteExternalGuards(act: Act): Promise<void> {
  await act.tx.run(sql`delete from external_guard_judgments where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from external_guards where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from guard_judge_spending where team_id = ${act.who.teamId}`);
}
