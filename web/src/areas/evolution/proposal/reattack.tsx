import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { count, span } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { reattackQuery } from "../../../queries/evolution.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

/** What campaigns proved on the agent, asked again after the change: the result, or one click and its cost. */
export function Reattack({ proposalId }: { readonly proposalId: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const mayAttack = useMay("MEMBER");
  const found = useQuery(reattackQuery(session, proposalId));
  const start = useMutation({
    mutationFn: () => session.api.evolution.startReattack({ proposal_id: proposalId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["proposal", proposalId, "reattack"] }),
  });
  if (found.isPending) return <Waiting rows={2} />;
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />;
  const { result, source, can_start: refusal } = found.data;
  const isOffered = refusal === null && source !== null && !result?.is_running;
  return (
    <Section
      title="Known attacks, asked again"
      note={
        result && (
          <Link to={routes.campaign} params={{ id: result.campaign_id }}>
            {result.status}
          </Link>
        )
      }
    >
      {result && <p role="status">{result.words}</p>}
      {!result && refusal !== null && <p className="mid">{refusal}</p>}
      {isOffered && (
        <>
          <p className="small mid">
            Campaign{" "}
            <Link to={routes.campaign} params={{ id: source.campaign_id }}>
              <ShownText text={source.name} />
            </Link>{" "}
            proved {count(source.attacks)} {source.attacks === 1 ? "attack" : "attacks"} on this agent. Asking again
            takes {count(source.requests.low)} to {count(source.requests.high)} requests, at least{" "}
            {span(source.seconds.low)},{" "}
            {source.cost === null
              ? "cost unknown: no price is set for this model"
              : `${source.cost.low} to ${source.cost.high} at your price`}
            .
          </p>
          {source.warnings.map((warning) => (
            <p className="small mut" key={warning}>
              <ShownText text={warning} />
            </p>
          ))}
          {mayAttack && (
            <button type="button" className="btn" disabled={start.isPending} onClick={() => start.mutate()}>
              {result ? "Ask again" : `Ask ${count(source.attacks)} known attacks again`}
            </button>
          )}
        </>
      )}
      {start.isError && <Failed error={start.error} />}
    </Section>
  );
}
