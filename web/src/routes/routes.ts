import { readAgentFilters, readTrySearch } from "./agent-filters.ts";
import { readAuditFilters } from "./audit-filters.ts";
import { readComparison } from "./compare-search.ts";
import { readDetectionsSearch } from "./detections-search.ts";
import {
  readDemographicsSearch,
  readPersonasSearch,
  readPoliciesSearch,
  readPolicySearch,
} from "./environment-search.ts";
import { readFindingsSearch } from "./findings-search.ts";
import { readEvolutionSearch, readGenomeSearch, readGenomesSearch } from "./genome-search.ts";
import { readNewHarness } from "./harness-search.ts";
import {
  readConversationsSearch,
  readLogsSearch,
  readMonitorSearch,
  readTraceSearch,
  readTracesSearch,
} from "./monitor-search.ts";
import { readNewAgent } from "./new-agent-search.ts";
import { readNewRun } from "./new-run-search.ts";
import { readPromptSearch } from "./prompt-search.ts";
import { readAttackSearch, readCampaignsSearch, readNewCampaign } from "./redteam/search.ts";
import { readReviewSearch } from "./review-search.ts";
import { route } from "./route.ts";

/** Every page of the console. Areas link to each other through this table, and bind their pages to it. */
export const routes = {
  welcome: route("/welcome"),
  reference: route("/docs"),
  device: route("/device"),

  dashboard: route("/"),

  agents: route("/agents", readAgentFilters),
  newAgent: route("/agents/new", readNewAgent),
  tryPrompt: route("/agents/try", readTrySearch),
  agent: route("/agents/$id"),
  agentEvaluate: route("/agents/$id/evaluate"),
  agentProtect: route("/agents/$id/protect"),
  agentGuards: route("/agents/$id/guards"),
  agentShadowReview: route("/agents/$id/protect/review"),
  agentDetections: route("/agents/$id/protect/detections", readDetectionsSearch),
  agentFlow: route("/agents/$id/protect/flow"),
  agentConstraints: route("/agents/$id/protect/constraints"),
  agentAlarms: route("/agents/$id/protect/alarms"),
  agentKeys: route("/agents/$id/protect/keys"),
  agentMonitor: route("/agents/$id/protect/monitor", readMonitorSearch),
  agentRedteam: route("/agents/$id/redteam"),
  agentEvolve: route("/agents/$id/evolve"),
  agentHistory: route("/agents/$id/history"),
  agentSettings: route("/agents/$id/settings"),

  runs: route("/evaluations"),
  newRun: route("/evaluations/new", readNewRun),
  schedules: route("/evaluations/schedules"),
  run: route("/evaluations/$id", readPromptSearch),
  prompts: route("/evaluations/$id/prompts", readPromptSearch),
  prompt: route("/evaluations/$id/prompts/$seq", readPromptSearch),
  review: route("/evaluations/$id/review", readReviewSearch),
  fairness: route("/evaluations/$id/fairness"),
  compare: route("/evaluations/$id/compare", readComparison),
  findings: route("/findings", readFindingsSearch),
  finding: route("/findings/$id"),
  harnesses: route("/harnesses"),
  newHarness: route("/harnesses/new", readNewHarness),
  customHarness: route("/harnesses/$id"),
  testSets: route("/test-sets"),

  guardMethods: route("/guards"),
  alarms: route("/alarms"),
  alertRules: route("/alarms/rules"),

  monitor: route("/monitor", readMonitorSearch),
  traces: route("/monitor/traces", readTracesSearch),
  trace: route("/monitor/traces/$id", readTraceSearch),
  conversations: route("/monitor/conversations", readConversationsSearch),
  logs: route("/monitor/logs", readLogsSearch),

  environment: route("/environment", readPoliciesSearch),
  policy: route("/environment/policies/$id", readPolicySearch),
  personas: route("/environment/personas", readPersonasSearch),
  demographics: route("/environment/demographics", readDemographicsSearch),

  campaigns: route("/redteam", readCampaignsSearch),
  newCampaign: route("/redteam/new", readNewCampaign),
  importCampaign: route("/redteam/import", readCampaignsSearch),
  campaign: route("/redteam/$id"),
  attack: route("/redteam/$id/goals/$place", readAttackSearch),
  compareCampaigns: route("/redteam/$id/compare", readComparison),

  evolution: route("/evolution"),
  genomes: route("/evolution/genomes", readGenomesSearch),
  genome: route("/evolution/genomes/$id", readGenomeSearch),
  proposal: route("/evolution/proposals/$id"),
  agentEvolution: route("/evolution/$agentId", readEvolutionSearch),
  evolutionRun: route("/evolution/$agentId/runs/$id"),

  settings: route("/settings"),
  account: route("/settings/account"),
  keys: route("/settings/keys"),
  evaluationSettings: route("/settings/evaluation"),
  notifications: route("/settings/notifications"),
  approvals: route("/settings/approvals"),
  hosts: route("/settings/hosts"),
  audit: route("/settings/audit", readAuditFilters),
  system: route("/settings/system"),
} as const;
