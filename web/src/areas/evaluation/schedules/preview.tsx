import type { SchedulePreview } from "@agent-console/sdk";
import type { UseQueryResult } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";

interface PreviewProps {
  /** False while the form is not complete. */
  readonly isWanted: boolean;
  readonly preview: UseQueryResult<SchedulePreview>;
}

/** The next times and what a month takes. */
export function Preview({ isWanted, preview: { data, error, isFetching } }: PreviewProps) {
  return (
    <section className="schedule-preview" aria-label="Preview" aria-live="polite">
      {!isWanted && <p className="hint">Choose an agent and what to run to see the next times.</p>}
      {isWanted && isFetching && !data && <p className="hint">Looking up the next times…</p>}
      {isWanted && <Refused error={error} />}
      {isWanted && data && !error && (
        <>
          <p>{data.words}</p>
          {data.next.length > 0 && (
            <ol>
              {data.next.map(({ at, local }) => (
                <li key={at}>{local}</li>
              ))}
            </ol>
          )}
          <p>{monthWords(data)}</p>
          {data.warnings.map((warning) => (
            <p key={warning} className="schedule-warning">
              {warning}
            </p>
          ))}
        </>
      )}
    </section>
  );
}

function monthWords({
  requests_per_run: each,
  requests_per_month: month,
  runs_per_month: runs,
  cost_per_month: cost,
}: SchedulePreview) {
  const run = `About ${count(each)} requests a run`;
  if (month === null || runs === null) return `${run}.`;
  const money = cost === null ? "" : `, cost about ${cost.toLocaleString("en", { maximumFractionDigits: 2 })}`;
  return `${run}, ${count(runs)} runs and ${count(month)} requests a month${money}.`;
}
