import type { Finding, RedteamFindingMetadata } from "@agent-console/sdk";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";

const PAGE = 50;

/** What another tool said about one test, and what a retest says. */
export interface ImportedTest {
  readonly place: number;
  readonly probe: string;
  readonly prompt: string;
  readonly answer: string;
  readonly theirs: NonNullable<RedteamFindingMetadata["their_verdict"]>;
  readonly ours: RedteamFindingMetadata["state"];
  readonly again: string | null;
  /** Why nothing can be said. */
  readonly reason: string | null;
}

function asTest({ attack_prompt, agent_response, attack_type, metadata, raw_metadata }: Finding): ImportedTest {
  return {
    place: raw_metadata?.place ?? 0,
    probe: attack_type ?? "unknown",
    prompt: attack_prompt,
    answer: agent_response,
    theirs: metadata?.their_verdict ?? "undetermined",
    ours: metadata?.state ?? null,
    again: metadata?.confirmed?.replace("/", " of ") ?? null,
    reason: metadata?.state === "unassessed" ? metadata.reason : null,
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
