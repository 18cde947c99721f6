import type { Act } from "../../../../../platform/act.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { joinStatements, raw, type Statement, sql } from "../../../../../platform/db/sql.ts";
import type { LabelFilter, MetricAsked } from "../../sources.ts";
import { labelNames, type SeriesKind } from "../../store/new-rows.ts";
import { ALL_LABELS, DAY, HOUR, MINUTE, MINUTES_KEPT, ofSubject, QUARTER, SIX_HOURS } from "../rows-of-subject.ts";
import { type Cover, coverOf, type Part, SPANS, type Span, type Stretch } from "./cover.ts";

/** What is asked, in terms of the tables. Times are seconds. */
export interface Scope {
  readonly metric: number;
  readonly kind: SeriesKind;
  /** Each minute of the window once. */
  readonly parts: Cover;
  /** IDs, if only some labels are asked for. */
  readonly labels: readonly number[] | null;
}

/** Further back, whole hours are read: some minutes may be gone already. */
const MINUTES_READ = MINUTES_KEPT - 2 * HOUR;

export interface Question extends Pick<MetricAsked, "metric" | "window" | "where"> {
  /** Null for a total. */
  readonly step: number | null;
  /** Percentiles, which days don't have. */
  readonly hasSketches?: boolean;
}

interface FoundName {
  readonly id: number;
  readonly kind: SeriesKind;
  readonly unfolded: readonly string[];
}

/** Null if there can be nothing. */
export async function scopeOf({ tx, who, now }: Act, asked: Question): Promise<Scope | null> {
  const { teamId } = who;
  const range = rangeOf(asked, now);
  const found = sql<FoundName>`
    select id, kind, array(
      select distinct at from series_unfolded
      where team_id = ${teamId} and at > ${range.from - QUARTER} and at < ${range.to}
      order by at) as unfolded
    from series_names
    where team_id = ${teamId} and name = ${asked.metric}`;
  const [name] = await tx.query(found.named("series-asked"));
  if (!name || range.from >= range.to) return null;
  const labels = asked.where === undefined ? null : await labelIds(tx, teamId, asked.where);
  if (labels?.length === 0) return null;
  return {
    metric: name.id,
    kind: name.kind,
    parts: coverOf({ ...range, unfolded: name.unfolded.map(Number) }),
    labels,
  };
}

function rangeOf(asked: Question, now: number): { from: number; to: number; spans: readonly Span[] } {
  const { window, step, hasSketches = false } = asked;
  const [first, past] = [window.fromMs / 1000, window.toMs / 1000];
  const down = (at: number, unit: number) => Math.floor(at / unit) * unit;
  const isOld = first < now / 1000 - MINUTES_READ;
  const [from, to] = isOld
    ? // Rounded to the nearest, so that the length stays about the same.
      [down(first + HOUR / 2, HOUR), Math.max(down(past + HOUR / 2, HOUR), down(first + HOUR / 2, HOUR) + HOUR)]
    : [down(first, MINUTE), down(past + MINUTE - 0.001, MINUTE)];
  const fits = (span: Span): boolean => step === null || (step % span === 0 && from % span === 0);
  const spans = SPANS.filter((span) => (isOld && span <= HOUR) || fits(span));
  return { from, to, spans: spans.filter((span) => span !== DAY || !hasSketches) };
}

async function labelIds(tx: Tx, teamId: string, where: LabelFilter): Promise<number[]> {
  const conditions = labelNames.flatMap((name) => {
    const values = where[name];
    return values === undefined ? [] : [sql`labels ->> ${name} = any(${values}::text[])`];
  });
  const rows = await tx.query(sql<{ id: number }>`
    select id from series_labels where team_id = ${teamId} and ${joinStatements([sql`true`, ...conditions], " and ")}`);
  return rows.map(({ id }) => id);
}

export interface RowsAsked {
  /** The agent, or each of `agents`, in a statement that has such a table (`agentsOf`). */
  readonly agentId: string | null | "each";
  readonly evaluationId: string | null;
  readonly isByLabel: boolean;
}

