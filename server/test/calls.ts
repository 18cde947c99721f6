import { newId } from "../src/kernel/ids.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { agentCalls } from "./agents/agent-calls.ts";
import { plantSchedule, scheduleCalls } from "./agents/schedule-calls.ts";
import type { Call, Entry } from "./entry.ts";
import { harnessCalls, plantHarness } from "./environment/harness-calls.ts";
import { peopleCalls, plantDimensionId, plantValue } from "./environment/people-calls.ts";
import { policyEntries } from "./environment/policy-calls.ts";
import { ruleCalls } from "./environment/rule-calls.ts";
import { evolutionCalls } from "./evolution/evolution-calls.ts";
import { formWith } from "./platform/foreign/form.ts";
import { externalEntries } from "./protection/external-calls.ts";
import { figureCalls } from "./protection/figures.ts";
import { flowCalls, plantFlowHit, plantFlowList, plantFlowPolicy } from "./protection/flow-calls.ts";
import { gatewayEntries, plantGatewayKey, plantGatewayRoute, plantModelPrice } from "./protection/gateway-calls.ts";
import { guardCalls, plantGuardRule, plantLiveGuard } from "./protection/guard-calls.ts";
import { plantTraffic } from "./protection/recorded-exchange.ts";
import { annotationCalls, plantTraceComment } from "./protection/telemetry/annotation-calls.ts";
import { plantTrace } from "./protection/telemetry/planted-rows.ts";
import { campaignCalls, plantCampaign } from "./redteam/campaign-calls.ts";
import {
  ownScene,
  plantAgent,
  plantAlarm,
  plantCompletedRun,
  plantDetection,
  plantEvolution,
  plantExternalGuard,
  plantFinding,
  plantGenome,
  plantGuardConfig,
  plantGuardHit,
  plantGuardReplay,
  plantInvitation,
  plantNotificationEndpoint,
  plantPendingAction,
  plantProposal,
  plantReviewableRun,
  plantRun,
  plantTestSet,
  type Scene,
} from "./scene.ts";
import { teamCalls, teamThings } from "./teams/team-calls.ts";
import { alertEntries, plantAlertRule, plantUnregisteredAgent } from "./telemetry/alert-calls.ts";
import type { CallOptions, Reply } from "./world.ts";

/** The resources for the path parameters, created for each call: a call may destroy them. */
const things: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  ...teamThings,
  team_id: async ({ team }) => team,
  user_id: async ({ world, team }) => (await world.member("MEMBER", { team })).who.userId,
  endpoint_id: plantNotificationEndpoint,
  action_id: plantPendingAction,
  delivery_id: async () => newId(),
  schedule_id: plantSchedule,
  invitation_id: async (scene) => (await plantInvitation(scene)).id,
  id: plantAgent,
  agent_id: plantAgent,
  evaluation_id: plantRun,
  finding_id: plantFinding,
  test_set_id: plantTestSet,
  harness_id: plantHarness,
  genome_id: plantGenome,
  config_id: async (scene) => (await plantGuardConfig(scene)).config_id,
  detection_id: plantDetection,
  hit_id: async (scene) => plantGuardHit(scene, await plantGuardConfig(scene)),
  version: async () => "1",
  evolution_id: async (scene) => (await plantEvolution(scene)).evolution_id,
  proposal_id: async (scene) => (await plantProposal(scene)).proposal_id,
  replay_id: plantGuardReplay,
  alarm_id: plantAlarm,
  alert_rule_id: plantAlertRule,
  unregistered_agent_id: plantUnregisteredAgent,
  rule_id: plantGuardRule,
  guard: async () => "none",
  event_id: async (scene) => (await plantTraffic(scene)).event_id,
  entry_id: async (scene) => (await plantTraffic(scene)).entry_id,
  policy_id: plantFlowPolicy,
  preset_id: async () => newId(),
  flow_hit_id: async (scene) => plantFlowHit(scene, await plantFlowPolicy(scene)),
  list_id: plantFlowList,
  remote_guard_id: (scene) => plantExternalGuard(scene, "remote"),
  guard_model_id: (scene) => plantExternalGuard(scene, "model"),
  route_id: plantGatewayRoute,
  gateway_key_id: plantGatewayKey,
  price_id: plantModelPrice,
  metric_name: async () => "gateway_requests_total",
  trace_id: plantTrace,
  comment_id: plantTraceComment,
  name: async () => "helpful",
  dimension_id: plantDimensionId,
  value_id: plantValue,
  campaign_id: plantCampaign,
  other_id: plantCampaign,
  place: async () => "0",
  step: async () => "0",
};

