import type { EvaluationFinding, FindingEvent } from "@agent-console/sdk";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { at, count, day } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { stateWords } from "../../../terms/findings.ts";
import { membersQuery } from "./use-findings.ts";

/** The failed prompts of a finding, in all runs. Each can be overruled by itself in the review queue of its run. */
export function Failures({ finding }: { readonly finding: EvaluationFinding }) {
  const { api } = useSession();
  const failures = useInfiniteQuery({
    queryKey: ["finding", finding.id, "failures"],
    queryFn: ({ pageParam }) =>
      api.evaluation.listFindingFailures({ finding_id: finding.id, limit: 20, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const rows = failures.data?.pages.flatMap(({ results }) => results) ?? [];
  const review = { outcome: "failed", labels: "any", probe: finding.category.probe } as const;
  return (
    <Section title="Failed prompts" note={`${count(finding.failures)} in all runs`}>
      {failures.isError && <Failed error={failures.error} retry={() => failures.refetch()} />}
      <ul className="plain-list">
        {rows.map(({ evaluation_id: id, seq, summary, found_at: found, overruled }) => (
          <li key={`${id} ${seq}`}>
            <Link to={routes.prompt} params={{ id, seq: String(seq) }}>
              {day(found)}, prompt {seq + 1}
            </Link>
            {overruled && <span className="small mut"> · False positive</span>}
            <div className="small mid">
              <ShownText text={summary.split("\n").slice(1).join(" ")} />
            </div>
          </li>
        ))}
      </ul>
      <p className="row">
        {failures.hasNextPage && (
          <button type="button" className="btn" onClick={() => failures.fetchNextPage()}>
            Show more
          </button>
        )}
        {finding.evaluation_id && (
          <Link className="btn" to={routes.review} params={{ id: finding.evaluation_id }} search={review}>
            Review these responses
          </Link>
        )}
      </p>
    </Section>
  );
}

/** What people and runs did, newest first. */
export function History({ events }: Pick<EvaluationFinding, "events">) {
  const members = useQuery(membersQuery(useSession()));
  const names = new Map(members.data?.map(({ id, email }) => [id, email]));
  const nameOf = (id: string | null): string => (id === null ? "A run" : (names.get(id) ?? "Former member"));
  return (
    <Section title="History">
      <ul className="finding-events">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.kind} ${event.state} ${event.seq}`}>
            <span className="small mut">{at(event.at)}</span>{" "}
            {event.campaign_id ? "A campaign" : nameOf(event.by_person)} {didWhat(event, nameOf)}
            {event.reason && (
              <div className="small mid">
                <ShownText text={event.reason} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function didWhat({ kind, state, until_at: until, owner, seq }: FindingEvent, nameOf: (id: string) => string): string {
  if (kind === "found") return "found it.";
  if (kind === "owner") return owner ? `assigned it to ${nameOf(owner)}.` : "removed the owner.";
  if (kind === "due") return until ? `set the due date to ${day(until)}.` : "removed the due date.";
  const which = seq === null ? "it" : `prompt ${seq + 1}`;
  const ends = state === "accepted" && until ? ` until ${day(until)}` : "";
  return `marked ${which} as ${stateWords[state ?? "open"].toLowerCase()}${ends}.`;
}