/** Every row of the scope, each minute once: from the largest spans that fit, or from deltas where these are not folded yet. */
export function rowsOf(teamId: string, scope: Scope, { agentId, evaluationId, isByLabel }: RowsAsked): Statement {
  const { metric, parts, labels } = scope;
  const subject =
    agentId === "each" ? sql`agent_id = agents.agent_id and evaluation_id is null` : ofSubject(agentId, evaluationId);
  const series = sql`team_id = ${teamId} and metric = ${metric} and ${subject}`;
  const chosen = labels === null ? raw("") : sql`and labels = any(${labels}::integer[])`;
  const labeled = labels === null && !isByLabel ? sql`and labels = ${ALL_LABELS}` : sql`and labels >= 0 ${chosen}`;
  const read = [...parts].flatMap(([part, stretches]) =>
    stretchesOf(stretches).map(
      ({ beside, within }) => sql`
        select at, labels, agent_id, n, total, sketch
        from ${TABLES[part]} ${beside}
        where ${series} ${labeled} ${isSpan(part) ? sql`and span = ${part}` : raw("")} and ${within}`,
    ),
  );
  return joinStatements(read, " union all ");
}

const isSpan = (part: Part): boolean => part === DAY || part === SIX_HOURS || part === QUARTER;

const MOST_STATED = 4;

/** Few are stated one by one, each planned as a range of its index. There are many only while late figures wait to be folded. */
function stretchesOf(stretches: readonly Stretch[]): { readonly beside: Statement; readonly within: Statement }[] {
  if (stretches.length <= MOST_STATED)
    return stretches.map(([first, past]) => ({ beside: raw(""), within: sql`at >= ${first} and at < ${past}` }));
  const [firsts, pasts] = [stretches.map(([first]) => first), stretches.map(([, past]) => past)];
  return [
    {
      beside: sql`, unnest(${firsts}::bigint[], ${pasts}::bigint[]) as stretch (first, past)`,
      within: sql`at >= stretch.first and at < stretch.past and at >= ${firsts[0]} and at < ${pasts.at(-1)}`,
    },
  ];
}

const TABLES: Readonly<Record<Part, Statement>> = {
  [DAY]: raw("series_span"),
  [SIX_HOURS]: raw("series_span"),
  [HOUR]: raw("series_hour"),
  [QUARTER]: raw("series_span"),
  minutes: raw("series_minute"),
  deltas: raw("series_delta"),
};

/** The agents that have figures, one step through an index for each: of folded days, and of deltas if there are any to read. */
export function agentsOf(teamId: string, { metric, parts }: Scope): Statement {
  const series = sql`team_id = ${teamId} and metric = ${metric}`;
  const ofDays = sql`${series} and span = ${DAY}`;
  const first = Math.min(...(parts.get("deltas") ?? []).map(([at]) => at));
  const recent = sql`${series} and at >= ${first}`;
  const folded = sql`
    folded as (
      (select agent_id from series_span where ${ofDays} and agent_id is not null order by agent_id limit 1)
      union all
      select (select s.agent_id from series_span s where ${ofDays} and s.agent_id > f.agent_id order by s.agent_id limit 1)
      from folded f where f.agent_id is not null
    )`;
  if (!parts.has("deltas")) return sql`with recursive ${folded} select agent_id from folded where agent_id is not null`;
  return sql`
    with recursive ${folded},
    unfolded as (
      (select agent_id from series_delta where ${recent} and agent_id is not null order by agent_id limit 1)
      union all
      select (select d.agent_id from series_delta d where ${recent} and d.agent_id > u.agent_id order by d.agent_id limit 1)
      from unfolded u where u.agent_id is not null
    )
    select agent_id from folded where agent_id is not null
    union
    select agent_id from unfolded where agent_id is not null`;
}

/** What a chart shows of added rows. */
export const valueOfKind = (kind: SeriesKind, { n, total }: { readonly n: number; readonly total: number }): number =>
  kind === "latency" ? n : kind === "gauge" ? (n === 0 ? 0 : total / n) : total;
