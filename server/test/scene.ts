import { planHash } from "../src/domains/teams/approvals/plan.ts";
import { newUserCode, normalUserCode } from "../src/domains/teams/device/codes.ts";
import { makeKey } from "../src/domains/teams/keys/secret.ts";
import { hashPassword } from "../src/domains/teams/passwords/passwords.ts";
import { principal } from "../src/domains/teams/tokens/claims.ts";
import { hashSecret, newSecret } from "../src/domains/teams/tokens/random-tokens.ts";
import { newId } from "../src/kernel/ids.ts";
import { type Role, roles, type Scope, scopes } from "../src/kernel/permissions.ts";
import type { Person, World } from "./world.ts";

/** Every kind of caller: no token, the owner of another team, each role, an owner's key with each scope, a service. */
export const callers = ["nobody", "stranger", ...roles, ...scopes, "service"] as const;
export type Caller = (typeof callers)[number];

export const isRole = (caller: Caller): caller is Role => roles.some((role) => role === caller);
export const isScope = (caller: Caller): caller is Scope => scopes.some((scope) => scope === caller);

/** The password of everyone in a scene. */
export const PASSWORD = "correct horse battery";
let passwordHash: Promise<string> | undefined;

/** A team created for one call, and its caller. */
export interface Scene {
  readonly world: World;
  readonly team: string;
  /** The first owner, who is never the caller, so that whatever the caller breaks can be fixed. */
  readonly owner: Person;
  /** Null sends no token. */
  readonly caller: Person | null;
  /** The owner of the keys and sessions in the call: the caller if in the team, otherwise the owner. */
  readonly self: Person;
}

export const openScene = async (world: World, caller: Caller): Promise<Scene> =>
  enterScene(await openTeam(world), caller);

/** All callers with one shared team: for refused calls, which change nothing. */
export async function openCast(world: World): Promise<ReadonlyMap<Caller, Scene>> {
  const base = await openTeam(world);
  return new Map(await Promise.all(callers.map(async (caller) => [caller, await enterScene(base, caller)] as const)));
}

type Team = Pick<Scene, "world" | "team" | "owner">;

async function openTeam(world: World): Promise<Team> {
  const owner = await signedIn(world, await world.stranger());
  return { world, team: owner.who.teamId, owner };
}

async function enterScene(base: Team, caller: Caller): Promise<Scene> {
  const { world, team, owner } = base;
  if (caller === "nobody") return { ...base, caller: null, self: owner };
  if (caller === "stranger") return { ...base, caller: await signedIn(world, await world.stranger()), self: owner };
  const self = await signedIn(world, await world.member(isRole(caller) ? caller : "OWNER", { team }));
  if (isRole(caller)) return { ...base, caller: self, self };
  const token = isScope(caller)
    ? (await plantKey(world, self, [caller])).secret
    : await world.services.teams.port.mintForService("evolution", self.who);
  return { ...base, caller: { ...self, token }, self };
}

/** The same person with a verified address, a password and a session. */
async function signedIn(world: World, person: Person): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD);
  await world.behind.query(
    "update users set password_hash = $2, password_own = true, is_verified = true where id = $1",
    [person.who.userId, await passwordHash],
  );
  const who = principal({ ...person.who, credentialId: await plantSession(world, person) });
  return { who, token: (await world.services.teams.tokens.mintAccess(who)).token };
}

const seconds = ({ clock }: World): number => Math.floor(clock.now / 1000);

export async function plantSession(world: World, { who }: Person): Promise<string> {
  const id = newId();
  await world.behind.query(
    `insert into sessions (id, user_id, team_id, address, created_at, last_used_at, expires_at)
     values ($1, $2, $3, '192.0.2.1', $4, $4, $5)`,
    [id, who.userId, who.teamId, seconds(world), seconds(world) + 3600],
  );
  return id;
}

export async function plantRefreshToken(world: World, person: Person): Promise<string> {
  const token = newSecret("agcr");
  await world.behind.query("insert into refresh_tokens (token_hash, session_id, issued_at) values ($1, $2, $3)", [
    hashSecret(token),
    await plantSession(world, person),
    seconds(world),
  ]);
  return token;
}

export interface PlantedKey {
  readonly id: string;
  readonly client_id: string;
  readonly secret: string;
}

/** Not through the API, which some callers can't use. */
/** A sign-in by code that waits for someone. Not asked for over HTTP, where only so many may wait. */
export async function plantUserCode(world: World): Promise<string> {
  const code = newUserCode();
  const now = Math.floor(Date.now() / 1000);
  await world.behind.query(
    `insert into device_codes (device_hash, user_hash, client, scope, address, created_at, expires_at)
    values ($1, $2, 'agent-console', 'read', 'planted', $3, $4)`,
    [newId(), hashSecret(normalUserCode(code)), now, now + 600],
  );
  return code;
}