/**
 * One entry for each operation of the console. `{}`: its example, with resources of the team in the path, is enough.
 */
export const entries: Readonly<Record<string, Entry>> = {
  ...teamCalls,
  ...ruleCalls,
  ...agentCalls,
  ...scheduleCalls,
  ...peopleCalls,
  ...policyEntries,
  "protection.createGuardConfig": {},
  "protection.listGuardConfigs": {},
  "protection.getGuardConfig": {},
  "protection.updateGuardConfig": {},
  "protection.patchGuardConfig": {},
  "protection.deleteGuardConfig": { power: "guard:promote", call: async () => ({ query: "?force=true" }) },
  "protection.applyGuardConfig": {},
  "protection.setGuardMode": {
    call: async (scene) => ({ params: await plantLiveGuard(scene), body: { mode: "shadow" } }),
  },
  "protection.listGuardVersions": {},
  "protection.getGuardVersion": {},
  "protection.diffGuardConfig": {},
  "protection.rollBackGuardConfig": {},
  "protection.getDefaultGuardConfig": {},
  "protection.getAgentGuardConfig": {
    call: async (scene) => ({ params: { agent_id: (await plantGuardConfig(scene)).agent_id } }),
  },
  "protection.getConstraints": {},
  ...externalEntries,
  ...alertEntries,
  ...gatewayEntries,
  "protection.registerGuard": {
    call: async (scene) => {
      const own = ownScene(scene);
      const { agent_id } = await plantGuardConfig(own);
      return { body: { agent_id, team_id: own.team, guard_url: "https://agent.example/guard" } };
    },
  },
  ...guardCalls,
  ...figureCalls,
  ...flowCalls,
  "protection.searchLogs": {},
  "protection.searchTraces": {},
  "protection.getTrace": {},
  ...annotationCalls,
  // Nothing listens there: the result is a failed check, returned immediately.
  "evaluation.testConnection": { call: async () => ({ body: { agent_url: "http://127.0.0.1:9/" } }) },
  "evaluation.create": { call: ownRun },
  "evaluation.preflight": { call: ownRun },
  "evaluation.list": {},
  "evaluation.get": {},
  "evaluation.delete": {},
  "evaluation.cancel": {},
  "evaluation.pause": {},
  "evaluation.resume": { call: async (scene) => ({ params: { evaluation_id: await plantRun(scene, "pause") } }) },
  "evaluation.rerunUnassessed": {
    call: async (scene) => ({ params: { evaluation_id: await plantRun(scene, "pause") } }),
  },
  "evaluation.logs": {},
  "evaluation.listResults": {},
  "evaluation.readResults": {},
  "evaluation.getVerdict": { call: completedRun },
  "evaluation.listSummaries": {},
  "evaluation.getPerformance": {},
  "evaluation.getTrend": {},
  "evaluation.latestSummaries": {},
  "evaluation.getSummary": {},
  "evaluation.deleteSummary": {},
  "evaluation.getSettings": {},
  "evaluation.updateSettings": {},
  "evaluation.reportHtml": { call: completedRun },
  "evaluation.reportPdf": { call: completedRun },
  "evaluation.report": { call: completedRun },
  "evaluation.reportPage": { call: completedRun },
  "evaluation.makeReport": { call: completedRun },
  "evaluation.compare": { call: twoRuns },
  "evaluation.getFairness": { call: completedRun },
  "evaluation.evidencePack": { call: completedRun },
  "evaluation.listEvidenceKeys": {},
  "evaluation.createShareLink": { call: sharedRun },
  "evaluation.archive": { call: olderRun },
  "evaluation.restore": { call: archivingRun },
  "evaluation.getArchive": { call: completedRun },
  "evaluation.getRetention": {},
  "evaluation.updateRetention": {},
  "evaluation.listShareLinks": {},
  "evaluation.revokeShareLink": { call: async (scene) => ({ params: { link_id: await plantShareLink(scene) } }) },
  "evaluation.listFindings": {},
  "evaluation.countFindings": {},
  "evaluation.triageFindings": {
    call: async (scene) => ({ body: { finding_ids: [await plantFinding(ownScene(scene))], state: "fixed" } }),
  },
  "evaluation.getFinding": {},
  "evaluation.updateFinding": { call: async () => ({ body: { state: "fixed" } }) },
  "evaluation.listFindingFailures": {},
  "evaluation.listFindingComments": {},
  "evaluation.addFindingComment": {},
  "evaluation.measureJudge": { call: async (scene) => ({ params: { agent_id: await plantAgent(scene) }, body: {} }) },
  "evaluation.getJudgeCard": { call: async (scene) => ({ params: { agent_id: await plantMeasuredJudge(scene) } }) },
  "evaluation.cancelJudgeMeasurement": {
    call: async (scene) => ({ params: { agent_id: await plantMeasuredJudge(scene) } }),
  },
  "evaluation.listJudges": {},
  "evaluation.judgeUnassessed": {
    call: async (scene) => ({
      params: { evaluation_id: await plantReviewableRun(scene) },
      body: { judge_agent_ids: [await plantAgent(scene)] },
    }),
  },
  "evaluation.getJudging": {},
  "evaluation.cancelJudging": { call: async (scene) => ({ params: { evaluation_id: await plantJudging(scene) } }) },
  "evaluation.getReview": {},
  "evaluation.listReviewQueue": {},
  "evaluation.labelResponses": {
    call: async (scene) => ({
      params: { evaluation_id: await plantReviewableRun(scene) },
      body: { seqs: [0], label: "failed" },
    }),
  },
  "evaluation.undoLabels": { call: givenLabels },
  "evaluation.listLabels": {},
  "evaluation.listFieldRecords": {},
  "evaluation.listTestSets": {},
  "evaluation.previewTestFile": {},
  "evaluation.createTestSet": {
    call: async () => ({ body: { name: `set ${newId()}`, format: "csv", content: "prompt,answers\nHello,yes\n" } }),
  },
  "evaluation.getTestSet": {},
  "evaluation.updateTestSet": {},
  "evaluation.deleteTestSet": {},
  "evaluation.listTestSetVersions": {},
  "evaluation.addTestSetVersion": {},
  "evaluation.getTestSetVersion": {},
  "evaluation.downloadTestSet": {},
  ...harnessCalls,
  "evaluation.listHarnesses": {},
  "evaluation.listDetectors": {},
  "evaluation.listTaxonomies": {},
  // An ended run: the stream of any other would not end.
  "evaluation.events": { call: async (scene) => ({ params: { evaluation_id: await plantRun(scene, "cancel") } }) },
  ...campaignCalls,
  "evolution.status": {},
  "evolution.createGenome": {},
  "evolution.listGenomes": {},
  "evolution.getAgentGenome": { call: withAgentGenome },
  "evolution.mutationHistory": {},
  "evolution.getGenome": {},
  "evolution.deleteGenome": {},
  "evolution.listGenomeVersions": {},
  "evolution.editGenome": {},
  "evolution.getGenomeVersion": {},
  "evolution.genomeAncestry": {},
  "evolution.diffGenome": { call: async () => ({ query: "?version_a=1&version_b=1" }) },
  "evolution.similarGenomes": {},
  "evolution.extractGenome": {},
  "evolution.genomeToAgentUpdate": {},
  "evolution.genomeMap": {},
  "evolution.dashboard": {},
  ...evolutionCalls,
  "evolution.listProposals": {},
  "evolution.getAgentProposal": { call: async (scene) => ({ params: await plantProposal(scene) }) },
  "evolution.getProposal": {},
  "evolution.proposalEvidence": {},
  "evolution.proposalDiff": {},
  "evolution.approveProposal": {},
  "evolution.rejectProposal": {},
  "evolution.partialProposal": { call: async () => ({ body: { gene_names: ["prompt/other/1"] } }) },
  "evolution.rebaseProposal": {},
  "evolution.testGenomeVersion": { call: withEditedGenome },
  "evolution.applyProposal": {
    call: async (scene) => ({ params: { proposal_id: (await plantProposal(scene, "approved")).proposal_id } }),
  },
  "evolution.rollbackProposal": {
    call: async (scene) => ({ params: { proposal_id: (await plantProposal(scene, "verified")).proposal_id } }),
  },
  "evolution.readReattack": {},
  // Of a proposal that is not applied.
  "evolution.startReattack": { answers: ["PROPOSAL_STATE"] },
  "evolution.readSettings": {},
  "evolution.updateSettings": {},
};

