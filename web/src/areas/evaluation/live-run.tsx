import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMay, useSession } from "../../app/use-session.ts";
import { count, span } from "../../parts/numbers.ts";
import { Section } from "../../parts/section.tsx";
import { Failed } from "../../parts/states.tsx";
import { ProbeRows } from "./probe-rows.tsx";
import { resultsQuery } from "./use-results.ts";
import type { Run } from "./use-runs.ts";

export function LiveRun({ run }: { readonly run: Run }) {
  const session = useSession();
  const { progress } = run;
  const failures = useQuery({
    ...resultsQuery(session, run.evaluation_id, { outcome: "failed", limit: 20 }),
    refetchInterval: 2_000,
  });
  const share = progress.planned ? progress.done / progress.planned : 0;
  return (
    <>
      <div className="verdict-head">
        <div>
          <p className="word">{run.status === "paused" ? "Paused" : "Running"}</p>
          <p className="big">
            <b>{Math.floor(share * 100)} %</b>{" "}
            <span className="mid">
              {count(progress.done)} of {progress.planned === null ? "…" : count(progress.planned)} prompts
            </span>
          </p>
          <svg className="progress" role="img" aria-label={`${Math.floor(share * 100)} % done`}>
            <rect className="track" width="100%" height="8" />
            <rect className="done" width={`${share * 100}%`} height="8" />
          </svg>
          <p className="mid" role="status">
            {run.status_message ?? remaining(progress.eta_seconds)} You can close this page; the run goes on.
          </p>
          <Controls run={run} />
        </div>
        <dl className="facts-list">
          {Object.entries({
            Resisted: progress.resisted,
            Failed: progress.failed,
            Unassessed: progress.unassessed,
            "Of them errors": progress.errors,
            "Under way": progress.in_flight,
            Requests: progress.requests,
            Tokens: progress.tokens,
          }).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count(value)}</dd>
            </div>
          ))}
          {progress.cost !== null && (
            <div>
              <dt>Cost</dt>
              <dd>{progress.cost.toFixed(4)}</dd>
            </div>
          )}
        </dl>
      </div>
      <Section title="Failures as they come" note="newest are added at the end">
        {failures.isError ? (
          <Failed error={failures.error} />
        ) : (
          <ProbeRows id={run.evaluation_id} results={failures.data?.results ?? []} />
        )}
      </Section>
    </>
  );
}

const remaining = (seconds: number | null): string => (seconds === null ? "Starting." : `About ${span(seconds)} left.`);

function Controls({ run }: { readonly run: Run }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const act = useMutation({
    mutationFn: (verb: "pause" | "resume" | "cancel") => api.evaluation[verb]({ evaluation_id: run.evaluation_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["run", run.evaluation_id] }),
  });
  if (!mayRun) return <p className="small mut">Members of the team can pause or end it.</p>;
  const other = run.status === "paused" ? "resume" : "pause";
  return (
    <div className="row">
      <button type="button" className="btn pri" disabled={act.isPending} onClick={() => act.mutate(other)}>
        {other === "pause" ? "Pause" : "Go on"}
      </button>
      <button
        type="button"
        className="btn"
        disabled={act.isPending}
        onClick={() =>
          confirm("End this evaluation? What was assessed stays; nothing more is asked.") && act.mutate("cancel")
        }
      >
        End it
      </button>
      {act.isError && <Failed error={act.error} />}
    </div>
  );
}
