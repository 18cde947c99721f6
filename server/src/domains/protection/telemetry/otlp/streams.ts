import { createHash } from "node:crypto";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { LastValue } from "./figures/growth.ts";
import type { Attributes, PointRecord, Sender } from "./model/records.ts";

/** Streams of a team. A sender that makes up attributes without end gets no more. */
export const MOST_STREAMS = 20_000;

export const senderKey = ({ resource, scope }: Sender): string => hash(["sender", canonical(resource), scope.name]);

/** One stream: the same name, sender and attributes. */
export const streamKey = (sender: string, { name, unit, data, attributes }: PointRecord): string =>
  hash([sender, name, unit, data.kind, canonical(attributes)]);

const canonical = (attributes: Attributes): string =>
  JSON.stringify(Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)));

const hash = (parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);

interface StreamRow {
  readonly stream: string;
  readonly start_ns: string;
  readonly at_ns: string;
  readonly total: number;
  readonly counts: readonly number[];
}

/**
 * The last values of these streams, whose rows stay locked until the end of the transaction. New ones begin with nothing; those
 * for which the team has no room are left out. Rows are taken in one order, so that two gateways never wait for each other.
 */
export async function lockStreams({ tx, who, now }: Act, keys: readonly string[]): Promise<Map<string, LastValue>> {
  const wanted = [...new Set(keys)].sort().map((key) => `\\x${key}`);
  await tx.run(sql`
    insert into otel_streams (team_id, stream, start_ns, at_ns, total, counts, updated_at)
    select ${who.teamId}, w.stream, 0, 0, 0, '{}', ${Math.floor(now / 1000)}
    from unnest(${wanted}::bytea[]) with ordinality as w (stream, place)
    where not exists (select from otel_streams o where o.team_id = ${who.teamId} and o.stream = w.stream)
    order by w.stream
    limit greatest(0, ${MOST_STREAMS} - (select count(*) from otel_streams where team_id = ${who.teamId}))
    on conflict do nothing`);
  const rows = await tx.query(sql<StreamRow>`
    select encode(stream, 'hex') as stream, start_ns::text, at_ns::text, total, counts
    from otel_streams
    where team_id = ${who.teamId} and stream = any(${wanted}::bytea[])
    order by otel_streams.stream
    for update`);
  return new Map(
    rows.map(({ stream, start_ns, at_ns, total, counts }) => [
      stream,
      { startNs: BigInt(start_ns), atNs: BigInt(at_ns), total, counts },
    ]),
  );
}

export async function saveStreams(act: Act, values: ReadonlyMap<string, LastValue>): Promise<void> {
  const all = [...values];
  if (all.length === 0) return;
  await act.tx.run(sql`
    update otel_streams o
    set start_ns = v.start_ns, at_ns = v.at_ns, total = v.total, counts = v.counts::double precision[],
      updated_at = ${actSeconds(act)}
    from unnest(${all.map(([key]) => `\\x${key}`)}::bytea[], ${all.map(([, { startNs }]) => startNs.toString())}::bigint[],
      ${all.map(([, { atNs }]) => atNs.toString())}::bigint[], ${all.map(([, { total }]) => total)}::double precision[],
      ${all.map(([, { counts }]) => `{${counts.join(",")}}`)}::text[]) as v (stream, start_ns, at_ns, total, counts)
    where o.team_id = ${act.who.teamId} and o.stream = v.stream`);
}