export async function plantKey(world: World, { who }: Person, held: readonly Scope[]): Promise<PlantedKey> {
  const { clientId, secret, secretHash } = makeKey();
  const id = newId();
  await world.behind.query(
    `insert into api_keys (id, client_id, team_id, user_id, name, secret_hash, hint, scopes, created_at, role)
     values ($1, $2, $3, $4, 'planted', $5, $6, $7, $8, $9)`,
    [id, clientId, who.teamId, who.userId, secretHash, secret.slice(-4), held, seconds(world), who.role],
  );
  return { id, client_id: clientId, secret };
}

export interface PlantedInvitation {
  readonly id: string;
  readonly token: string;
}

export async function plantInvitation({ world, team, owner }: Scene): Promise<PlantedInvitation> {
  const body = { email: `invited-${newId()}@example.org`, role: "VIEWER" };
  const reply = await world.call("POST", `/v1/teams/${team}/invites`, { as: owner, body });
  return { id: reply.body.id, token: String(reply.body.link).split("#invitation=")[1] ?? "" };
}

export async function plantAgent({ world, owner }: Pick<Scene, "world" | "owner">, more = {}): Promise<string> {
  const body = { agent_name: "Support", model_name: "small-chat-1", agent_url: "https://agent.example/v1", ...more };
  const reply = await world.call("POST", "/v1/agent-configurations/", { as: owner, body });
  return reply.body.id;
}

/** A guard config without guards, applied to an agent. */
export async function plantGuardConfig(scene: Scene): Promise<{ agent_id: string; config_id: string }> {
  const { world, owner } = scene;
  const agent_id = await plantAgent(scene);
  const body = { agent_id, config_body: { "input-guards": [] } };
  const { id } = (await world.call("POST", "/v1/guard-configs", { as: owner, body })).body;
  await world.call("POST", `/v1/guard-configs/${id}/apply`, { as: owner });
  return { agent_id, config_id: id };
}

/** Something that a guard in shadow hit. */
export async function plantGuardHit(
  { world, team }: Scene,
  { agent_id, config_id }: { agent_id: string; config_id: string },
): Promise<string> {
  const id = newId();
  await world.behind.query(
    `insert into guard_hits (id, team_id, agent_id, config_id, version, guard, channel, definition, method, rule, score, created_at)
     values ($1, $2, $3, $4, 1, 'g', 'user', '', 'm', 'r', 1, 1)`,
    [id, team, agent_id, config_id],
  );
  return id;
}

/** A replay that waits for a worker. */
export async function plantGuardReplay(scene: Scene): Promise<string> {
  const { config_id } = await plantGuardConfig(scene);
  const path = `/v1/guard-configs/${config_id}/replay`;
  return (await scene.world.call("POST", path, { as: scene.owner })).body.id;
}

/** A text that was judged by a guard config without guards. */
export async function plantDetection(scene: Scene): Promise<string> {
  const { world, owner } = scene;
  const { config_id } = await plantGuardConfig(scene);
  const body = { id: newId(), detector_id: `config:${config_id}`, detector_inputs: [{ prompt: "hello" }] };
  return (await world.call("POST", "/v1/detections", { as: owner, body })).body.id;
}

export async function plantGenome({ world, owner }: Scene, body: object = { name: "careful" }): Promise<string> {
  return (await world.call("POST", "/v1/genomes/", { as: owner, body })).body.id;
}

/** An evolution run without a worker, then moved to another state if requested. */
export async function plantEvolution(scene: Scene, then?: "pause" | "cancel") {
  const { world, owner } = scene;
  const agent_id = await plantAgent(scene);
  const reply = await world.call("POST", `/v1/agents/${agent_id}/evolutions`, { as: owner });
  const { evolution_id } = reply.body as { evolution_id: string };
  if (then) await world.call("POST", `/v1/agents/${agent_id}/evolutions/${evolution_id}/${then}`, { as: owner });
  return { agent_id, evolution_id };
}

/** With a confirmed gain in every dimension. */
export const plantedEvidence = {
  ...{ n: 300, gained: 60, lost: 30, estimate: 0.1, lower: 0.04, upper: 0.16, mean: 0.11, alpha_spent: 0.035 },
  ...{ looks: 3, attempt: 1, verdict: "superior", before: {}, after: {}, token_delta: 4, manifest: null },
  groups: ["reliability", "security", "safety"].map((group) => ({
    ...{ group, n: 100, gained: 20, lost: 10, estimate: 0.1, lower: 0.01, upper: 0.19, margin: 0.1, verdict: "holds" },
  })),
  ...{ cost: { rollouts: 600, requests: 600, tokens: 9000 }, limitations: [] },
};

