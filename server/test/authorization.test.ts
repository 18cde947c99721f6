import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import { newId } from "../src/kernel/ids.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { permissions, powersOf, roles, scopes } from "../src/kernel/permissions.ts";
import { callFor, entries, send } from "./calls.ts";
import type { Call, Entry } from "./entry.ts";
import { type Caller, callers, isRole, isScope, openCast, openScene, type Scene } from "./scene.ts";
import { openWorld, type Reply, type World } from "./world.ts";

type Row = Readonly<Record<Caller, string>>;

/** What is covered: every operation, and the one read that needs more permission than the operation itself. */
interface Walk {
  readonly operation: OperationSpec;
  readonly entry: Entry;
}
const walked = new Map<string, Walk>();
for (const operation of consoleOperations) {
  const entry = entries[operation.id];
  if (entry) walked.set(operation.id, { operation, entry });
}
const agentsGet = consoleOperations.find(({ id }) => id === "agents.get");
if (agentsGet) {
  const entry: Entry = { power: "agent:reveal", call: async () => ({ query: "?reveal=api_key" }) };
  walked.set("agents.get?reveal", { operation: agentsGet, entry });
}

const seen = new Map<string, Row>();
let world: World;
let cast: ReadonlyMap<Caller, Scene>;
/** One team for each caller. */
let apart: ReadonlyMap<Caller, Scene>;
/** What refused callers asked for, which is therefore as it was. */
const untouched = new Map<Walk, Promise<Call>>();
let refusals = 0;

beforeAll(async () => {
  // Narrowed further by the operator's setting, which has its own tests.
  world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
  cast = await openCast(world);
  apart = new Map(await Promise.all(callers.map(async (each) => [each, await openScene(world, each)] as const)));
  for (const [name, walk] of walked) {
    seen.set(name, await answersTo(walk));
    // All come from one address: what one operation left there must not slow down the next.
    if (walk.operation.id.startsWith("teams.")) await world.behind.query("delete from sign_in_failures");
  }
  return () => world[Symbol.asyncDispose]();
}, 300_000);

/**
 * A permitted caller gets a new team if the call may end the team or a membership, and one of its own if the call changes
 * something else, which is created for each call. All others share one, and readers what they read.
 */
async function answersTo(walk: Walk): Promise<Row> {
  const { operation, entry } = walk;
  const answer = async (caller: Caller): Promise<string> => {
    if (expected(walk, caller) === "yes" && !readsShared(operation)) {
      const own = endsTeams(operation) ? await openScene(world, caller) : sceneOf(caller, operation.method);
      return answerClass(walk, own, await callFor(operation, entry, own));
    }
    const shared = untouched.get(walk) ?? callFor(operation, entry, sceneOf("nobody"));
    untouched.set(walk, shared);
    return answerClass(walk, sceneOf(caller), await shared);
  };
  const answers = await Promise.all(callers.map(async (caller) => [caller, await answer(caller)] as const));
  return Object.fromEntries(answers) as Row;
}

/** Some of what a team's operations read belongs to one person. */
const readsShared = ({ id, method }: OperationSpec): boolean => method === "GET" && !id.startsWith("teams.");
const endsTeams = ({ id, method }: OperationSpec): boolean => method !== "GET" && id.startsWith("teams.");

function sceneOf(caller: Caller, method = "GET"): Scene {
  const scene = (method === "GET" ? cast : apart).get(caller);
  if (!scene) throw new Error(`no scene for ${caller}`);
  return scene;
}

async function answerClass({ operation, entry }: Walk, scene: Scene, call: Call): Promise<string> {
  const reply = await send(scene, operation, call);
  if (reply.status === 403) refusals += 1;
  if (reply.status < 400 || entry.answers?.includes(reply.body.code)) return "yes";
  return [401, 403, 404].includes(reply.status) ? String(reply.status) : `${reply.status} ${reply.text}`;
}

/** What the permission table says, and nothing else. */
function expected({ operation, entry }: Walk, caller: Caller): string {
  const { access, callers: admitted, services, path } = operation;
  const isPerson = isRole(caller) || caller === "stranger" || caller === "nobody";
  const isAdmitted = isPerson || admitted !== "people";
  if (access === "public") return isAdmitted ? "yes" : "403";
  if (caller === "nobody") return "401";
  if (caller === "stranger") return path.includes("{") && !entry.common ? "404" : "yes";
  if (caller === "service") return services ? "yes" : "403";
  const powers = isScope(caller) ? powersOf("OWNER", [caller]) : powersOf(caller, ["full"]);
  const granted = access === "signed-in" || powers.has(access);
  const grantedInside = entry.power === undefined || powers.has(entry.power);
  return granted && grantedInside && isAdmitted ? "yes" : "403";
}

