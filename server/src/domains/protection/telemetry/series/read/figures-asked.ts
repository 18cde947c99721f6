import type { Act } from "../../../../../platform/act.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { joined, raw, type Statement, sql } from "../../../../../platform/db/sql.ts";
import type { LabelFilter, MetricAsked } from "../../sources.ts";
import { labelNames, type SeriesKind } from "../../store/new-rows.ts";
import { ALL_LABELS, HOUR, MINUTE, MINUTES_KEPT, ofSubject } from "../rows-of-subject.ts";

/** What is asked, in terms of the tables. Times are seconds. */
export interface Scope {
  readonly metric: number;
  readonly kind: SeriesKind;
  readonly from: number;
  readonly to: number;
  /** From the first to, and without, the second, whole hours are read; around them, minutes. */
  readonly hours: readonly [number, number];
  /** Hours of which deltas must be read. */
  readonly unfolded: readonly number[];
  /** IDs, if only some labels are asked for. */
  readonly labels: readonly number[] | null;
}

/** Further back, whole hours are read: some minutes may be gone already. */
const MINUTES_READ = MINUTES_KEPT - 2 * HOUR;

export interface Question extends Pick<MetricAsked, "metric" | "window" | "where"> {
  /** Null for a total. */
  readonly step: number | null;
}

/** Null if there can be nothing. */
export async function scopeOf({ tx, who, now }: Act, asked: Question): Promise<Scope | null> {
  const { teamId } = who;
  const [name] = await tx.query(sql<{ id: number; kind: SeriesKind }>`
    select id, kind from series_names where team_id = ${teamId} and name = ${asked.metric}`);
  if (!name) return null;
  const range = rangeOf(asked, now);
  if (range.from >= range.to) return null;
  const [labels, unfolded] = [
    asked.where === undefined ? null : await labelIds(tx, teamId, asked.where),
    await tx.query(sql<{ at: number }>`
      select distinct at from series_unfolded
      where team_id = ${teamId} and at > ${range.from - HOUR} and at < ${range.to}`),
  ];
  if (labels?.length === 0) return null;
  return { metric: name.id, kind: name.kind, ...range, unfolded: unfolded.map(({ at }) => at), labels };
}

function rangeOf({ window, step }: Question, now: number): Pick<Scope, "from" | "to" | "hours"> {
  const [first, past] = [window.fromMs / 1000, window.toMs / 1000];
  const down = (at: number, unit: number) => Math.floor(at / unit) * unit;
  // Rounded to the nearest, so that the length stays about the same.
  if (first < now / 1000 - MINUTES_READ) {
    const [from, to] = [
      down(first + HOUR / 2, HOUR),
      Math.max(down(past + HOUR / 2, HOUR), down(first + HOUR / 2, HOUR) + HOUR),
    ];
    return { from, to, hours: [from, to] };
  }
  const [from, to] = [down(first, MINUTE), down(past + MINUTE - 0.001, MINUTE)];
  const isByHour = step === null || (step % HOUR === 0 && from % HOUR === 0);
  const whole = [down(from + HOUR - 1, HOUR), down(to, HOUR)] as const;
  return { from, to, hours: isByHour && whole[0] < whole[1] ? whole : [to, to] };
}

async function labelIds(tx: Tx, teamId: string, where: LabelFilter): Promise<number[]> {
  const conditions = labelNames.flatMap((name) => {
    const values = where[name];
    return values === undefined ? [] : [sql`labels ->> ${name} = any(${values}::text[])`];
  });
  const rows = await tx.query(sql<{ id: number }>`
    select id from series_labels where team_id = ${teamId} and ${joined([sql`true`, ...conditions], " and ")}`);
  return rows.map(({ id }) => id);
}

export interface RowsAsked {
  /** The agent, or each of `agents`, in a statement that has such a table (`agentsOf`). */
  readonly agentId: string | null | "each";
  readonly evaluationId: string | null;
  readonly isByLabel: boolean;
}

/** Every row of the scope, each minute once: from the folded hours and minutes, or from deltas where these are not folded yet. */
export function rowsOf(teamId: string, scope: Scope, { agentId, evaluationId, isByLabel }: RowsAsked): Statement {
  const { metric, from, to, hours, unfolded, labels } = scope;
  const subject =
    agentId === "each" ? sql`agent_id = agents.agent_id and evaluation_id is null` : ofSubject(agentId, evaluationId);
  const series = sql`team_id = ${teamId} and metric = ${metric} and ${subject}`;
  const chosen = labels === null ? raw("") : sql`and labels = any(${labels}::integer[])`;
  const labeled = labels === null && !isByLabel ? sql`and labels = ${ALL_LABELS}` : sql`and labels >= 0 ${chosen}`;
  const columns = raw("at, labels, agent_id, n, total, sketch");
  const hourOf = raw(`at / ${HOUR} * ${HOUR}`);
  const firstUnfolded = Math.min(to, ...unfolded);
  const part = (first: number, past: number, rows: Statement): Statement[] =>
    first < past ? [sql`${rows} and ${series} ${labeled} and at >= ${first} and at < ${past}`] : [];
  const minutes = sql`select ${columns} from series_minute where ${hourOf} <> all(${unfolded}::bigint[])`;
  const parts = [
    ...part(hours[0], hours[1], sql`select ${columns} from series_hour where at <> all(${unfolded}::bigint[])`),
    ...part(from, Math.min(hours[0], to), minutes),
    ...part(hours[1], to, minutes),
    ...part(
      Math.max(from, firstUnfolded),
      to,
      sql`select ${columns} from series_delta where ${hourOf} = any(${unfolded}::bigint[])`,
    ),
  ];
  return joined(parts, " union all ");
}

/** The agents that have figures, one step through an index for each. */
export function agentsOf(teamId: string, { metric }: Scope): Statement {
  const series = sql`team_id = ${teamId} and metric = ${metric}`;
  return sql`
    with recursive folded as (
      (select agent_id from series_hour where ${series} and agent_id is not null order by agent_id limit 1)
      union all
      select (select h.agent_id from series_hour h where ${series} and h.agent_id > f.agent_id order by h.agent_id limit 1)
      from folded f where f.agent_id is not null
    ),
    unfolded as (
      (select agent_id from series_delta where ${series} and agent_id is not null order by agent_id limit 1)
      union all
      select (select d.agent_id from series_delta d where ${series} and d.agent_id > u.agent_id order by d.agent_id limit 1)
      from unfolded u where u.agent_id is not null
    )
    select agent_id from folded where agent_id is not null
    union
    select agent_id from unfolded where agent_id is not null`;
}

/** What a chart shows of added rows. */
export const valueOfKind = (kind: SeriesKind, { n, total }: { readonly n: number; readonly total: number }): number =>
  kind === "latency" ? n : kind === "gauge" ? (n === 0 ? 0 : total / n) : total;
