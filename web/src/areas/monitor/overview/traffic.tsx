import { useMemo } from "react";
import { Charted } from "../../../charts/charted.tsx";
import { type Strip, type StripLine, Strips } from "../../../charts/time/strips.tsx";
import type { TimeSpan } from "../../../charts/time/time-points.ts";
import type { Point } from "../../../queries/metrics.ts";
import { costWords } from "../window/cost.ts";
import { windowWords } from "../window/time-words.ts";
import { BucketLine } from "./bucket-line.tsx";
import { amount, perBucket, secondsWords, tickWords } from "./figure-words.ts";
import type { CounterName } from "./measures.ts";
import { TrafficTable } from "./traffic-table.tsx";
import type { Measures, Read } from "./use-measures.ts";

interface TrafficProps {
  readonly measures: Measures;
  readonly span: TimeSpan;
  readonly agent: string | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (at: number | undefined) => void;
}

/** All figures on one time axis, and the requests behind the chosen bucket. */
export function Traffic({ measures, span, agent, selected, onSelect }: TrafficProps) {
  const strips = useMemo(() => stripsOf(measures, span), [measures, span]);
  const bucketWords = (at: number): string => windowWords(at, at + span.bucket);
  return (
    <Charted title="Traffic" table={<TrafficTable measures={measures} span={span} agent={agent} />}>
      <BucketLine measures={measures} span={span} agent={agent} at={selected} onClose={() => onSelect(undefined)} />
      <Strips
        label="Time of the charts"
        span={span}
        strips={strips}
        selected={selected}
        onSelect={onSelect}
        bucketWords={bucketWords}
        tickWords={(at) => tickWords(at, span.to - span.from)}
      />
    </Charted>
  );
}

const named: Readonly<Record<CounterName, { readonly name: string; readonly kind: StripLine["kind"] }>> = {
  requests: { name: "Requests", kind: "bars" },
  blockedIn: { name: "Blocked in", kind: "hits" },
  blockedOut: { name: "Blocked out", kind: "hits" },
  errors: { name: "Errors", kind: "hits" },
  tokensIn: { name: "Tokens in", kind: "bars" },
  tokensOut: { name: "Tokens out", kind: "bars" },
  cost: { name: "Cost", kind: "bars" },
};

const notes: Readonly<Partial<Record<CounterName, string>>> = {
  blockedIn: "before the agent read it",
  blockedOut: "before anyone saw it",
};

function stripsOf({ counters, latencies, via }: Measures, span: TimeSpan): Strip[] {
  const per = perBucket(span.bucket);
  const order = Object.keys(named).filter((name): name is CounterName => name in counters);
  const counted = order.map((name): Strip => {
    const read = counters[name];
    const { kind } = named[name];
    const label = name === "requests" && via === "sdk" ? "Model calls" : named[name].name;
    const words = name === "cost" ? costWords : amount;
    const isUnknown = name === "cost" || name.startsWith("tokens");
    return {
      ...{ id: name, name: label, note: notes[name] ?? per, words },
      ...drawn(read, (points) => [{ name: label, kind, points }], isUnknown ? "None known in this time" : undefined),
    };
  });
  const timed = latencies.map(
    (read): Strip => ({
      ...{ id: read.metric, name: read.name, note: "p95; dashed p50, gray p99", words: secondsWords },
      ...drawn(read, ([p50 = [], p95 = [], p99 = []]) => [
        { name: "p99", kind: "quiet", points: p99 },
        { name: "p50", kind: "faint", points: p50 },
        { name: "p95", kind: "strong", points: p95 },
      ]),
    }),
  );
  const split = counted.findIndex(({ id }) => id.startsWith("tokens"));
  return [...counted.slice(0, split), ...timed, ...counted.slice(split)];
}

/** What a strip shows, or says instead. A store that does not answer never looks like an empty chart. */
function drawn<T extends readonly (Point | readonly Point[])[]>(
  read: Read<T> | undefined,
  lines: (data: T) => readonly StripLine[],
  nothing?: string,
): Pick<Strip, "lines" | "instead"> {
  if (read?.data) return { lines: lines(read.data), ...(nothing ? { instead: nothing } : {}) };
  if (!read?.error) return { lines: null, instead: "" };
  return {
    lines: null,
    instead: (
      <span role="alert">
        Could not be read.{" "}
        <button type="button" className="link" onClick={read.retry}>
          Try again
        </button>
      </span>
    ),
  };
}