async function completedRun(scene: Scene): Promise<Partial<Call>> {
  return { params: { evaluation_id: await plantCompletedRun(scene) } };
}

/** A team that allows share links, with a report to share. */
async function sharedRun(scene: Scene): Promise<Partial<Call>> {
  await scene.world.call("PUT", "/v1/evaluation-settings", { as: scene.owner, body: { share_links: true } });
  return completedRun(scene);
}

async function plantShareLink(scene: Scene): Promise<string> {
  const { params } = await sharedRun(scene);
  const path = `/v1/evaluations/${params?.["evaluation_id"]}/share-links`;
  return (await scene.world.call("POST", path, { as: scene.owner, body: {} })).body.id;
}

async function plantMeasuredJudge(scene: Scene): Promise<string> {
  const agent = await plantAgent(scene);
  await scene.world.call("POST", `/v1/judges/${agent}/card`, { as: scene.owner, body: {} });
  return agent;
}

/** A completed run at which a judge is at work. */
async function plantJudging(scene: Scene): Promise<string> {
  const [run, judge] = [await plantReviewableRun(scene), await plantAgent(scene)];
  const body = { judge_agent_ids: [judge] };
  await scene.world.call("POST", `/v1/evaluations/${run}/judging`, { as: scene.owner, body });
  return run;
}

