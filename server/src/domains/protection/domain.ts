import type { Logger } from "pino";
import type { Clock } from "../../kernel/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { sql } from "../../platform/db/sql.ts";
import { domain } from "../../platform/domain/domain.ts";
import type { Outbound } from "../../platform/outbound/outbound.ts";
import type { AddressPolicy } from "../../platform/outbound/policy.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import type { Exporter } from "../../platform/telemetry/export/exporter.ts";
import type { Metrics } from "../../platform/telemetry/metrics.ts";
import type { WakeupSignal } from "../../platform/work/wakeup.ts";
import type { EngineNeeds } from "../../platform/work/worker.ts";
import type { ConversationPort, Pacer } from "../agents/conversation/port.ts";
import type { AgentsPort } from "../agents/port.ts";
import type { EnvironmentPort } from "../environment/port.ts";
import type { TeamsPort } from "../teams/port.ts";
import { alarmOperations } from "./alarms/contract.ts";
import { type AlarmReports, alarmReports } from "./alarms/raise.ts";
import { alarmRoutes } from "./alarms/routes.ts";
import { expireAlarms, hasOpenBypass } from "./alarms/store.ts";
import { startWatchWorker } from "./alarms/watch-worker.ts";
import { startAlertWorker } from "./alerts/rules/alert-worker.ts";
import { alertRuleOperations } from "./alerts/rules/contract.ts";
import { alertRuleRoutes } from "./alerts/rules/routes.ts";
import { unregisteredOperations } from "./alerts/spans/contract.ts";
import { unregisteredRoutes } from "./alerts/spans/routes.ts";
import { startSpanWorker } from "./alerts/spans/span-worker.ts";
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
import { flowOperations } from "./flow/contract.ts";
import { createLiveFlows, type LiveFlows } from "./flow/live-flows.ts";
import { type OpenFlow, openFlowBy } from "./flow/open-flow.ts";
import { flowRoutes } from "./flow/routes.ts";
import { createFlowTally, type FlowTally } from "./flow/tally.ts";
import type { Admission } from "./gateway/keys/admission.ts";
import { gatewayKeyOperations } from "./gateway/keys/contract.ts";
import { createAdmission } from "./gateway/keys/create-admission.ts";
import { gatewayKeyRoutes } from "./gateway/keys/routes.ts";
import { pinnedToolOperations } from "./gateway/mcp/contract.ts";
import { pinnedToolRoutes } from "./gateway/mcp/routes.ts";
import { createToolPins, type PinReports, type ToolPins } from "./gateway/mcp/tool-pins.ts";
import { priceOperations } from "./gateway/prices/contract.ts";
import { priceRoutes } from "./gateway/prices/routes.ts";
import { gatewayRouteOperations } from "./gateway/routes/contract.ts";
import { gatewayRouteRoutes } from "./gateway/routes/routes.ts";
import { gatewaySignatureOperations } from "./gateway/signature/contract.ts";
import { gatewaySignatureRoutes } from "./gateway/signature/routes.ts";
import { localProtection } from "./local.ts";
import { loadPack } from "./packs/load-pack.ts";
import type { ProtectionPort } from "./port.ts";
import { promotionOperations } from "./promotion/contract.ts";
import { type AskHardNegatives, createHardNegatives } from "./promotion/hard-negatives.ts";
import { mayEnforceBy } from "./promotion/judge-evidence.ts";
import { judgeFlow } from "./promotion/judge-flow.ts";
import { promotionRoutes } from "./promotion/routes.ts";
import { replayOperations } from "./replay/contract.ts";
import type { RecordedTranscripts } from "./replay/recorded.ts";
import { startReplayWorker } from "./replay/replay-worker.ts";
import { replayRoutes } from "./replay/routes.ts";
import { sealedInProtection } from "./reseal.ts";
import { guardRuleOperations } from "./rules/contract.ts";
import { startRuleExpiry } from "./rules/expiry-worker.ts";
import { ruleBody } from "./rules/manage-rules.ts";
import { guardRuleRoutes } from "./rules/routes.ts";
import { methodOperations } from "./runtime/contract.ts";
import { createGuardRunner, type GuardRunner } from "./runtime/guard-runner.ts";
import { createLiveVersions, type LiveVersions } from "./runtime/live-guards.ts";
import { methodRoutes } from "./runtime/routes.ts";
import { createTally, type Tally } from "./runtime/tally.ts";
import { sampleOperations } from "./sample/contract.ts";
import { sampleRoutes } from "./sample/routes.ts";
import { protectionTables } from "./table-fates.ts";
import { createTeamAlarms } from "./team-alarms.ts";
import { annotationOperations } from "./telemetry/annotations/contract.ts";
import { annotationRoutes } from "./telemetry/annotations/routes.ts";
import { logOperations } from "./telemetry/logs/contract.ts";
import { logRoutes } from "./telemetry/logs/routes.ts";
import { openTelemetry, type Telemetry, type TelemetryNeeds } from "./telemetry/open/open-telemetry.ts";
import { figureOperations } from "./telemetry/operations/figures/contract.ts";
import { figureRoutes } from "./telemetry/operations/figures/routes.ts";
import { countLabels } from "./telemetry/own/count-labels.ts";
import {
  createEvaluationTelemetry,
  type OwnEvaluationTelemetry,
} from "./telemetry/own/evaluation/evaluation-telemetry.ts";
import { exportingWriter } from "./telemetry/own/exporting-writer.ts";
import { withTelemetry } from "./telemetry/own/gateway/record-requests.ts";
import { sampleTelemetry } from "./telemetry/own/sample/sample-telemetry.ts";
import { startRetention } from "./telemetry/retention/retention-worker.ts";
import { expireMinutes, foldLag, startFoldWorker } from "./telemetry/series/fold/fold-worker.ts";
import { traceOperations } from "./telemetry/traces/contract.ts";
import { traceRoutes } from "./telemetry/traces/routes.ts";
import { trafficOperations } from "./traffic/contract.ts";
import type { TrafficSink } from "./traffic/exchange-record.ts";
import { trafficRoutes } from "./traffic/routes.ts";
import { createTrafficSink } from "./traffic/sink.ts";

