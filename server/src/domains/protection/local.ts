import type { AgentsPort } from "../agents/port.ts";
import { liveVersion } from "./configs/live-version.ts";
import { remoteHosts } from "./external/remote-hosts.ts";
import type { ProtectionPort } from "./port.ts";

export function localProtection({ agents }: { readonly agents: AgentsPort }): ProtectionPort {
  return {
    live: async (act, agentId) => {
      const live = await liveVersion(agents, act, agentId);
      return live && { config_id: live.config_id, version: live.version, digest: live.digest };
    },
    remoteHosts,
  };
}
