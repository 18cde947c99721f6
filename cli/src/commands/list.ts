import type { Command } from "../command/command.ts";
import { agentsArchive, agentsCheck, agentsExport, agentsGet, agentsHistory, agentsList } from "./agents/agents.ts";
import { agentsCreate, agentsImport, agentsRevert, agentsUpdate } from "./agents/change-agents.ts";
import { demographicsList, demographicsShow } from "./environment/demographics.ts";
import {
  harnessesCancel,
  harnessesCreate,
  harnessesDelete,
  harnessesList,
  harnessesPrompts,
  harnessesShow,
} from "./environment/harnesses.ts";
import { personasCopy, personasCreate, personasDelete, personasList, personasPresets } from "./environment/personas.ts";
import {
  policiesActivate,
  policiesCreate,
  policiesDelete,
  policiesList,
  policiesShow,
  policiesUpload,
} from "./environment/policies.ts";
import { rulesGuard } from "./environment/rule-guard.ts";
import { rulesEvolve } from "./environment/rule-search.ts";
import { rulesApprove, rulesList, rulesReject, rulesShow } from "./environment/rules.ts";
import { findingsList, findingsShow, findingsTriage } from "./evaluation/findings.ts";
import { gate } from "./evaluation/gate/gate.ts";
import { runsArchive, runsRestore } from "./evaluation/runs/archive.ts";
import { evaluate } from "./evaluation/runs/evaluate.ts";
import { fairness } from "./evaluation/runs/fairness.ts";
import { compare, report, results } from "./evaluation/runs/results.ts";
import { runsCancel, runsGet, runsList, runsPause, runsResume, runsWatch } from "./evaluation/runs/runs.ts";
import {
  schedulesCreate,
  schedulesList,
  schedulesPause,
  schedulesRemove,
  schedulesResume,
  schedulesRun,
} from "./evaluation/schedules.ts";
import { testsList, testsUpload } from "./evaluation/tests.ts";
import { api } from "./everything/api.ts";
import { complete, completion } from "./everything/completion/completion.ts";
import { version } from "./everything/version.ts";
import { evolveContinue } from "./evolution/continue.ts";
import { evolutionsList, evolutionsWatch, evolve } from "./evolution/evolve.ts";
import {
  genomesList,
  genomesShow,
  proposalsApprove,
  proposalsList,
  proposalsReject,
  proposalsShow,
} from "./evolution/proposals.ts";
import { mcp } from "./mcp/mcp.ts";
import {
  guardApply,
  guardDiff,
  guardList,
  guardPromote,
  guardRollback,
  guardShadow,
  guardShow,
  guardVersions,
} from "./protection/configs.ts";
import { constraints } from "./protection/constraints.ts";
import { alarmsAcknowledge, alarmsList } from "./protection/gateway/alarms.ts";
import {
  gatewayKeysCreate,
  gatewayKeysList,
  gatewayKeysRevoke,
  gatewayRoutes,
  gatewayUrl,
} from "./protection/gateway/gateway.ts";
import { pricesDelete, pricesList, pricesSet } from "./protection/gateway/prices.ts";
import { gatewaySignatureRotate, gatewaySignatureShow } from "./protection/gateway/signature.ts";
import { gatewayToolsAccept, gatewayToolsList, gatewayToolsShow } from "./protection/gateway/tools.ts";
import { detectionsTail, trafficExport, trafficRecord } from "./protection/gateway/traffic.ts";
import { guardImport, guardStarters } from "./protection/import.ts";
import { detectionsCreate, detectionsShow, guardTest } from "./protection/judge.ts";
import { guardCards, guardMethods, guardPromotion } from "./protection/methods.ts";
import { policyApply, policyCheck, policyList, policyTest } from "./protection/policies.ts";
import { guardCancelReplay, guardReplay } from "./protection/replay.ts";
import { guardRulesCreate, guardRulesList, guardRulesTry } from "./protection/rules.ts";
import {
  alertRulesCreate,
  alertRulesDelete,
  alertRulesList,
  alertRulesStarters,
  alertRulesTry,
} from "./protection/telemetry/alert-rules.ts";
import { telemetryCounter, telemetryLatency, telemetryMetrics } from "./protection/telemetry/figures.ts";
import { telemetryLogs } from "./protection/telemetry/logs.ts";
import { telemetryTrace, telemetryTraces } from "./protection/telemetry/traces.ts";
import { attack } from "./redteam/attack.ts";
import { campaignsCancel, campaignsList, campaignsShow } from "./redteam/campaigns.ts";
import { campaignsCompare, campaignsImport, campaignsPack, campaignsWatch, stop } from "./redteam/more-campaigns.ts";
import { campaignsRetest } from "./redteam/retest.ts";
import { auditVerify } from "./teams/audit.ts";
import { notificationsDeliveries, notificationsRedeliver } from "./teams/deliveries.ts";
import { notificationsAdd, notificationsList, notificationsRemove, notificationsTest } from "./teams/notifications.ts";
import { processesList } from "./teams/processes.ts";
import { profileList, profileRemove, profileUse } from "./teams/profile.ts";
import { login } from "./teams/session/login.ts";
import { logout } from "./teams/session/logout.ts";
import { whoami } from "./teams/session/whoami.ts";
import { teamUse } from "./teams/team.ts";

