import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { count, span } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { reattackQuery } from "../../../queries/evolution.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

interface ReattackProps {
  readonly proposalId: string;
  readonly isApplied: boolean;
}

/** What campaigns proved on the agent, asked again after the change: what it will take, one click, or the result. */
export function Reattack({ proposalId, isApplied }: ReattackProps) {
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
  const { result, source, can_start: refusal, is_automatic: isAutomatic } = found.data;
  // Without anything to ask again, there is nothing to say before the change is applied.
  if (!isApplied && source === null) return null;
  const isOffered = source !== null && !result?.is_running && (refusal === null || !isApplied);
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
      {isApplied && !result && refusal !== null && <p className="mid">{refusal}</p>}
      {isOffered && (
        <>
          <p className="small mid reattack-source">
            Campaign{" "}
            <Link to={routes.campaign} params={{ id: source.campaign_id }}>
              <ShownText text={source.name} />
            </Link>{" "}
            proved {count(source.attacks)} {source.attacks === 1 ? "attack" : "attacks"} on this agent. Asking again
            takes {count(source.requests.low)} to {count(source.requests.high)} requests, at least{" "}
            {span(source.seconds.low)},{" "}
            {source.cost === null
              ? "cost unknown: the campaign was started without prices"
              : `${source.cost.low} to ${source.cost.high} at the campaign's prices`}
            .
          </p>
          {!isApplied && (
            <p className="small mid">
              {isAutomatic
                ? "Your team's settings start this by itself when the proposal is applied."
                : "Your team's settings do not start this by itself. You can start it here once the proposal is applied."}
            </p>
          )}
          {source.warnings.map((warning) => (
            <p className="small mut" key={warning}>
              <ShownText text={warning} />
            </p>
          ))}
          {mayAttack && isApplied && (
            <button
              type="button"
              className="btn reattack-start"
              disabled={start.isPending}
              onClick={() => start.mutate()}
            >
              {result
                ? "Ask again"
                : `Ask ${count(source.attacks)} known ${source.attacks === 1 ? "attack" : "attacks"} again`}
            </button>
          )}
        </>
      )}
      {start.isError && <Failed error={start.error} />}
    </Section>
  );
}