describe("every operation", () => {
  test("is covered", () => {
    const missing = consoleOperations.map(({ id }) => id).filter((id) => !entries[id]);
    expect(missing, "server/test/calls.ts: add an entry for each of these operations to `entries`").toEqual([]);
    const gone = Object.keys(entries).filter((id) => !consoleOperations.some((operation) => operation.id === id));
    expect(gone, "server/test/calls.ts: these operations are no more; remove their entries").toEqual([]);
  });

  test("responds to each caller as the permission table says", () => {
    const wanted = [...walked].map(([name, walk]) => [
      name,
      Object.fromEntries(callers.map((caller) => [caller, expected(walk, caller)])),
    ]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(wanted));
  });

  test("is printed in docs/permissions.md as it behaves", async () => {
    const guide = await readFile(new URL("../../docs/permissions.md", import.meta.url), "utf8");
    const columns: readonly Caller[] = [...roles, ...scopes];
    const printed = guide.matchAll(/^\| `([\w.]+)` \| .*? \| .*? \| .*? \| .*? \| (.*) \|$/gm);
    const rows = [...printed].map(([, id = "", cells = ""]) => [id, cells.split(" | ")] as const);
    expect(rows.map(([id]) => id).sort()).toEqual(consoleOperations.map(({ id }) => id).sort());
    for (const [id, cells] of rows) {
      // Who can remove whom depends on the two people. The guide prints who can try.
      if (walked.get(id)?.entry.power) continue;
      const answered = columns.map((caller) => (seen.get(id)?.[caller] === "yes" ? "yes" : "–"));
      expect([id, ...cells]).toEqual([id, ...answered]);
    }
  });

  test("records each refusal in the audit log", async () => {
    const { rows } = await world.behind.query("select count(*)::int as denied from audit_log where outcome = 'denied'");
    expect(rows[0].denied).toBe(refusals);
  });

  test("requires a permission or a sign-in, or is one of the few public ones", () => {
    const open = consoleOperations.filter(({ access }) => access === "public").map(({ id }) => id);
    expect(open.sort()).toEqual([
      "protection.getDefaultGuardConfig",
      "teams.acceptInvitation",
      "teams.createFirstOwner",
      "teams.declineInvitation",
      "teams.exchangeApiKey",
      "teams.finishOidcSignIn",
      "teams.logIn",
      "teams.refresh",
      "teams.showInvitation",
      "teams.showOidcProvider",
      "teams.startDeviceLogin",
      "teams.startOidcSignIn",
      "teams.takeDeviceKey",
      "teams.useSignInLink",
    ]);
    const known = new Set<string>(["public", "signed-in", ...permissions]);
    expect(consoleOperations.filter(({ access }) => !known.has(access))).toEqual([]);
  });

  test("has the same address with and without a slash at its end", async () => {
    const stranger = sceneOf("stranger");
    for (const operation of consoleOperations.filter(({ access }) => access !== "public")) {
      const id = newId();
      const bare = operation.path.replaceAll(/\{\w+\}/g, id).replace(/\/$/, "");
      const ask = (path: string, as: Scene["caller"]) =>
        world.call(operation.method, path, { as, headers: { "x-request-id": "the-same" } }).then(fingerprint);
      const unknown = await ask(bare, null);
      expect([operation.id, unknown]).toEqual([operation.id, expect.objectContaining({ status: 401 })]);
      expect([operation.id, await ask(`${bare}/`, null)]).toEqual([operation.id, unknown]);
      // What is read by an id that never existed is the same 404 at both.
      if (!operation.path.includes("{") || operation.method !== "GET") continue;
      expect([operation.id, await ask(`${bare}/`, stranger.caller)]).toEqual([
        operation.id,
        await ask(bare, stranger.caller),
      ]);
    }
  });

  test("with a body checks its syntax before authentication, and its values after", async () => {
    for (const operation of consoleOperations.filter(({ body, bodyOptional }) => body && !bodyOptional)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, () => newId());
      const broken = await world.call(operation.method, path, { as: null, body: "{" });
      expect([operation.id, broken.status, broken.body.detail?.[0]?.type]).toEqual([operation.id, 422, "json_invalid"]);
      if (operation.access === "public") continue;
      const unfit = await world.call(operation.method, path, { as: null, body: "[]" });
      expect([operation.id, unfit.status]).toEqual([operation.id, 401]);
    }
  });
});

