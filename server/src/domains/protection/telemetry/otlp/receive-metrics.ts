import type { Act } from "../../../../platform/act.ts";
import { createSeriesSums } from "../series/sums.ts";
import { agentsOfTeam, type FindAgent } from "./agents-of-team.ts";
import { countPoint } from "./figures/count-point.ts";
import { type Counted, computeGrowth, keptOf, type LastValue } from "./figures/growth.ts";
import { faultOfPoint } from "./figures/points.ts";
import { type ClaimedSubject, claimedSubject } from "./meaning/subject.ts";
import { MOST_RECORDS } from "./model/limits.ts";
import type { PointRecord, Sender } from "./model/records.ts";
import type { BodySent, ReceiverNeeds } from "./needs.ts";
import type { Prepared } from "./prepared.ts";
import { inSlices, readMetrics } from "./read-body.ts";
import { Refusals } from "./refusals.ts";
import { storeSums } from "./store-sums.ts";
import { lockStreams, saveStreams, senderKey, streamKey } from "./streams.ts";

interface ReadPoint {
  readonly point: PointRecord & { readonly data: Counted };
  readonly subject: ClaimedSubject;
  /** Null for a point that stands for itself. */
  readonly stream: { readonly key: string; readonly sender: string } | null;
}

export async function prepareMetrics(needs: ReceiverNeeds, request: BodySent): Promise<Prepared> {
  const refusals = new Refusals();
  const points: ReadPoint[] = [];
  const senders = new Map<Sender, string>();
  const take = (point: PointRecord, sender: Sender): void => {
    if (point.isEmpty) return;
    const fault = points.length < MOST_RECORDS ? faultOfPoint(point, needs.days.countable) : "too many in a request";
    if (fault !== null || point.data.kind === "summary") {
      refusals.add(fault ?? "");
      return;
    }
    const known = senders.get(sender) ?? senderKey(sender);
    senders.set(sender, known);
    points.push({
      point: { ...point, data: point.data },
      subject: claimedSubject(point.attributes, sender),
      stream: hasStream(point) ? { key: streamKey(known, point), sender: known } : null,
    });
  };
  await inSlices(await readMetrics(request.body, request.encoding), (read) => {
    if ("refused" in read) refusals.add(read.refused);
    else for (const point of read.record) take(point, read.sender);
  });
  const days = new Set(points.map(({ point }) => Number(point.atNs / 86_400_000_000_000n)));
  return {
    refusals,
    days,
    size: points.length,
    store: (act, batch) => storePoints(needs, act, { points, refusals, batch }),
  };
}

/** Whether a point counts from a beginning, or is a step of something whose height is asked for. */
const hasStream = ({ data, isCumulative, isMonotonic }: PointRecord): boolean =>
  data.kind === "gauge" ? false : data.kind === "sum" && !isMonotonic ? !isCumulative : isCumulative;

interface Points {
  readonly points: readonly ReadPoint[];
  readonly refusals: Refusals;
  readonly batch: string;
}

async function storePoints(needs: ReceiverNeeds, act: Act, { points, refusals, batch }: Points): Promise<void> {
  const agentOf = await agentsOfTeam(
    needs,
    act,
    points.map(({ subject }) => subject),
  );
  const counting = await openStreams(act, points);
  const sums = createSeriesSums();
  const names = new Map<string, number>();
  await inSlices(points, (read) => {
    const data = counting.add(read);
    if (data === "no room") return refusals.add("your team has too many series; use fewer attributes");
    names.set(read.point.name, (names.get(read.point.name) ?? 0) + 1);
    if (data === null) return;
    countPoint(sums, { teamId: act.who.teamId, agentId: agentIn(agentOf, read) }, { point: read.point, data });
  });
  await saveStreams(act, counting.values);
  for (const name of await storeSums(act, sums, batch)) {
    refusals.add("the name is the console's own, or one too many", names.get(name) ?? 0);
  }
}

const agentIn = (agentOf: FindAgent, { subject }: ReadPoint): string | null => agentOf(subject);

interface Counting {
  /** What the point adds, null for nothing. */
  add(read: ReadPoint): Counted | null | "no room";
  /** As they are after it. */
  readonly values: ReadonlyMap<string, LastValue>;
}

async function openStreams(act: Act, points: readonly ReadPoint[]): Promise<Counting> {
  const keys = points.flatMap(({ stream }) => (stream === null ? [] : [stream.key, stream.sender]));
  const before = keys.length === 0 ? new Map<string, LastValue>() : await lockStreams(act, keys);
  const values = new Map<string, LastValue>();
  return {
    values,
    add({ point, stream }) {
      if (stream === null) return point.data;
      const last = values.get(stream.key) ?? before.get(stream.key);
      const sender = before.get(stream.sender);
      if (last === undefined || sender === undefined) return "no room";
      values.set(stream.sender, { startNs: 1n, atNs: 1n, total: 0, counts: [] });
      if (point.data.kind === "sum" && !point.isMonotonic) return height({ point, last, values, key: stream.key });
      const { startNs, atNs } = point;
      if (atNs > last.atNs) values.set(stream.key, { startNs, atNs, ...keptOf(point.data) });
      return computeGrowth(point, last, sender.atNs > 0n);
    },
  };
}

interface Step {
  readonly point: ReadPoint["point"];
  readonly last: LastValue;
  readonly values: Map<string, LastValue>;
  readonly key: string;
}

/** Steps up and down are added up, and what they come to is a gauge. */
function height({ point, last, values, key }: Step): Counted {
  const value = last.total + (point.data.kind === "sum" ? point.data.value : 0);
  values.set(key, { startNs: point.startNs, atNs: point.atNs, total: value, counts: [] });
  return { kind: "gauge", value };
}
