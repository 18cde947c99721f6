import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { count, span } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed } from "../../../parts/page/states.tsx";
import type { Run } from "../../../queries/runs.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { PromptTable } from "../prompts/prompt-table.tsx";
import { resultsQuery } from "../results/use-results.ts";
import "../../../blocks/verdict-head.css";
import "../../../blocks/progress.css";

/** How many of the latest failures are shown. The others are behind a link. */
const NEWEST = 20;

export function LiveRun({ run }: { readonly run: Run }) {
  const session = useSession();
  const { progress } = run;
  const failures = useQuery({
    ...resultsQuery(session, run.evaluation_id, { outcome: "failed", order: "newest", limit: NEWEST }),
    refetchInterval: 2_000,
  });
  const rows = failures.data?.results ?? [];
  const share = progress.planned ? progress.done / progress.planned : 0;
  return (
    <>
      <div className="verdict-head">
        <div>
          <p className="word">{run.status === "paused" ? "Paused" : "Running"}</p>
          <p className="big">
            <b>{Math.floor(share * 100)}%</b>{" "}
            <span className="mid">
              {count(progress.done)} of {progress.planned === null ? "…" : count(progress.planned)} prompts
            </span>
          </p>
          <svg className="progress" role="img" aria-label={`${Math.floor(share * 100)}% done`}>
            <rect className="progress-track" width="100%" height="8" />
            <rect className="progress-done" width={`${share * 100}%`} height="8" />
          </svg>
          <p className="mid" role="status">
            {run.status === "paused" ? pausedWords(run) : runningWords(run)}
          </p>
          <Controls run={run} />
        </div>
        <dl className="facts-list">
          {Object.entries({
            Resisted: progress.resisted,
            Failed: progress.failed,
            Unassessed: progress.unassessed,
            "Errors (included in unassessed)": progress.errors,
            "In progress": progress.in_flight,
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
      <Section title="Latest failures" note={failureCount(progress.failed)}>
        {failures.isError && <Failed error={failures.error} retry={() => failures.refetch()} />}
        {failures.isSuccess && rows.length === 0 && <Empty title="No failures yet" />}
        {rows.length > 0 && <PromptTable id={run.evaluation_id} rows={rows} />}
        {progress.failed > rows.length && rows.length > 0 && (
          <Link className="btn" to={routes.prompts} params={{ id: run.evaluation_id }} search={{}}>
            All {count(progress.failed)} failures
          </Link>
        )}
      </Section>
    </>
  );
}

const runningWords = ({ status_message: message, progress: { eta_seconds: left } }: Run): string =>
  `${message ?? (left === null ? "Starting…" : `About ${span(left)} left.`)} You can leave this page. The run continues on the server.`;

const pausedWords = ({ status_message: message }: Run): string =>
  `${message ?? "Paused."} Nothing is sent until someone resumes the run.`;

const failureCount = (failed: number): string =>
  failed > NEWEST ? `Newest first, ${NEWEST} of ${count(failed)}` : "Newest first";

function Controls({ run }: { readonly run: Run }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const act = useMutation({
    mutationFn: (verb: "pause" | "resume" | "cancel") => api.evaluation[verb]({ evaluation_id: run.evaluation_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["run", run.evaluation_id] }),
  });
  if (!mayRun) return <p className="small mut">You need the Member role to pause or cancel a run.</p>;
  const other = run.status === "paused" ? "resume" : "pause";
  return (
    <div className="row">
      <button type="button" className="btn pri" disabled={act.isPending} onClick={() => act.mutate(other)}>
        {other === "pause" ? "Pause" : "Resume"}
      </button>
      <button
        type="button"
        className="btn"
        disabled={act.isPending}
        onClick={() =>
          confirm("Cancel this run? Results so far are kept. Nothing more is sent, and the run can't be resumed.") &&
          act.mutate("cancel")
        }
      >
        Cancel run
      </button>
      {act.isError && <Failed error={act.error} />}
    </div>
  );
}
