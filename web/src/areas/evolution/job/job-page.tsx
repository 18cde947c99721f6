import type { EvolutionObjective } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { curveQuery, effectsQuery, frontQuery, isInProgress, jobQuery } from "../../../queries/evolution.ts";
import { type Job, kindWords, reasons, stageWords, strategyWords } from "../../../queries/evolution-shapes.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { weaknessCount } from "../pieces/from-campaign.tsx";
import { EvolutionFailed } from "../pieces/not-offered.tsx";
import { SourcesOfRun } from "../pieces/sources.tsx";
import { CandidateFunnel } from "./candidate-funnel.tsx";
import { ContinueRun } from "./continue-run.tsx";
import { Decided } from "./decided.tsx";
import { Effects } from "./effects.tsx";
import { Front } from "./front.tsx";
import { GainCurve } from "./gain-curve.tsx";
import "../../../blocks/verdict-head.css";
import "../../../blocks/progress.css";
import "./job.css";

/** One evolution run, retest or monitoring run: its progress, the estimate over time, the effect of each change and the cost of more gain. */
export function JobPage() {
  const { agentId, id } = useParamsOf(routes.evolutionRun);
  const session = useSession();
  const job = useQuery(jobQuery(session, agentId, id));
  const live = {
    enabled: job.isSuccess,
    refetchInterval: job.data && isInProgress(job.data) ? 3_000 : (false as const),
  };
  const isSearch = job.data?.extra.kind === "search";
  const curve = useQuery({ ...curveQuery(session, agentId, id), ...live });
  const effects = useQuery({ ...effectsQuery(session, agentId, id), ...live, enabled: isSearch });
  const front = useQuery({ ...frontQuery(session, agentId, id), ...live, enabled: isSearch });
  if (job.isPending) return <Waiting rows={8} />;
  if (job.isError) return <EvolutionFailed error={job.error} retry={() => job.refetch()} />;
  const { extra } = job.data;
  const failed = [curve, effects, front].find(({ isError }) => isError);
  const title = extra.continues ? "Continued final test" : kindWords[extra.kind];
  return (
    <>
      <PageHead
        title={isInProgress(job.data) ? `${title} in progress` : title}
        actions={
          <Link className="btn" to={routes.agentEvolution} params={{ agentId }}>
            All runs and proposals
          </Link>
        }
      >
        {strategyWords[extra.strategy] ?? extra.strategy}. Budget: {count(extra.progress.budget)} prompts.
        <OfCampaign settings={extra.settings} />
        <OfObjective settings={extra.settings} division={extra.manifest?.objective} />
        {extra.continues && (
          <>
            {" "}
            Goes on with the answers of an{" "}
            <Link to={routes.evolutionRun} params={{ agentId, id: extra.continues }}>
              earlier run
            </Link>
            .
          </>
        )}
      </PageHead>
      <div className="verdict-head job-head">
        <JobProgress agentId={agentId} job={job.data} />
        <div>
          {extra.result && <Decided result={extra.result} />}
          {curve.data ? <GainCurve curve={curve.data} budget={extra.progress.budget} /> : <Waiting rows={4} />}
        </div>
      </div>
      {failed && <Failed error={failed.error} retry={() => failed.refetch()} />}
      {isSearch && effects.data && front.data && curve.data && (
        <>
          <div className="grid spaced">
            <CandidateFunnel className="c12" job={job.data} effects={effects.data} curve={curve.data} />
            <Front className="c12" front={front.data} agentId={agentId} id={id} isOver={!isInProgress(job.data)} />
          </div>
          <SourcesOfRun job={job.data} />
          <Effects effects={effects.data} />
        </>
      )}
    </>
  );
}

/** The campaign whose proven attacks are among the prompts. */
function OfCampaign({ settings: { campaignId, weaknesses } }: { readonly settings: Job["extra"]["settings"] }) {
  if (campaignId === undefined || weaknesses === undefined) return null;
  return (
    <>
      {" "}
      With attacks on{" "}
      <Link to={routes.campaign} params={{ id: campaignId }}>
        {weaknessCount(weaknesses)}
      </Link>
      .
    </>
  );
}

interface OfObjectiveProps {
  readonly settings: Job["extra"]["settings"];
  readonly division: EvolutionObjective | undefined;
}

/** The harness of the team that the run improves on. */
function OfObjective({ settings: { objective }, division }: OfObjectiveProps) {
  if (!objective) return null;
  return (
    <>
      {" "}
      Improves on “<ShownText text={objective.name} />”
      {division &&
        `: ${count(division.search_cases)} cases for the search, ${count(division.held_out_cases)} others for the final test`}
      . The console's dimensions are guard rails.
    </>
  );
}

function JobProgress({ agentId, job }: { readonly agentId: string; readonly job: Job }) {
  const { extra, status } = job;
  const share = status === "completed" ? 1 : extra.progress.share;
  const percent = Math.floor(share * 100);
  return (
    <div>
      <p className="word">
        <span className="capital">
          {extra.finish_reason ? status : `${status}: ${stageWords[extra.stage] ?? extra.stage}`}
        </span>
      </p>
      <p className="big">
        <b>{percent}%</b> <span className="mid">{count(extra.progress.observed)} prompts answered</span>
      </p>
      <svg className="progress" role="img" aria-label={`${percent}% complete`}>
        <rect className="progress-track" width="100%" height="8" />
        <rect className="progress-done" width={`${share * 100}%`} height="8" />
      </svg>
      <p className="mid why" role="status">
        <ShownText
          text={
            extra.status_message ??
            (extra.finish_reason
              ? (reasons[extra.finish_reason] ?? extra.finish_reason)
              : "You can leave this page. The run continues on the server.")
          }
        />
      </p>
      {extra.warnings.map((warning) => (
        <p className="notice" key={warning}>
          <ShownText text={warning} />
        </p>
      ))}
      {extra.proposal_id && (
        <p>
          <Link className="btn pri" to={routes.proposal} params={{ id: extra.proposal_id }}>
            {extra.finish_reason && extra.finish_reason !== "confirmed" ? "View the proposal" : "Review the proposal"}
          </Link>
        </p>
      )}
      {extra.kept && <ContinueRun agentId={agentId} job={job} />}
      {extra.kind === "search" && extra.finish_reason && !extra.proposal_id && (
        <p>
          <Link className={extra.kept ? "btn" : "btn pri"} to={routes.agentEvolution} params={{ agentId }}>
            Start another run
          </Link>
        </p>
      )}
      {isInProgress(job) && <Controls agentId={agentId} job={job} />}
      <dl className="facts-list job-facts">
        {Object.entries({
          Requests: count(extra.cost.requests),
          Tokens: count(extra.cost.tokens),
          Unassessed: count(extra.progress.unassessed),
          Errors: count(extra.progress.errors),
        }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Controls({ agentId, job }: { readonly agentId: string; readonly job: Job }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const act = useMutation({
    mutationFn: (verb: "pause" | "resume" | "cancel") =>
      api.evolution[verb]({ agent_id: agentId, evolution_id: job.evolution_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["evolution", job.evolution_id] }),
  });
  if (!mayRun) return null;
  const other = job.status === "paused" ? "resume" : "pause";
  return (
    <div className="row">
      <button type="button" className="btn" disabled={act.isPending} onClick={() => act.mutate(other)}>
        {other === "pause" ? "Pause" : "Resume"}
      </button>
      <button type="button" className="btn" disabled={act.isPending} onClick={() => act.mutate("cancel")}>
        Cancel run
      </button>
      {act.isError && <Failed error={act.error} />}
    </div>
  );
}
