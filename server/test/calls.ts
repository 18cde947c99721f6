import { signInToken } from "../src/domains/teams/sign-in/links.ts";
import { newId } from "../src/kernel/ids.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import type { Permission } from "../src/kernel/permissions.ts";
import { externalEntries } from "./protection/external-calls.ts";
import { guardCalls } from "./protection/guard-calls.ts";
import {
  emailOf,
  ownScene,
  PASSWORD,
  plantAgent,
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
  plantKey,
  plantProposal,
  plantRefreshToken,
  plantReviewableRun,
  plantRun,
  plantSession,
  plantTestSet,
  type Scene,
} from "./scene.ts";
import type { CallOptions, Reply } from "./world.ts";

/** A valid request for one operation. */
export interface Call {
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly body: unknown;
}

/**
 * How to call an operation so that it succeeds for permitted callers, and who is permitted if `access` does not say.
 */
export interface Entry {
  /** What differs from the operation's example and from the resources for its path parameters. */
  readonly call?: (scene: Scene) => Promise<Partial<Call>>;
  /** A permission that is required inside. */
  readonly power?: Permission;
  /** Refusals that have nothing to do with authorization, where success is not possible. */
  readonly answers?: readonly string[];
}

/** The resources for the path parameters, created for each call: a call may destroy them. */
const things: Readonly<Record<string, (scene: Scene) => Promise<string>>> = {
  team_id: async ({ team }) => team,
  user_id: async ({ world, team }) => (await world.member("MEMBER", { team })).who.userId,
  key_id: async ({ world, self }) => (await plantKey(world, self, ["read"])).id,
  session_id: ({ world, self }) => plantSession(world, self),
  invitation_id: async (scene) => (await plantInvitation(scene)).id,
  id: plantAgent,
  agent_id: plantAgent,
  evaluation_id: plantRun,
  finding_id: plantFinding,
  test_set_id: plantTestSet,
  genome_id: plantGenome,
  config_id: async (scene) => (await plantGuardConfig(scene)).config_id,
  detection_id: plantDetection,
  hit_id: async (scene) => plantGuardHit(scene, await plantGuardConfig(scene)),
  version: async () => "1",
  evolution_id: async (scene) => (await plantEvolution(scene)).evolution_id,
  proposal_id: async (scene) => (await plantProposal(scene)).proposal_id,
  replay_id: plantGuardReplay,
  remote_guard_id: (scene) => plantExternalGuard(scene, "remote"),
  guard_model_id: (scene) => plantExternalGuard(scene, "model"),
};

const newEmail = (): string => `${newId()}@example.org`;
const circumstances = () => ({ origin: { requestId: "test", address: "test" }, userAgent: undefined, now: Date.now() });

/**
 * One entry for each operation of the console. `{}`: its example, with resources of the team in the path, is enough.
 */
