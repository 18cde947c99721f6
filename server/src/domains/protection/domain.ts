import type { Logger } from "pino";
import type { Clock } from "../../kernel/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import type { AddressPolicy } from "../../platform/outbound/policy.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import type { WakeupSignal } from "../../platform/work/wakeup.ts";
import type { EngineNeeds } from "../../platform/work/worker.ts";
import type { ConversationPort, Pacer } from "../agents/conversation/port.ts";
import type { AgentsPort } from "../agents/port.ts";
import { bundleOperations } from "./bundles/contract.ts";
import { bundleRoutes } from "./bundles/routes.ts";
import { checkOperations } from "./checks/contract.ts";
import { checkRoutes } from "./checks/routes.ts";
import { guardConfigOperations } from "./configs/contract.ts";
import { guardConfigRoutes } from "./configs/routes.ts";
import { constraintOperations } from "./constraints/contract.ts";
import { constraintRoutes } from "./constraints/routes.ts";
import { detectionOperations } from "./detections/contract.ts";
import { startDetectionWorker } from "./detections/detection-worker.ts";
import { detectionRoutes } from "./detections/routes.ts";
import { eraseProtection } from "./erase-team.ts";
import { protectionErrors } from "./errors.ts";
import { exportProtection } from "./export-team.ts";
import { cardOfExternal } from "./external/card-of-external.ts";
import { startExternalCardWorker } from "./external/card-worker.ts";
import { externalOperations } from "./external/contract.ts";
import { externalRoutes } from "./external/routes.ts";
import { type ExternalServices, openExternalGuards } from "./external/services.ts";
import { localProtection } from "./local.ts";
import { loadPack } from "./packs/load-pack.ts";
import type { ProtectionPort } from "./port.ts";
import { promotionOperations } from "./promotion/contract.ts";
import { type AskHardNegatives, createHardNegatives } from "./promotion/hard-negatives.ts";
import { mayEnforceBy } from "./promotion/judge-evidence.ts";
import { promotionRoutes } from "./promotion/routes.ts";
import { replayOperations } from "./replay/contract.ts";
import type { RecordedTranscripts } from "./replay/recorded.ts";
import { startReplayWorker } from "./replay/replay-worker.ts";
import { replayRoutes } from "./replay/routes.ts";
import { sealedInProtection } from "./reseal.ts";
import { methodOperations } from "./runtime/contract.ts";
import { createGuardRunner, type GuardRunner } from "./runtime/guard-runner.ts";
import { createLiveVersions, type LiveVersions } from "./runtime/live-guards.ts";
import { methodRoutes } from "./runtime/routes.ts";
import { createTally, type Tally } from "./runtime/tally.ts";

interface OpenNeeds {
  readonly db: Database;
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly outbound: Outbound;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly config: { readonly guardModels: string | null };
}

/** The services that the domain adds to the console. */
interface ProtectionServices {
  readonly protection: ProtectionPort;
  readonly guards: Guards;
}

/** What judges in this process. */
interface Guards extends ExternalServices {
  /** Starts its threads with the first text. */
  readonly runner: GuardRunner;
  readonly liveVersions: LiveVersions;
  readonly tally: Tally;
  readonly hardNegatives: AskHardNegatives;
}

function openProtection(needs: OpenNeeds): ProtectionServices {
  const runner = createGuardRunner();
  return {
    protection: localProtection(needs),
    guards: {
      runner,
      liveVersions: createLiveVersions(needs),
      tally: createTally(needs),
      hardNegatives: createHardNegatives(runner),
      ...openExternalGuards({ ...needs, runner, modelFolder: needs.config.guardModels }),
    },
  };
}

interface RouteNeeds extends OpenNeeds, ProtectionServices {
  readonly wakeups: WakeupSignal;
  readonly config: OpenNeeds["config"] & {
    /** Networks whose private addresses the operator allows. */
    readonly networks: AddressPolicy["allowNetworks"];
    readonly local: boolean;
  };
}

interface WorkerNeeds extends EngineNeeds, ProtectionServices {
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly outbound: Outbound;
  readonly agents: AgentsPort;
  /** Provided by evaluation, which is further right, through the application. */
  readonly recordedTranscripts: RecordedTranscripts;
}

export const protection = domain({
  name: "protection",
  operations: [
    ...guardConfigOperations,
    ...methodOperations,
    ...checkOperations,
    ...bundleOperations,
    ...detectionOperations,
    ...promotionOperations,
    ...replayOperations,
    ...constraintOperations,
    ...externalOperations,
  ],
  errors: protectionErrors,
  tables: {
    guard_configs: {
      owner: "configs",
      person: "kept: team data; the authors are IDs without a name",
      team: "deleted",
    },
    guard_versions: {
      owner: "configs",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    guard_counts: { owner: "runtime", person: "kept: team data, no personal data", team: "deleted" },
    guard_hits: {
      owner: "runtime",
      person: "kept: team data; the reviewer is an ID without a name; texts are deleted after 7 days",
      team: "deleted",
    },
    guard_masks: { owner: "checks", person: "kept: team data; deleted after 24 hours", team: "deleted" },
    guard_heartbeats: { owner: "bundles", person: "kept: team data, no personal data", team: "deleted" },
    detections: {
      owner: "detections",
      person: "kept: team data; the author is an ID without a name; inputs are deleted after 24 hours",
      team: "deleted",
    },
    guard_replays: {
      owner: "replay",
      person: "kept: team data; the starter is an ID without a name",
      team: "deleted",
    },
    external_guards: {
      owner: "external",
      person: "kept: team data; the author is an ID without a name",
      team: "deleted",
    },
    external_guard_judgments: { owner: "external", person: "kept: team data, no personal data", team: "deleted" },
    guard_judge_spending: { owner: "external", person: "kept: team data, no personal data", team: "deleted" },
  },
  sealed: sealedInProtection,
  open: openProtection,
  bindings: ({ agents, config, guards, ...needs }: RouteNeeds) => [
    ...guardConfigRoutes({
      agents,
      tryBody: guards.runner.tryBody,
      mayEnforce: mayEnforceBy({ ...guards, broughtCard: cardOfExternal }),
      addresses: { allowNetworks: config.networks, loopback: config.local },
    }),
    // Policies belong to the domain environment, which this console does not have yet.
    ...constraintRoutes({ agents, approvedRules: async () => [] }),
    ...methodRoutes(),
    ...checkRoutes({ ...needs, ...guards, agents }),
    ...bundleRoutes({ ...needs, ...guards, agents }),
    ...detectionRoutes({ ...needs, ...guards }),
    ...promotionRoutes({ ...needs, ...guards, broughtCard: cardOfExternal }),
    ...replayRoutes({ ...needs, agents }),
    ...externalRoutes({ ...needs, ...guards, agents }),
  ],
  eraseTeam: eraseProtection,
  exportTeam: exportProtection,
  workers: ({ guards, ...needs }: WorkerNeeds) => [
    startDetectionWorker({ ...needs, ...guards }),
    startExternalCardWorker({ ...needs, ...guards, loadPack }),
    startReplayWorker({ ...needs, ...guards, loadPack }),
  ],
  housekeeping: ({ db }: OpenNeeds, now: number) =>
    db.authenticating(async (tx) => {
      await tx.run(sql`select expire_guard_texts(${now})`);
      await tx.run(sql`select expire_detections(${now})`);
    }),
  close: async ({ guards: { runner, liveVersions, tally, guardModels } }: ProtectionServices) => {
    await Promise.all([runner.close(), liveVersions.close(), tally.close(), guardModels.close()]);
  },
});
