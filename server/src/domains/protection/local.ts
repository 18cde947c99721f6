import { fault } from "../../kernel/errors.ts";
import { liveVersion } from "./configs/live-version.ts";
import { findConfig } from "./configs/store.ts";
import { remoteHosts } from "./external/remote-hosts.ts";
import { evaluationAccess } from "./gateway/keys/evaluation-key.ts";
import { priceOf } from "./gateway/prices/pattern.ts";
import { selectPrices } from "./gateway/prices/store.ts";
import type { RouteNeeds } from "./gateway/routes/manage-routes.ts";
import type { EvaluationTelemetry, ProtectionPort } from "./port.ts";
import { labeledTexts, labeledTraffic } from "./promotion/labeled-traffic.ts";
import { tryConfigOn, tryGuardOn } from "./rules/try-guard.ts";
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
    guardBody: async (act, configId) => {
      const config = await findConfig(act, configId);
      if (!config) throw fault("GUARD_CONFIG_NOT_FOUND");
      return config.config_body;
    },
    tryConfig: (body, subjects) => tryConfigOn(needs.runner, body, subjects),
    modelPrice: async (act, model) => priceOf(await selectPrices(act), model),
    labeledTraffic: (act, agentId) => labeledTraffic(needs.keyring, act, agentId),
    labeledTexts: (act, wanted) => labeledTexts(needs.keyring, act, wanted),
    telemetry: needs.evaluationTelemetry,
  };
}
