import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import type { Logger } from "pino";
import { expect } from "vitest";
import { createApi } from "../src/app/api.ts";
import { createServices, type Services } from "../src/app/services.ts";
import { loadConfig } from "../src/app/settings/config.ts";
import type { Harness } from "../src/domains/evaluation/harness/harness.ts";
import { insertOwnerWithTeam } from "../src/domains/teams/sign-in/links.ts";
import { principal } from "../src/domains/teams/tokens/claims.ts";
import { newId } from "../src/kernel/ids.ts";
import type { Role, Scope } from "../src/kernel/permissions.ts";
import type { Principal } from "../src/kernel/principal.ts";
import { type Database, openDatabase } from "../src/platform/db/database.ts";
import type { Reads } from "../src/platform/db/replica/reads.ts";
import { createKeyring, newKey } from "../src/platform/secrets/keyring.ts";
import { createLogger } from "../src/platform/telemetry/log.ts";
import { misfitsOf } from "./described-answers.ts";
import { smallHarnesses } from "./small-harnesses.ts";
import { TEMPLATE, templateConnections, testCluster } from "./world-database.ts";

/** A person in a team, with a token. */
export interface Person {
  readonly who: Principal;
  readonly token: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's body has whatever form the test then pins down
  readonly body: any;
}

export interface CallOptions {
  readonly as?: Person | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface World extends AsyncDisposable {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly owner: Person;
  readonly clock: { now: number; milliseconds: () => number };
  /** Connections that bypass row-level security, for inspecting the database. */
  readonly behind: pg.Pool;
  readonly connections: { owner: pg.ClientConfig; app: pg.ClientConfig };
  /** A request through the whole stack, as the owner unless another caller is given. */
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  member(role: Role, options?: { team?: Principal["teamId"]; scopes?: readonly Scope[] }): Promise<Person>;
  /** Another team with its own owner. */
  stranger(): Promise<Person>;
  /**
   * The same console for another owner with a team of its own, which sees nothing of this one. A tenth of the work of a
   * new console, for tests that read nothing of other teams. It ends with this one.
   */
  another(): Promise<World>;
}

export interface WorldOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly logger?: Logger;
  readonly poolSize?: number;
  readonly harnesses?: readonly Harness[];
  /** Where reads that may be a few seconds old come from. Default: the same database. */
  readonly reads?: (db: Database, connections: World["connections"]) => Reads;
}

/** A console with its own database. Everything is real except the port. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const database = `w_${randomBytes(8).toString("hex")}`;
  await onCluster(`create database ${database} owner ${TEMPLATE}_owner template ${TEMPLATE} strategy file_copy`);
  const connections = templateConnections(database);
  const behind = new pg.Pool({ ...testCluster(), database, max: 2 });
  // Dropping the database at the end may meet a connection that is still closing.
  behind.on("error", () => {});
  const clock = { now: Date.now(), milliseconds: () => clock.now };
  const { logger = createLogger("silent"), poolSize = 6, harnesses = smallHarnesses } = options;
  const config = loadConfig({ LOG_LEVEL: "silent", ...options.environment });
  const db = openDatabase({ connection: connections.app, poolSize, onBackgroundError: () => {} });
  const reads = options.reads?.(db, connections);
  const services = await createServices({
    ...{ config, db, keyring: createKeyring([newKey()]), clock, logger, harnesses },
    ...(reads ? { reads } : {}),
  });
  const unlisted = new Set<string>();
  const app = createApi(services, {
    onUnlistedFault: (operation, code) => unlisted.add(`${operation.id} answered ${code}, which it does not list`),
  });
  await app.ready();

  const tokenFor = async (who: Principal): Promise<Person> => ({
    who,
    token: (await services.teams.tokens.mintAccess(who)).token,
  });
  const newTeam = (name: string, now = clock.now): Promise<Person> =>
    db
      .authenticating((sql) =>
        insertOwnerWithTeam(
          sql,
          { email: `${name}-${newId()}@example.org`, passwordHash: null, team_name: name },
          { origin: { requestId: "test", address: "test" }, userAgent: undefined, now },
        ),
      )
      .then((made) =>
        tokenFor(
          principal({
            kind: "user",
            userId: made.user_id,
            teamId: made.team_id,
            role: "OWNER",
            scopes: ["full"],
            credentialId: null,
          }),
        ),
      );
  // A second before all others: the owner's team is the first one of the console.
  const owner = await newTeam("owner", clock.now - 1000);

  const worldOf = (first: Person): World => ({
    services,
    app,
    owner: first,
    clock,
    behind,
    connections,
    call: callerOf(app, first),
    async member(role, { team = first.who.teamId, scopes = ["full"] as const } = {}) {
      const userId = await insertMember(behind, { role, team, now: Math.floor(clock.now / 1000) });
      return tokenFor(principal({ kind: "user", userId, teamId: team, role, scopes, credentialId: null }));
    },
    stranger: () => newTeam("stranger"),
    another: async () => ({ ...worldOf(await newTeam("owner")), [Symbol.asyncDispose]: async () => {} }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await services.close();
      await reads?.close();
      await db.close();
      await behind.end();
      await onCluster(`drop database ${database} with (force)`);
      if (unlisted.size > 0) throw new Error([...unlisted].join("; "));
    },
  });
  return worldOf(owner);
}

interface NewMember {
  readonly role: Role;
  readonly team: Principal["teamId"];
  readonly now: number;
}

async function insertMember(behind: pg.Pool, { role, team, now }: NewMember): Promise<Principal["userId"]> {
  const userId = newId();
  await behind.query(
    "insert into users (id, email, default_team_id, created_at, updated_at) values ($1, $2, $3, $4, $4)",
    [userId, `${role.toLowerCase()}-${userId}@example.org`, team, now],
  );
  await behind.query(
    "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)",
    [newId(), team, userId, role, now],
  );
  return userId;
}

/** A request through the whole stack, whose response is held to the contract. */
const callerOf =
  (app: FastifyInstance, owner: Person): World["call"] =>
  async (method, path, { as = owner, body, headers = {} } = {}) => {
    const sent = body === undefined || typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const reply = await app.inject({
      method: method as "GET",
      url: path,
      headers: {
        host: "127.0.0.1",
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(sent === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(sent === undefined ? {} : { payload: sent as string }),
    });
    const text = reply.body;
    const isJson = String(reply.headers["content-type"]).includes("application/json");
    const answered = isJson && text !== "" ? JSON.parse(text) : text;
    if (isJson) expect(misfitsOf({ method, path }, reply.statusCode, answered)).toEqual([]);
    return { status: reply.statusCode, headers: reply.headers, text, body: answered };
  };

let cluster: pg.Pool | undefined;

/** One connection for all worlds of a process: opening one costs as much as copying the database. It ends with the process. */
function onCluster(statement: string): Promise<unknown> {
  cluster ??= new pg.Pool({ ...testCluster(), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The cluster may end before this process does.
  if (cluster.listenerCount("error") === 0) cluster.on("error", () => {});
  return cluster.query(statement);
}
