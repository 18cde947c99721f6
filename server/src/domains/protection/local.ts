import { liveVersion } from "./configs/live-version.ts";
import { remoteHosts } from "./external/remote-hosts.ts";
import { evaluationAccess } from "./gateway/keys/evaluation-key.ts";
import type { RouteNeeds } from "./gateway/routes/manage-routes.ts";
import type { EvaluationTelemetry, ProtectionPort } from "./port.ts";
import { tryGuardOn } from "./rules/try-guard.ts";
import type { GuardRunner } from "./runtime/guard-runner.ts";

interface PortNeeds extends RouteNeeds {
  readonly runner: GuardRunner;
  readonly evaluationTelemetry: EvaluationTelemetry;
}

export function localProtection(needs: PortNeeds): ProtectionPort {
  const { agents } = needs;
  return {
    live: async (act, agentId) => {
      const live = await liveVersion(agents, act, agentId);
      return live && { config_id: live.config_id, version: live.version, digest: live.digest };
    },
    evaluationAccess: (act, agentId) => evaluationAccess(needs, act, agentId),
    remoteHosts,
    tryGuard: (spec, subjects) => tryGuardOn(needs.runner, spec, subjects),
    telemetry: needs.evaluationTelemetry,
  };
}
