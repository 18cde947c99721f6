import type { AgentHistoryEntry } from "@agent-console/sdk";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { at, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { FieldDifferences } from "./field-difference.tsx";
import { actionWords, changesIn } from "./history-words.ts";
import { Revert } from "./revert.tsx";
import { useAgent, useAgentId } from "./use-agent.ts";

const PAGE = 30;

export function History() {
  const { api, teamId } = useSession();
  const id = useAgentId();
  const mayWrite = useMay("MEMBER");
  const read = useAgent().data;
  const [revisionToRevert, setRevisionToRevert] = useState<number | null>(null);
  const pages = useInfiniteQuery({
    queryKey: ["agent", id, "history"],
    queryFn: ({ pageParam }) => api.agents.history({ id, limit: PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const members = useQuery({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });
  const nameOf = (entry: AgentHistoryEntry): string => {
    if (entry.actor_kind === "service") return "The console";
    return members.data?.find((member) => member.id === entry.actor_id)?.email ?? "Former member";
  };
  if (pages.isPending) return <Waiting rows={6} />;
  if (pages.isError) return <Failed error={pages.error} retry={() => pages.refetch()} />;
  const entries = pages.data.pages.flatMap(({ results }) => results);
  return (
    <Section title="Changes" note="Newest first">
      <ol className="history">
        {entries.map((entry, index) => (
          <li key={entry.revision}>
            <header>
              <b>Revision {entry.revision}</b>
              <span className="mid">
                {nameOf(entry)} {actionWords(entry.action)}
              </span>
              <time className="mut small" title={at(entry.at)}>
                {since(entry.at)}
              </time>
              {mayWrite && index > 0 && (
                <button
                  type="button"
                  className="btn small history-revert"
                  onClick={() => setRevisionToRevert(entry.revision)}
                >
                  Revert to this revision…
                </button>
              )}
            </header>
            <FieldDifferences changes={changesIn(entry)} />
          </li>
        ))}
      </ol>
      {pages.hasNextPage && (
        <button type="button" className="btn" disabled={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
          Load older changes
        </button>
      )}
      {revisionToRevert !== null && read && (
        <Revert read={read} revision={revisionToRevert} onClose={() => setRevisionToRevert(null)} />
      )}
    </Section>
  );
}