interface OpenNeeds {
  readonly db: Database;
  readonly teams: { readonly port: Pick<TeamsPort, "notify"> };
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly outbound: Outbound;
  readonly conversation: ConversationPort;
  readonly pacer: Pacer;
  readonly metrics: Metrics;
  /** Null without a collector. */
  readonly exporter: Exporter | null;
  /** For the telemetry backends of the operator. */
  readonly backendOutbound: Outbound;
  readonly config: TelemetryNeeds["config"] & {
    readonly guardModels: string | null;
    readonly gatewayOfflineSeconds: number;
  };
}

/** The services that the domain adds to the console. */
interface ProtectionServices {
  readonly protection: ProtectionPort;
  readonly guards: Guards;
  /** Who may come in through the gateway. */
  readonly admission: Admission;
  readonly telemetry: Telemetry;
  readonly evaluationTelemetry: OwnEvaluationTelemetry;
}

/** What judges in this process. */
interface Guards extends ExternalServices {
  /** Starts its threads with the first text. */
  readonly runner: GuardRunner;
  readonly liveVersions: LiveVersions;
  readonly tally: Tally;
  /** Takes what went through the gateway. */
  readonly traffic: TrafficSink;
  readonly hardNegatives: AskHardNegatives;
  /** For whatever sees that something is wrong with an agent's protection. */
  readonly alarms: AlarmReports;
  readonly liveFlows: LiveFlows;
  readonly flowTally: FlowTally;
  /** The flow policies of an agent, for one request. */
  readonly openFlow: OpenFlow;
  /** What tool servers offered before. */
  readonly toolPins: ToolPins;
}

/** A changed tool is an alarm of its agent until no tool of the agent is changed. */
const pinReports = (alarms: AlarmReports): PinReports => ({
  changed: (act, { agentId, tools }) => alarms.raise(act, { agentId, kind: "tool_changed", facts: { tools } }),
  settled: (act, agentId) => alarms.clear(act, { agentId, kind: "tool_changed" }),
});

function openProtection(needs: OpenNeeds): ProtectionServices {
  const runner = createGuardRunner();
  const tally = createTally(needs);
  const alarms = alarmReports(needs);
  const withoutDatabaseMs = needs.config.gatewayOfflineSeconds * 1000;
  const telemetry = openTelemetry({ ...needs, alarms: createTeamAlarms({ ...needs, alarms }) });
  const writer = exportingWriter(telemetry.writer, needs.exporter);
  const evaluationTelemetry = createEvaluationTelemetry({ ...needs, writer });
  return {
    protection: localProtection({ ...needs, runner, evaluationTelemetry }),
    telemetry: { ...telemetry, writer },
    evaluationTelemetry,
    admission: createAdmission({ ...needs, times: { withoutDatabase: withoutDatabaseMs } }),
    guards: {
      runner,
      liveVersions: createLiveVersions({ ...needs, withoutDatabaseMs }),
      tally,
      traffic: withTelemetry(createTrafficSink({ ...needs, tally, isDoubted: hasOpenBypass }), { ...needs, writer }),
      hardNegatives: createHardNegatives(runner),
      alarms,
      ...openFlows(needs, withoutDatabaseMs),
      toolPins: createToolPins({ ...needs, reports: pinReports(alarms) }),
      ...openExternalGuards({ ...needs, runner, modelFolder: needs.config.guardModels }),
    },
  };
}

function openFlows(needs: OpenNeeds, withoutDatabaseMs: number): Pick<Guards, "liveFlows" | "flowTally" | "openFlow"> {
  const [liveFlows, flowTally] = [createLiveFlows({ ...needs, withoutDatabaseMs }), createFlowTally(needs)];
  return { liveFlows, flowTally, openFlow: openFlowBy({ ...needs, liveFlows, flowTally }) };
}

