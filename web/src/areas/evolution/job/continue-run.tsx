import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { count, span } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { continuationQuery } from "../../../queries/evolution.ts";
import type { Job } from "../../../queries/evolution-shapes.ts";
import { Link, useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

interface ContinueProps {
  readonly agentId: string;
  readonly job: Job;
}

/** A gain that was seen and not settled: what it takes to settle it, and one click to do so. */
export function ContinueRun({ agentId, job: { evolution_id: id } }: ContinueProps) {
  const session = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const mayRun = useMay("MEMBER");
  const offer = useQuery(continuationQuery(session, agentId, id));
  const start = useMutation({
    mutationFn: () => session.api.evolution.continue({ agent_id: agentId, evolution_id: id, body: {} }),
    onSuccess: ({ evolution_id: next }) => go({ to: routes.evolutionRun, params: { agentId, id: next } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["evolution", id, "continuation"] }),
  });
  if (offer.isPending) return <Waiting rows={2} />;
  if (offer.isError) return <Failed error={offer.error} retry={() => offer.refetch()} />;
  const { can_continue: refusal, continued_by: next, budget, seconds_at_least: seconds, cost } = offer.data;
  return (
    <div className="notice job-continue">
      {refusal === null ? (
        <>
          <p>
            Nothing is lost: the test can go on with the answers so far. It takes about{" "}
            <b>{count(budget ?? 0)} more questions</b>, at least {span(seconds ?? 0)},{" "}
            {cost === null ? "cost unknown: no price is set for this model" : `about ${cost} at your price`}.
          </p>
          {mayRun && (
            <button type="button" className="btn pri" disabled={start.isPending} onClick={() => start.mutate()}>
              Continue the test ({count(budget ?? 0)} questions)
            </button>
          )}
        </>
      ) : (
        <p>
          {next ? refusal : `The test can't go on. ${refusal}`}{" "}
          {next && (
            <Link to={routes.evolutionRun} params={{ agentId, id: next }}>
              View the continued run
            </Link>
          )}
        </p>
      )}
      {start.isError && <Failed error={start.error} />}
    </div>
  );
}