/** Every command, in the order of help and docs/cli.md. */
export const commands: readonly Command[] = [
  login,
  logout,
  whoami,
  profileList,
  profileUse,
  profileRemove,
  teamUse,
  agentsList,
  agentsGet,
  agentsCreate,
  agentsUpdate,
  agentsImport,
  agentsCheck,
  agentsArchive,
  agentsExport,
  agentsHistory,
  agentsRevert,
  evaluate,
  runsList,
  runsGet,
  runsWatch,
  runsPause,
  runsResume,
  runsCancel,
  runsArchive,
  runsRestore,
  results,
  fairness,
  report,
  compare,
  findingsList,
  findingsShow,
  findingsTriage,
  gate,
  testsUpload,
  testsList,
  attack,
  campaignsList,
  campaignsShow,
  campaignsWatch,
  campaignsCancel,
  campaignsCompare,
  campaignsRetest,
  campaignsImport,
  campaignsPack,
  stop,
  evolve,
  evolveContinue,
  evolutionsList,
  evolutionsWatch,
  proposalsList,
  proposalsShow,
  proposalsApprove,
  proposalsReject,
  genomesList,
  genomesShow,
  personasList,
  personasPresets,
  personasCreate,
  personasCopy,
  personasDelete,
  demographicsList,
  demographicsShow,
  policiesList,
  policiesCreate,
  policiesUpload,
  policiesActivate,
  policiesShow,
  policiesDelete,
  harnessesList,
  harnessesCreate,
  harnessesShow,
  harnessesPrompts,
  harnessesCancel,
  harnessesDelete,
  rulesList,
  rulesShow,
  rulesApprove,
  rulesReject,
  rulesGuard,
  rulesEvolve,
  guardList,
  guardShow,
  guardImport,
  guardStarters,
  guardApply,
  guardVersions,
  guardDiff,
  guardRollback,
  guardPromotion,
  guardPromote,
  guardShadow,
  guardReplay,
  guardCancelReplay,
  guardRulesList,
  guardRulesTry,
  guardRulesCreate,
  guardTest,
  guardMethods,
  guardCards,
  policyCheck,
  policyList,
  policyTest,
  policyApply,
  detectionsCreate,
  detectionsShow,
  detectionsTail,
  trafficRecord,
  trafficExport,
  constraints,
  gatewayUrl,
  gatewayRoutes,
  gatewayKeysList,
  gatewayKeysCreate,
  gatewayKeysRevoke,
  gatewaySignatureShow,
  gatewaySignatureRotate,
  gatewayToolsList,
  gatewayToolsShow,
  gatewayToolsAccept,
  pricesList,
  pricesSet,
  pricesDelete,
  telemetryMetrics,
  telemetryCounter,
  telemetryLatency,
  telemetryLogs,
  telemetryTraces,
  telemetryTrace,
  alertRulesList,
  alertRulesStarters,
  alertRulesTry,
  alertRulesCreate,
  alertRulesDelete,
  alarmsList,
  alarmsAcknowledge,
  schedulesList,
  schedulesCreate,
  schedulesRun,
  schedulesPause,
  schedulesResume,
  schedulesRemove,
  notificationsList,
  notificationsAdd,
  notificationsTest,
  notificationsDeliveries,
  notificationsRedeliver,
  notificationsRemove,
  auditVerify,
  processesList,
  mcp,
  api,
  completion,
  complete,
  version,
];