interface RouteNeeds extends OpenNeeds, ProtectionServices {
  readonly environment: Pick<EnvironmentPort, "rulesInForce" | "rule">;
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
  readonly teams: OpenNeeds["teams"];
  readonly agents: AgentsPort;
  readonly conversation: ConversationPort;
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
    ...trafficOperations,
    ...flowOperations,
    ...sampleOperations,
    ...detectionOperations,
    ...promotionOperations,
    ...replayOperations,
    ...constraintOperations,
    ...externalOperations,
    ...guardRuleOperations,
    ...priceOperations,
    ...gatewayRouteOperations,
    ...gatewayKeyOperations,
    ...pinnedToolOperations,
    ...gatewaySignatureOperations,
    ...logOperations,
    ...traceOperations,
    ...alarmOperations,
    ...annotationOperations,
    ...alertRuleOperations,
    ...unregisteredOperations,
    ...figureOperations,
  ],
  errors: protectionErrors,
  tables: protectionTables,
  sealed: sealedInProtection,
  open: openProtection,
  bindings: ({ agents, config, guards, ...needs }: RouteNeeds) => [
    ...guardConfigRoutes({
      agents,
      tryBody: guards.runner.tryBody,
      mayEnforce: mayEnforceBy({ ...guards, broughtCard: cardOfExternal }),
      addresses: { allowNetworks: config.networks, loopback: config.local },
    }),
    ...constraintRoutes({ agents, approvedRules: (act, agentId) => needs.environment.rulesInForce(act, agentId) }),
    ...methodRoutes(),
    ...checkRoutes({ ...needs, ...guards, agents }),
    ...bundleRoutes({ ...needs, ...guards, agents }),
    ...trafficRoutes({ ...needs, agents }),
    ...sampleRoutes({ ...needs, agents, telemetry: sampleTelemetry(needs.telemetry.writer) }),
    ...detectionRoutes({ ...needs, ...guards, ruleBody }),
    ...flowRoutes({ ...needs, ...guards, agents, judgeCounted: judgeFlow }),
    ...promotionRoutes({ ...needs, ...guards, broughtCard: cardOfExternal, onLabeled: countLabels(needs) }),
    ...replayRoutes({ ...needs, agents }),
    ...externalRoutes({ ...needs, ...guards, agents }),
    ...guardRuleRoutes({
      ...{ ...needs, ...guards, agents, tryBody: guards.runner.tryBody },
      mayEnforce: mayEnforceBy({ ...guards, broughtCard: cardOfExternal }),
    }),
    ...priceRoutes(),
    ...gatewayRouteRoutes({ ...needs, agents }),
    ...gatewayKeyRoutes({ ...needs, agents }),
    ...pinnedToolRoutes(pinReports(guards.alarms)),
    ...gatewaySignatureRoutes({ ...needs, agents }),
    ...logRoutes(needs.telemetry.sources),
    ...traceRoutes(needs.telemetry.sources),
    ...annotationRoutes({ agents }),
    ...alarmRoutes({ ...needs, agents }),
    ...alertRuleRoutes({ ...needs, agents, metrics: needs.telemetry.sources.metrics }),
    ...unregisteredRoutes(),
    ...figureRoutes({ metrics: needs.telemetry.sources.metrics, agents }),
  ],
  eraseTeam: eraseProtection,
  exportTeam: exportProtection,
  workers: ({ guards, ...needs }: WorkerNeeds) => [
    startDetectionWorker({ ...needs, ...guards, ruleBody }),
    startExternalCardWorker({ ...needs, ...guards, loadPack }),
    startReplayWorker({ ...needs, ...guards, loadPack }),
    startWatchWorker(needs),
    startSpanWorker(needs),
    startAlertWorker({ ...needs, metrics: needs.telemetry.sources.metrics }),
    startRuleExpiry(needs),
    startFoldWorker(needs),
    startRetention({ ...needs, ...needs.telemetry }),
  ],
  lags: [foldLag],
  housekeeping: ({ db }: OpenNeeds, now: number) =>
    db.authenticating(async (tx) => {
      await tx.run(sql`select expire_guard_texts(${now})`);
      await tx.run(sql`select expire_detections(${now})`);
      await expireAlarms(tx, now);
      await tx.run(sql`select expire_flow(${now})`);
      await tx.run(sql`select expire_otlp(${now})`);
      await tx.run(sql`select expire_guard_events(${now})`);
      await tx.run(sql`select expire_recorded_traffic(${now})`);
      await tx.run(sql`select expire_gateway_spending(${now})`);
      await tx.run(sql`select expire_annotations(${now})`);
      await expireMinutes(tx, now);
    }),
  close: async ({ admission, guards, telemetry, evaluationTelemetry }: ProtectionServices) => {
    const { runner, liveVersions, tally, traffic, guardModels, liveFlows, flowTally } = guards;
    // What traffic counts goes through the tally.
    await traffic.close();
    await Promise.all([admission.close(), runner.close(), liveVersions.close(), tally.close(), guardModels.close()]);
    await Promise.all([liveFlows.close(), flowTally.close()]);
    evaluationTelemetry.describe();
    // Last, because everything else may still tell it something.
    await telemetry.writer.close();
  },
});
