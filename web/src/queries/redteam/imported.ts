import type { Finding } from "@agent-console/sdk";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

const PAGE = 50;

/** What another tool said about one test, and what a retest says. */
export interface ImportedTest {
  readonly place: number;
  readonly probe: string;
  readonly prompt: string;
  readonly answer: string;
  readonly theirs: string;
  readonly ours: string | null;
  readonly again: string | null;
  /** Why nothing can be said. */
  readonly reason: string | null;
}

function asTest({ attack_prompt, agent_response, attack_type, metadata, raw_metadata }: Finding): ImportedTest {
  const { their_verdict: theirs, state, confirmed, reason } = (metadata ?? {}) as Readonly<Record<string, unknown>>;
  return {
    place: Number(raw_metadata?.["place"]),
    probe: attack_type ?? "unknown",
    prompt: attack_prompt,
    answer: agent_response,
    theirs: String(theirs ?? "undetermined"),
    ours: typeof state === "string" ? state : null,
    again: typeof confirmed === "string" ? confirmed.replace("/", " of ") : null,
    reason: state === "unassessed" && typeof reason === "string" ? reason : null,
  };
}

export const importedTestsQuery = ({ api }: Session, id: string) =>
  infiniteQueryOptions({
    queryKey: ["campaign", id, "imported"],
    queryFn: async ({ pageParam }) =>
      ((await api.redteam.campaignResults({ campaign_id: id, after: pageParam, limit: PAGE })).findings ?? []).map(
        asTest,
      ),
    initialPageParam: -1,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.place),
  });