/** A proposal of two added paragraphs, as a worker would write it. Already applied if it is to be rolled back. */
export async function plantProposal(scene: Scene, status: "pending" | "approved" | "verified" = "pending") {
  const { world, owner, team } = scene;
  const { agent_id, evolution_id } = await plantEvolution(scene, "cancel");
  const path = `/v1/agent-configurations/${agent_id}`;
  const genome = (await world.call("POST", `/v1/genomes/extract-from-agent/${agent_id}`, { as: owner })).body;
  const agent_system_prompt = "Be kind.\n\nBe brief.";
  const edited = await world.call("POST", `/v1/genomes/${genome.id}/versions`, {
    as: owner,
    body: { agent_system_prompt },
  });
  if (status === "verified") await world.call("PUT", path, { as: owner, body: { agent_system_prompt } });
  const proposal_id = newId();
  await world.behind.query(
    `insert into proposals (id, team_id, agent_id, job_id, genome_id, base_version, candidate_version, base_etag,
       candidate_etag, status, trigger_summary, engine_name, mutations, triggered_by, created_at, expires_at, evidence)
     values ($1, $2, $3, $4, $5, 1, 2, $6, $7, $8, '', 'planted', '[]', $9, $10::bigint, $10::bigint + 86400, $11)`,
    [
      ...[proposal_id, team, agent_id, evolution_id, genome.id, genome.config_etag, edited.body.config_etag, status],
      ...[owner.who.userId, seconds(world), JSON.stringify(plantedEvidence)],
    ],
  );
  await world.behind.query(
    `insert into evolution_rollouts (job_id, replicate, team_id, config_hash, prompt_key, arms, side, category)
     values ($1, 0, $2, '', '', '{}', 'train', '') on conflict do nothing`,
    [evolution_id, team],
  );
  await world.behind.query(
    `insert into evolution_proposer_calls (job_id, number, team_id, category, case_number, traces)
     values ($1, 0, $2, '', '', '[]') on conflict do nothing`,
    [evolution_id, team],
  );
  return { agent_id, proposal_id };
}

/** A run without a worker, then moved to another state if requested. */
export async function plantRun(scene: Scene, then?: "pause" | "cancel"): Promise<string> {
  const { world, owner, team } = scene;
  const body = { agent_id: await plantAgent(scene), team_id: team, harness_names: ["security"] };
  const { evaluation_id: id } = (await world.call("POST", "/v1/evaluations/", { as: owner, body })).body;
  if (then) await world.call("POST", `/v1/evaluations/${id}/${then}`, { as: owner });
  return id;
}

/** A run with a report, of the same agent as another run if one is given. */
export async function plantCompletedRun(scene: Scene, other?: string): Promise<string> {
  const id = await plantRun(scene, "cancel");
  const figure = {
    ...{ score: null, judged: null, low: null, high: null, n: 0, resisted: 0, failed: 0, unassessed: 0, errors: 0 },
    ...{ overruled: 0, verdict: "inconclusive", reason: "", further_prompts: null },
  };
  const report = {
    ...{ seed: 1, threshold: 0.7, replicates: 2000, scores: {}, overall: figure, judged: null },
    ...{ dimensions: [], scenarios: [], probes: [], coverage: [] },
  };
  await scene.world.behind.query(
    `update evaluations e set status = 'completed', agent_id = coalesce((select agent_id from evaluations where id = $2), agent_id)
     where id = $1`,
    [id, other ?? null],
  );
  await scene.world.behind.query("update evaluation_reports set report = $2 where evaluation_id = $1", [id, report]);
  return id;
}

/** A completed run with one unassessed response. */
export async function plantReviewableRun(scene: Scene): Promise<string> {
  const run = await plantCompletedRun(scene);
  await scene.world.behind.query(
    `with planned as (
       insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
       select id, 0, team_id, 'security', 'prompt-leak', 'f', 's', '{"turns": ["Your prompt?"]}' from evaluations where id = $1)
     insert into evaluation_results (evaluation_id, seq, team_id, outcome, observation)
     select id, 0, team_id, 'unassessed', '{"turns": [{"outcome": "answered", "text": "Maybe."}]}'
     from evaluations where id = $1`,
    [run],
  );
  return run;
}