/** A label by the caller, who alone can undo it; by the owner if the caller is not allowed to label. */
async function givenLabels(scene: Scene): Promise<Partial<Call>> {
  const evaluation_id = await plantReviewableRun(scene);
  const give = (as: Scene["self"]) =>
    scene.world.call("POST", `/v1/evaluations/${evaluation_id}/labels`, { as, body: { seqs: [0], label: "failed" } });
  const own = await give(scene.self);
  const { batch_id } = (own.status === 200 ? own : await give(scene.owner)).body;
  return { params: { evaluation_id }, body: { batch_id } };
}

/** Two completed runs of one agent. */
async function twoRuns(scene: Scene): Promise<Partial<Call>> {
  const evaluation_id = await plantCompletedRun(scene);
  const other = await plantCompletedRun(scene, evaluation_id);
  return { params: { evaluation_id }, query: `?with=${other}` };
}

/** Not the newest of its agent. */
async function olderRun(scene: Scene): Promise<Partial<Call>> {
  const evaluation_id = await plantCompletedRun(scene);
  await plantCompletedRun(scene, evaluation_id);
  return { params: { evaluation_id } };
}

async function archivingRun(scene: Scene): Promise<Partial<Call>> {
  const { params } = await olderRun(scene);
  await scene.world.call("POST", `/v1/evaluations/${params?.["evaluation_id"]}/archive`, { as: scene.owner });
  return { params };
}

/** An agent whose genome has been read. */
async function withAgentGenome(scene: Scene): Promise<Partial<Call>> {
  const agent_id = await plantAgent(scene);
  await plantGenome(scene, { agent_id });
  return { params: { agent_id } };
}

/** The agent's own genome with an edit that the agent does not have. */
async function withEditedGenome(scene: Scene): Promise<Partial<Call>> {
  const { world, owner } = scene;
  const agentId = await plantAgent(scene);
  const { body: genome } = await world.call("POST", `/v1/genomes/extract-from-agent/${agentId}`, { as: owner });
  const edit = { as: owner, body: { agent_system_prompt: "Be kind.\n\nBe brief." } };
  const { body: edited } = await world.call("POST", `/v1/genomes/${genome.id}/versions`, edit);
  return { params: { genome_id: genome.id, version: String(edited.version) } };
}

/** In the caller's team: a body can't name another team's. */
async function ownRun(scene: Scene): Promise<Partial<Call>> {
  const own = ownScene(scene);
  return { body: { agent_id: await plantAgent(own), team_id: own.team, harness_names: ["trust_score"] } };
}

/** The request of an operation in a scene, with everything it refers to created. */
export async function callFor(operation: OperationSpec, entry: Entry, scene: Scene): Promise<Call> {
  const given = (await entry.call?.(scene)) ?? {};
  const params: Record<string, string> = { ...given.params };
  for (const [, name = ""] of operation.path.matchAll(/\{(\w+)\}/g)) {
    if (params[name] !== undefined) continue;
    const thing = things[name];
    if (!thing) throw new Error(`server/test/calls.ts: say in \`things\` what {${name}} of ${operation.id} leads to`);
    params[name] = await thing(scene);
  }
  return {
    params,
    query: given.query ?? "",
    body: operation.body ? (given.body ?? operation.example.request) : undefined,
    ...(given.file === undefined ? {} : { file: given.file }),
  };
}

export function send(
  { world, caller }: Scene,
  operation: OperationSpec,
  call: Call,
  more: CallOptions = {},
): Promise<Reply> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => call.params[name] ?? "");
  const form = operation.upload
    ? formWith({ name: "file.txt", bytes: Buffer.from(call.file ?? "The agent must not lie.") })
    : null;
  const headers = { ...form?.headers, ...more.headers };
  const body = form?.body ?? call.body;
  return world.call(operation.method, path + call.query, { as: caller, body, ...more, headers });
}