export const entries: Readonly<Record<string, Entry>> = {
  "teams.logIn": {
    call: async ({ world, self }) => ({ body: { email: await emailOf(world, self), password: PASSWORD } }),
  },
  "teams.refresh": {
    call: async ({ world, self }) => ({ body: { refresh_token: await plantRefreshToken(world, self) } }),
  },
  "teams.logOut": {},
  "teams.changePassword": {
    call: async () => ({ body: { current_password: PASSWORD, new_password: "a longer sentence" } }),
  },
  "teams.changeEmail": { call: async () => ({ body: { email: newEmail(), current_password: PASSWORD } }) },
  "teams.createFirstOwner": { answers: ["LINK_INVALID"] },
  "teams.useSignInLink": {
    call: async ({ world, self }) => ({
      body: { token: await signInToken(world.services.db, await emailOf(world, self), circumstances()) },
    }),
  },
  "teams.listSessions": {},
  "teams.endSession": {},
  "teams.showOidcProvider": {},
  "teams.startOidcSignIn": { answers: ["OIDC_NOT_CONFIGURED"] },
  "teams.finishOidcSignIn": { answers: ["OIDC_NOT_CONFIGURED"] },
  "teams.getMe": {},
  "teams.getSignedInUser": {},
  "teams.updateMe": {},
  "teams.deleteMe": {},
  "teams.listMyTeams": {},
  "teams.createUser": { call: async () => ({ body: { email: newEmail(), password: PASSWORD } }) },
  "teams.findUser": {
    call: async ({ world, owner, caller }) => ({ query: `?email=${await emailOf(world, caller ?? owner)}` }),
  },
  "teams.getUser": {},
  "teams.deleteUser": { call: async ({ self }) => ({ params: { user_id: self.who.userId } }) },
  "teams.createTeam": {},
  "teams.getTeam": {},
  "teams.updateTeam": {},
  "teams.deleteTeam": { call: async () => ({ body: { confirm_name: "stranger" } }) },
  "teams.exportTeam": {},
  "teams.listMembers": {},
  "teams.changeRole": {},
  "teams.removeMember": { power: "team:manage" },
  "teams.handOver": {
    call: async ({ world, team }) => ({ body: { user_id: (await world.member("MEMBER", { team })).who.userId } }),
  },
  "teams.createApiKey": {},
  "teams.listApiKeys": {},
  "teams.revokeApiKey": {},
  "teams.endOwnApiKeys": {},
  "teams.exchangeApiKey": {
    call: async ({ world, self }) => {
      const { client_id, secret } = await plantKey(world, self, ["read"]);
      return { body: { client_id, client_secret: secret } };
    },
  },
  "teams.inviteUser": { call: async () => ({ body: { email: newEmail() } }) },
  "teams.listInvitations": {},
  "teams.resendInvitation": {},
  "teams.revokeInvitation": {},
  "teams.showInvitation": { call: async (scene) => ({ body: { token: (await plantInvitation(scene)).token } }) },
  // A signed-in caller keeps their identity, whatever the link says, and this one was for someone else.
  "teams.acceptInvitation": { answers: ["INVITATION_NOT_FOUND"], call: invited },
  "teams.declineInvitation": { answers: ["INVITATION_NOT_FOUND"], call: invited },
  "teams.listAuditLog": {},
  "teams.exportAuditLog": {},
  "teams.checkAuditLog": {},
  "agents.listOutboundHosts": {},
  "agents.create": {},
  "agents.list": {},
  "agents.get": {},
  "agents.update": {},
  "agents.archive": {},
  "agents.setLifecycle": {},
  "agents.evaluationConfig": {},
  "agents.history": {},
  "agents.revert": {},
  "agents.clone": {},
  "agents.export": {},
  "agents.validateImport": {},
  "agents.import": {},
  "protection.createGuardConfig": {},
  "protection.listGuardConfigs": {},
  "protection.getGuardConfig": {},
  "protection.updateGuardConfig": {},
  "protection.patchGuardConfig": {},
  "protection.deleteGuardConfig": { power: "guard:promote", call: async () => ({ query: "?force=true" }) },
  "protection.applyGuardConfig": {},
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
  "protection.registerGuard": {
    call: async (scene) => {
      const own = ownScene(scene);
      const { agent_id } = await plantGuardConfig(own);
      return { body: { agent_id, team_id: own.team, guard_url: "https://agent.example/guard" } };
    },
  },
  ...guardCalls,
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
  "evaluation.evidencePack": { call: completedRun },
  "evaluation.listEvidenceKeys": {},
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
  "evaluation.listHarnesses": {},
  "evaluation.listDetectors": {},
  "evaluation.listTaxonomies": {},
  // An ended run: the stream of any other would not end.
  "evaluation.events": { call: async (scene) => ({ params: { evaluation_id: await plantRun(scene, "cancel") } }) },
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
  "evolution.trigger": {},
  "evolution.preflight": {},
  "evolution.list": {},
  "evolution.get": { call: ofEvolution() },
  "evolution.cancel": { call: ofEvolution() },
  "evolution.pause": { call: ofEvolution() },
  "evolution.resume": { call: ofEvolution("pause") },
  "evolution.events": { call: ofEvolution("cancel") },
  "evolution.front": { call: ofEvolution() },
  "evolution.effects": { call: ofEvolution() },
  "evolution.curve": { call: ofEvolution() },
  "evolution.listProposals": {},
  "evolution.getAgentProposal": { call: async (scene) => ({ params: await plantProposal(scene) }) },
  "evolution.getProposal": {},
  "evolution.proposalEvidence": {},
  "evolution.proposalDiff": {},
  "evolution.approveProposal": {},
  "evolution.rejectProposal": {},
  "evolution.partialProposal": { call: async () => ({ body: { gene_names: ["prompt/other/1"] } }) },
  "evolution.rebaseProposal": {},
  "evolution.applyProposal": {
    call: async (scene) => ({ params: { proposal_id: (await plantProposal(scene, "approved")).proposal_id } }),
  },
  "evolution.rollbackProposal": {
    call: async (scene) => ({ params: { proposal_id: (await plantProposal(scene, "verified")).proposal_id } }),
  },
  "evolution.readSettings": {},
  "evolution.updateSettings": {},
};

/** An evolution run without a worker. */
function ofEvolution(then?: "pause" | "cancel") {
  return async (scene: Scene): Promise<Partial<Call>> => ({ params: await plantEvolution(scene, then) });
}

async function completedRun(scene: Scene): Promise<Partial<Call>> {
  return { params: { evaluation_id: await plantCompletedRun(scene) } };
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

/** An agent whose genome has been read. */
async function withAgentGenome(scene: Scene): Promise<Partial<Call>> {
  const agent_id = await plantAgent(scene);
  await plantGenome(scene, { agent_id });
  return { params: { agent_id } };
}

/** In the caller's team: a body can't name another team's. */
async function ownRun(scene: Scene): Promise<Partial<Call>> {
  const own = ownScene(scene);
  return { body: { agent_id: await plantAgent(own), team_id: own.team, harness_names: ["trust_score"] } };
}

async function invited(scene: Scene): Promise<Partial<Call>> {
  const { id, token } = await plantInvitation(scene);
  return { params: { invitation_id: id }, body: { token, password: PASSWORD } };
}

/** The request of an operation in a scene, with everything it refers to created. */
export async function callFor(operation: OperationSpec, entry: Entry, scene: Scene): Promise<Call> {
  const given = (await entry.call?.(scene)) ?? {};
  const params: Record<string, string> = { ...given.params };
  for (const [, name = ""] of operation.path.matchAll(/\{(\w+)\}/g)) {
    const thing = things[name];
    if (!thing) throw new Error(`server/test/calls.ts: say in \`things\` what {${name}} of ${operation.id} leads to`);
    params[name] ??= await thing(scene);
  }
  return {
    params,
    query: given.query ?? "",
    body: operation.body ? (given.body ?? operation.example.request) : undefined,
  };
}

export function send(
  { world, caller }: Scene,
  operation: OperationSpec,
  call: Call,
  more: CallOptions = {},
): Promise<Reply> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => call.params[name] ?? "");
  return world.call(operation.method, path + call.query, { as: caller, body: call.body, ...more });
}