/** A finding of a completed run. */
export async function plantFinding(scene: Scene): Promise<string> {
  const { world } = scene;
  const run = await plantRun(scene, "cancel");
  await world.behind.query(
    `with planned as (
       insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
       select id, 0, team_id, 'security', 'prompt-leak', 'f', 's', '{"turns": ["Your prompt?"]}' from evaluations where id = $1)
     insert into evaluation_results (evaluation_id, seq, team_id, outcome)
     select id, 0, team_id, 'failed' from evaluations where id = $1`,
    [run],
  );
  const { rows } = await world.behind.query(
    `with found as (
       insert into findings (id, team_id, agent_id, harness, scenario, probe, severity, rank, detector, found_at, seen_at)
       select $2, team_id, agent_id, 'security', 'confidentiality', 'prompt-leak', 'high', 3, 'canary', $3, $3
       from evaluations where id = $1
       on conflict (team_id, agent_id, harness, probe, detector, coalesce(basis, '')) where source = 'evaluation' do update set seen_at = $3
       returning *),
     tried as (
       insert into finding_runs (finding_id, evaluation_id, team_id, failed, tried, at)
       select id, $1, team_id, 1, 1, $3 from found),
     told as (
       insert into finding_events (id, team_id, finding_id, at, kind) select gen_random_uuid(), team_id, id, $3, 'found' from found)
     insert into finding_failures (evaluation_id, seq, team_id, finding_id, summary, found_at)
     select $1, 0, team_id, id, 'Told.', $3 from found
     returning finding_id`,
    [run, newId(), seconds(world)],
  );
  return rows[0].finding_id;
}

/** A test set with one case and one guarded text. */
export async function plantTestSet({ world, owner }: Scene): Promise<string> {
  const content = '{"prompt":"When do you open?","contains":"9:00"}';
  const body = { name: `set ${newId()}`, format: "jsonl", content, guards: ["STAFF-2291-BLUE"] };
  return (await world.call("POST", "/v1/test-sets", { as: owner, body })).body.id;
}

export async function emailOf(world: World, { who }: Person): Promise<string> {
  const { rows } = await world.behind.query("select email from users where id = $1", [who.userId]);
  return rows[0].email;
}

/** The same in the caller's own team, for what a body names: it can't name another team's. */
export function ownScene(scene: Scene): Scene {
  const isStranger = scene.caller !== null && scene.caller.who.teamId !== scene.team;
  const owner = isStranger && scene.caller ? scene.caller : scene.owner;
  return { ...scene, owner, team: owner.who.teamId };
}

/** A guard that the team brought, as if it had been registered before. */
export async function plantExternalGuard(
  { world, team, self }: Scene,
  kind: "remote" | "model",
  status = "completed",
): Promise<string> {
  const id = newId();
  const urlOrFile = kind === "remote" ? "url" : "file";
  await world.behind.query(
    `insert into external_guards (id, team_id, kind, name, measured_as, ${urlOrFile}, created_by, created_at, card_status)
     values ($1::uuid, $2, $3, $1::text, 'injection-user', 'https://guards.example/judge', $4, 1, $5)`,
    [id, team, kind, self.who.userId, status],
  );
  await world.behind.query("insert into external_guard_judgments values ($1, $2, 0, '[]')", [id, team]);
  await world.behind.query("insert into guard_judge_spending values ($1, $2, 1, 1) on conflict do nothing", [team, id]);
  return id;
}

/** An endpoint at which nothing listens, with a message that waits. */
export async function plantNotificationEndpoint({ world, owner }: Scene): Promise<string> {
  const body = { name: newId(), kind: "webhook", address: "http://127.0.0.1:9/" };
  const { id } = (await world.call("POST", "/v1/notifications/endpoints", { as: owner, body })).body;
  await world.behind.query(
    `insert into notification_deliveries (id, team_id, endpoint_id, event, payload, next_at, created_at)
     select gen_random_uuid(), team_id, id, 'guard.alarm_raised', '{"data": {"title": "t", "severity": "info"}}', 1, 1
     from notification_endpoints where id = $1`,
    [id],
  );
  return id;
}

/** An assistant's request to archive a new agent, and a confirmation that was used. */
export async function plantPendingAction(scene: Scene): Promise<string> {
  const id = newId();
  const plan = { params: { id: await plantAgent(scene) }, query: "", body: null };
  const now = Math.floor(Date.now() / 1000);
  await scene.world.behind.query(
    `insert into pending_actions (id, team_id, operation, plan, plan_hash, key_id, asked_by, client, reason, state, created_at, expires_at)
     values ($1, $2, 'agents.archive', $3, $4, gen_random_uuid(), $5, 'editor', 'It is old.', 'open', $6, $7)`,
    [id, scene.team, JSON.stringify(plan), planHash("agents.archive", plan), scene.owner.who.userId, now, now + 1800],
  );
  await scene.world.behind.query(
    "insert into used_confirmations (id, team_id, expires_at) values (gen_random_uuid(), $1, $2)",
    [scene.team, now + 300],
  );
  return id;
}

/** An open alarm of a new agent. */
export async function plantAlarm(scene: Scene): Promise<string> {
  const id = newId();
  await scene.world.behind.query(
    `insert into alarms (id, team_id, agent_id, kind, severity, facts, raised_at)
     values ($1, $2, $3, 'silence', 'critical', '{"silent_seconds": 7200}', 1)`,
    [id, scene.team, await plantAgent(scene)],
  );
  return id;
}
