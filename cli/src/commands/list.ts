import type { Command } from "../command/command.ts";
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
import { gate } from "./evaluation/gate/gate.ts";
import { testsList, testsUpload } from "./evaluation/tests.ts";
import { api } from "./everything/api.ts";
import { evolveContinue } from "./evolution/continue.ts";
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
import { campaignsRetest } from "./redteam/retest.ts";
import { notificationsDeliveries, notificationsRedeliver } from "./teams/deliveries.ts";
import { notificationsAdd, notificationsList, notificationsRemove, notificationsTest } from "./teams/notifications.ts";
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
  gate,
  testsUpload,
  testsList,
  attack,
  campaignsList,
  campaignsShow,
  campaignsCancel,
  campaignsRetest,
  evolveContinue,
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
  notificationsList,
  notificationsAdd,
  notificationsTest,
  notificationsDeliveries,
  notificationsRedeliver,
  notificationsRemove,
  api,
];
