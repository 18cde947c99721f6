import type { TimeSpan } from "../../../charts/time/time-points.ts";
import type { Point } from "../../../queries/metrics.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { costWords } from "../window/cost.ts";
import { windowWords } from "../window/time-words.ts";
import { amount, secondsWords } from "./figure-words.ts";
import type { Measures } from "./use-measures.ts";

interface BucketLineProps {
  readonly measures: Measures;
  readonly span: TimeSpan;
  readonly agent: string | undefined;
  readonly at: number | undefined;
  readonly onClose: () => void;
}

/** The chosen bucket in words, and the way to its requests. */
export function BucketLine({ measures, span, agent, at, onClose }: BucketLineProps) {
  if (at === undefined)
    return <p className="bucket-line small mid">Click a bar, or use the arrow keys, to see the requests behind it.</p>;
  const window = { from: at, to: at + span.bucket };
  return (
    <div className="bucket-line notice" role="status">
      <p>
        <b>{windowWords(window.from, window.to)}:</b> {wordsAt(measures, at)}
      </p>
      <p className="row">
        <BucketLinks window={window} agent={agent} />
        <button type="button" className="link" onClick={onClose}>
          Clear
        </button>
      </p>
    </div>
  );
}

interface BucketLinksProps {
  readonly window: { readonly from: number; readonly to: number };
  readonly agent: string | undefined;
}

export function BucketLinks({ window, agent }: BucketLinksProps) {
  const search = { ...window, ...(agent ? { agent } : {}) };
  return (
    <>
      <Link to={routes.traces} search={search}>
        Traces
      </Link>{" "}
      <Link to={routes.logs} search={search}>
        Logs
      </Link>{" "}
      {agent && (
        <Link to={routes.agentDetections} params={{ id: agent }} search={window}>
          Detections
        </Link>
      )}
    </>
  );
}

const valueAt = (points: readonly Point[] | undefined, at: number): number | undefined =>
  points?.find((point) => point.at === at)?.value;

const numbered = (value: number, words: string): string =>
  `${amount(value)} ${value === 1 ? words.replace(/s$/, "") : words}`;

function wordsAt({ counters, latencies, via }: Measures, at: number): string {
  const { requests, blockedIn, blockedOut, errors, tokensIn, tokensOut, cost } = counters;
  const counted = (read: typeof requests, words: string): string[] =>
    read?.data ? [numbered(valueAt(read.data, at) ?? 0, words)] : read?.error ? [`${words}: could not be read`] : [];
  const tokens = (valueAt(tokensIn?.data, at) ?? 0) + (valueAt(tokensOut?.data, at) ?? 0);
  const spent = valueAt(cost?.data, at) ?? 0;
  return `${[
    ...counted(requests, via === "sdk" ? "model calls" : "requests"),
    ...counted(blockedIn, "blocked in"),
    ...counted(blockedOut, "blocked out"),
    ...counted(errors, "errors"),
    ...latencies.flatMap(({ name, data }) => {
      const p95 = valueAt(data?.[1], at);
      return p95 === undefined ? [] : [`${name.toLowerCase()} p95 ${secondsWords(p95)}`];
    }),
    ...(tokens > 0 ? [`${amount(tokens)} tokens`] : []),
    ...(spent > 0 ? [`cost ${costWords(spent)}`] : []),
  ].join(", ")}.`;
}