test("the most important operations have exactly these requirements", () => {
  const names = ["agents.get?reveal", "teams.createApiKey", "teams.listApiKeys", "teams.revokeApiKey"];
  names.push("teams.listAuditLog", "teams.exportAuditLog", "teams.checkAuditLog", "teams.deleteTeam");
  names.push("teams.exportTeam", "teams.handOver", "teams.changeRole", "agents.evaluationConfig");
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(at === 0 ? 24 : 9))
      .join("")
      .trimEnd();
  const rows = names.map((name) => line([name, ...callers.map((caller) => seen.get(name)?.[caller] ?? "?")]));
  expect(`\n${[line(["", ...callers.map((caller) => caller.slice(0, 8))]), ...rows].join("\n")}\n`).toBe(`
                        nobody   stranger OWNER    ADMIN    MEMBER   VIEWER   full     read     evaluati guards   redteam  service
agents.get?reveal       401      404      yes      yes      403      403      yes      403      403      403      403      403
teams.createApiKey      401      yes      yes      yes      yes      403      yes      403      403      403      403      403
teams.listApiKeys       401      yes      yes      yes      yes      403      yes      403      403      403      403      403
teams.revokeApiKey      401      404      yes      yes      yes      403      yes      403      403      403      403      403
teams.listAuditLog      401      yes      yes      yes      403      403      yes      yes      403      403      403      403
teams.exportAuditLog    401      yes      yes      yes      403      403      yes      yes      403      403      403      403
teams.checkAuditLog     401      yes      yes      yes      403      403      yes      yes      403      403      403      403
teams.deleteTeam        401      404      yes      403      403      403      yes      403      403      403      403      403
teams.exportTeam        401      404      yes      403      403      403      yes      403      403      403      403      403
teams.handOver          401      404      yes      403      403      403      yes      403      403      403      403      403
teams.changeRole        401      404      yes      yes      403      403      yes      403      403      403      403      403
agents.evaluationConfig 401      404      yes      yes      yes      yes      yes      yes      yes      yes      yes      yes
`);
});

/** A response without what differs in every request: the clock and the remaining rate limit. */
function fingerprint({ status, headers, text }: Reply): unknown {
  const { date: _date, ratelimit: _left, ...rest } = headers;
  return { status, headers: rest, text };
}

describe("another team's resources", () => {
  const onThings = [...walked].filter(([, { operation, entry }]) => operation.path.includes("{") && !entry.common);

  test.each(onThings)("are to %s byte for byte the same 404 as resources that never existed", async (_name, walk) => {
    const { operation } = walk;
    const scene = sceneOf("stranger");
    const theirs = await untouched.get(walk);
    if (!theirs) throw new Error(`nobody was refused by ${operation.id}`);
    const names = Object.keys(theirs.params);
    // A number, such as a version's, identifies nothing by itself.
    const isNumber = (name: string): boolean => /^\d+$/.test(theirs.params[name] ?? "");
    const never = Object.fromEntries(
      names.map((name) => [name, isNumber(name) ? (theirs.params[name] ?? "") : newId()]),
    );
    const asked = (params: Call["params"]) =>
      send(scene, operation, { ...theirs, params }, { headers: { "x-request-id": "the-same" } }).then(fingerprint);

    const missing = await asked(never);
    expect(missing).toMatchObject({ status: 404 });
    expect(await asked(theirs.params)).toEqual(missing);
    if (names.length === 1) return;
    // In the caller's own team, a resource of another team.
    const own = { ...never, team_id: scene.caller?.who.teamId ?? "" };
    expect(await asked({ ...theirs.params, team_id: own.team_id })).toEqual(await asked(own));
  });

  test("are just as unknown in a query, a header or a body", async () => {
    const scene = await openScene(world, "stranger");
    const { rows } = await world.behind.query("select email from users where id = $1", [scene.owner.who.userId]);
    const own = scene.caller?.who.teamId;
    const person = scene.owner.who.userId;
    type Asked = [method: string, path: string, body?: object, headers?: Record<string, string>];
    const pairs: [theirs: Asked, never: Asked][] = [
      [
        ["GET", `/v1/users/?email=${rows[0].email}`],
        ["GET", `/v1/users/?email=${newId()}@example.org`],
      ],
      [
        ["GET", "/v1/users/me", undefined, { "x-team-id": scene.team }],
        ["GET", "/v1/users/me", undefined, { "x-team-id": newId() }],
      ],
      [
        ["PUT", "/v1/users/me", { default_team_id: scene.team }],
        ["PUT", "/v1/users/me", { default_team_id: newId() }],
      ],
      [
        ["POST", `/v1/teams/?owner_id=${person}`, { name: "x" }],
        ["POST", `/v1/teams/?owner_id=${newId()}`, { name: "x" }],
      ],
      [
        ["POST", `/v1/teams/${own}/owner`, { user_id: person }],
        ["POST", `/v1/teams/${own}/owner`, { user_id: newId() }],
      ],
    ];
    for (const pair of pairs) {
      const [theirs, never] = await Promise.all(
        pair.map(([method, path, body, headers]) =>
          world.call(method, path, { as: scene.caller, body, headers: { "x-request-id": "the-same", ...headers } }),
        ),
      );
      expect(theirs && fingerprint(theirs)).toMatchObject({ status: 404 });
      expect(theirs && fingerprint(theirs)).toEqual(never && fingerprint(never));
    }
  });
});
