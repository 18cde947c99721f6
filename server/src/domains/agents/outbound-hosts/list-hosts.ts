import type { Act } from "../../../platform/act.ts";
import { hostsNamedByAgents, type NamedHost } from "./store.ts";

export interface OutboundHost extends NamedHost {
  readonly contacted_by: "console" | "agent";
}

/** The hosts that the console or one of the team's agents contacts. */
export async function hostsOfAgents(act: Act): Promise<OutboundHost[]> {
  const hosts = await hostsNamedByAgents(act);
  return hosts.map((host) => ({ ...host, contacted_by: host.reason === "agent" ? "console" : "agent" }));
}
