import type { ConnectionCheck, ConnectionReport } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { CheckGlyph } from "./check-glyph.tsx";
import { labelOf } from "./specs.ts";
import "./connection-test.css";

interface TestProps {
  readonly run: () => Promise<ConnectionReport>;
  readonly disabled?: boolean;
  readonly note: string;
}

/** Asks the agent a few things and says, row by row, what works and what to do about the rest. */
export function ConnectionTest({ run, disabled = false, note }: TestProps) {
  const test = useMutation({ mutationFn: run });
  const report = test.data;
  return (
    <section className="test" aria-label="Connection test" aria-live="polite">
      <header>
        <h2>Connection test</h2>
        <span className="small mut">{test.isPending ? <Elapsed /> : report && tally(report.checks)}</span>
      </header>
      <div className="body">
        {!report && !test.isPending && <p className="small mid">{note}</p>}
        {report && !test.isPending && (
          <>
            <p className="strong">{report.summary}</p>
            <ul>
              {report.checks.map((check) => (
                <CheckRow key={check.name} check={check} />
              ))}
            </ul>
          </>
        )}
        {test.isPending && <p className="small mid">Sending test messages. This can take up to 20 seconds.</p>}
        <Refused error={test.error} label={labelOf} />
        <button type="button" className="btn" disabled={disabled || test.isPending} onClick={() => test.mutate()}>
          {report ? "Test again" : "Test connection"}
        </button>
      </div>
      {report?.reply_excerpt && !test.isPending && (
        <div className="said">
          <p className="tiny mut">
            Received{report.latency_ms !== null && ` after ${count(report.latency_ms)} ms`}, displayed as plain text
          </p>
          <HostileText text={report.reply_excerpt} />
        </div>
      )}
    </section>
  );
}

const names: Readonly<Record<ConnectionCheck["name"], string>> = {
  address: "Address",
  dns: "DNS lookup",
  connection: "Connection",
  tls: "TLS certificate",
  card: "Agent card",
  interface: "Interface",
  key: "API key",
  path: "Endpoint path",
  rate_limit: "Rate limit",
  answer: "Response",
  speed: "Response time",
  system_message: "System message",
};

function CheckRow({ check: { name, outcome, detail, advice } }: { readonly check: ConnectionCheck }) {
  return (
    <li className={advice ? "advised" : ""}>
      <CheckGlyph outcome={outcome} />
      <b>{names[name]}</b>
      <span className="mid">{detail}</span>
      {advice && <p>{advice}</p>}
    </li>
  );
}

function tally(checks: readonly ConnectionCheck[]): string {
  const good = checks.filter(({ outcome }) => outcome === "ok").length;
  const asked = checks.filter(({ outcome }) => outcome !== "skipped").length;
  return `${good} of ${asked} checks passed`;
}

function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return `${seconds} s`;
}
