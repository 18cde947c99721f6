import type { FleetAgentProtection } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { fleetProtectionQuery } from "../../../queries/alarms.ts";
import { useSession } from "../../../session/use-session.ts";
import type { ListedAgent } from "./listed-agent.ts";

/** As many as the console takes at once. */
const CHUNK = fields.ProtectionListFleetProtection.agent_ids.maxItems;

/** When the visible agents were last protected, and their alarms. Loaded in chunks as the list is scrolled. */
export function useFleetProtection(
  agents: readonly ListedAgent[],
  first: number,
  last: number,
): ReadonlyMap<string, FleetAgentProtection> {
  const session = useSession();
  const [from, to] = [Math.floor(first / CHUNK), Math.floor(last / CHUNK)];
  const chunks = useMemo(
    () =>
      Array.from({ length: to - from + 1 }, (_each, at) =>
        agents.slice((from + at) * CHUNK, (from + at + 1) * CHUNK).map(({ id }) => id),
      ),
    [agents, from, to],
  );
  return useQueries({
    queries: chunks.map((ids) => fleetProtectionQuery(session, ids)),
    combine: byAgent,
  });
}

type Loaded = { readonly data: readonly FleetAgentProtection[] | undefined };

const byAgent = (results: readonly Loaded[]): ReadonlyMap<string, FleetAgentProtection> =>
  new Map(results.flatMap(({ data }) => data ?? []).map((pulse) => [pulse.agent_id, pulse]));
