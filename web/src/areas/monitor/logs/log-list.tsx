import { memo, useState } from "react";
import { clockOf, isoOf, momentOf } from "../../../parts/nanoseconds.ts";
import { CutText } from "../../../parts/text/cut-text.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { LogLine } from "../../../queries/telemetry.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import "./logs.css";

interface LogListProps {
  readonly lines: readonly LogLine[];
  readonly label: string;
}

/** Log lines, each on one row until it is opened. */
export function LogList({ lines, label }: LogListProps) {
  return (
    <ol className="log-lines" aria-label={label}>
      {lines.map((line) => (
        <Line key={line.key} entry={line} />
      ))}
    </ol>
  );
}

const IN_A_ROW = 240;

const Line = memo(function Line({ entry }: { readonly entry: LogLine }) {
  const [isOpen, setOpen] = useState(false);
  const { atNs, line, labels } = entry;
  const level = labels["level"] ?? "unknown";
  const start = line.slice(0, IN_A_ROW).replaceAll(/\s+/g, " ");
  return (
    <li>
      <button type="button" className="log-line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <time className="mono mut" dateTime={isoOf(atNs)} title={momentOf(atNs)}>
          {clockOf(atNs)}
        </time>
        <span className={`log-level ${level === "error" || level === "fatal" ? "wrong" : level}`}>{level}</span>
        <span className="cut mid">
          <ShownText text={(labels["service_name"] ?? "").slice(0, 100)} />
        </span>
        <span className="cut mono log-words">
          <ShownText text={start} />
        </span>
      </button>
      {isOpen && <Opened entry={entry} />}
    </li>
  );
});

function Opened({ entry: { atNs, line, labels } }: { readonly entry: LogLine }) {
  const trace = labels["trace_id"] ?? "";
  return (
    <div className="log-open">
      <CutText text={line} />
      <p className="small">
        {momentOf(atNs)}
        {/^[0-9a-f]{32}$/.test(trace) && (
          <>
            {" · "}
            <Link
              to={routes.trace}
              params={{ id: trace }}
              search={/^[0-9a-f]{16}$/.test(labels["span_id"] ?? "") ? { span: labels["span_id"] ?? "" } : {}}
            >
              Open the trace
            </Link>
          </>
        )}
      </p>
      <dl className="log-labels">
        {Object.entries(labels).map(([name, value]) => (
          <div key={name}>
            <dt>
              <ShownText text={name.slice(0, 200)} />
            </dt>
            <dd className="mono">
              <ShownText text={value.slice(0, 500)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
