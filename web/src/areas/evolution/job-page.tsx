import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useMay, useSession } from "../../app/use-session.ts";
import { EffectBar } from "../../charts/effect-bar.tsx";
import { count } from "../../parts/numbers.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { type Effect, type Job, reasons } from "./shapes.ts";
import { effectsQuery, isUnderWay, jobQuery } from "./use-evolution.ts";

const stages = ["search", "prune", "confirm", "finished"];

export function JobPage() {
  const { agentId, id } = useParams({ strict: false }) as { agentId: string; id: string };
  const session = useSession();
  const job = useQuery(jobQuery(session, agentId, id));
  const effects = useQuery({
    ...effectsQuery(session, agentId, id),
    enabled: job.isSuccess,
    refetchInterval: job.data && isUnderWay(job.data) ? 4_000 : false,
  });
  if (job.isPending) return <Waiting rows={8} />;
  if (job.isError) return <Failed error={job.error} retry={() => job.refetch()} />;
  const { extra, status } = job.data;
  const share = status === "completed" ? 1 : extra.progress.share;
  return (
    <>
      <PageHead
        title={isUnderWay(job.data) ? "Search under way" : "Search"}
        acts={
          <Link className="btn" to="/evolution/$agentId" params={{ agentId }}>
            All searches and proposals
          </Link>
        }
      >
        {extra.strategy}, {count(extra.progress.budget)} questions at most
      </PageHead>
      <div className="verdict-head">
        <div>
          <p className="word capital">{extra.finish_reason ? status : `${status}: ${extra.stage}`}</p>
          <p className="big">
            <b>{Math.floor(share * 100)} %</b>{" "}
            <span className="mid">{count(extra.progress.observed)} questions answered</span>
          </p>
          <svg className="progress" role="img" aria-label={`${Math.floor(share * 100)} % of the budget used`}>
            <rect className="track" width="100%" height="8" />
            <rect className="done" width={`${share * 100}%`} height="8" />
          </svg>
          <p className="mid" role="status">
            {extra.finish_reason
              ? (reasons[extra.finish_reason] ?? extra.finish_reason)
              : (extra.status_message ?? "You can close this page; the search goes on.")}
          </p>
          {extra.warnings.map((warning) => (
            <p className="notice" key={warning}>
              {warning}
            </p>
          ))}
          {extra.proposal_id && (
            <Link className="btn pri" to="/evolution/proposals/$id" params={{ id: extra.proposal_id }}>
              Review the proposal
            </Link>
          )}
          {isUnderWay(job.data) && <Controls agentId={agentId} job={job.data} />}
        </div>
        <dl className="facts-list">
          {Object.entries({
            Stage: `${stages.indexOf(extra.stage) + 1} of ${stages.length}`,
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
      <Section title="What each change was seen to do" note="points, 95 % interval; from the search's own questions">
        {effects.data ? <Effects effects={effects.data} /> : <Waiting />}
      </Section>
    </>
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
        {other === "pause" ? "Pause" : "Go on"}
      </button>
      <button type="button" className="btn" disabled={act.isPending} onClick={() => act.mutate("cancel")}>
        End it
      </button>
      {act.isError && <Failed error={act.error} />}
    </div>
  );
}

const SHOWN = 24;

function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  const tried = effects
    .filter(({ trials }) => trials > 0)
    .toSorted((a, b) => b.points * b.p_positive - a.points * a.p_positive);
  if (tried.length === 0) return <Empty title="Nothing is known yet">It fills as answers come.</Empty>;
  return (
    <div className="scroll">
      <table className="effects">
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Where</th>
            <th scope="col" className="num">
              Tried
            </th>
            <th scope="col" className="num">
              Points
            </th>
            <th scope="col" className="wide">
              95 % interval round zero
            </th>
            <th scope="col" className="num">
              P(helps)
            </th>
          </tr>
        </thead>
        <tbody>
          {tried.slice(0, SHOWN).map((effect) => (
            <tr key={`${effect.arm} ${effect.category}`}>
              <td>
                <code>{effect.arm}</code>
              </td>
              <td>{effect.category}</td>
              <td className="num">{effect.trials}</td>
              <td className="num">{effect.points.toFixed(1)}</td>
              <td className="wide">
                <EffectBar
                  name={effect.arm}
                  estimate={effect.points}
                  lower={effect.lower}
                  upper={effect.upper}
                  span={60}
                />
              </td>
              <td className="num">{effect.p_positive.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
