import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ConsoleProcess, runConsole, startConsole } from "../../../e2e/console.ts";
import { becomeOwner, call, type Owner, type Reply } from "../../../e2e/person.ts";
import { openOwnPostgres } from "../gateway/database-line.ts";
import { openPgBouncer, type PoolMode } from "./pgbouncer.ts";

export interface PoolerRound {
  readonly mode: PoolMode;
  readonly version: string;
  /** Connections that the console has to the pooler, and the pooler to PostgreSQL. */
  readonly connections: number;
  readonly sessions: number;
  readonly seconds: number;
  readonly requests: number;
  /** Rows of the own team that came back. */
  readonly rows: number;
  /** Sessions looked at for a team that stayed behind. */
  readonly inspected: number;
  readonly mistakes: readonly string[];
}

export interface PoolerProof {
  readonly rounds: readonly PoolerRound[];
  readonly refusal: string;
  readonly mistakes: readonly string[];
}

const PASSWORD = "app-password";
const APP = "proof_console";
const CONNECTIONS = 12;

/** In session mode each connection keeps its session, so there must be as many. In transaction mode few are enough. */
const SESSIONS: Readonly<Record<PoolMode, number>> = { session: 30, transaction: 4 };

export async function provePooler(seconds: number): Promise<PoolerProof> {
  await using database = await openOwnPostgres();
  await database.query(`create role ${APP} login password '${PASSWORD}'`);
  const { host, port } = new pg.Client({ connectionString: database.env.DATABASE_URL });
  const server = { host, port, database: "proof" };
  const rounds: PoolerRound[] = [];
  const refusals: string[] = [];
  let teams: readonly Team[] = [];
  for (const mode of ["session", "transaction"] as const) {
    const users = { proof: "proof", [APP]: PASSWORD };
    await using pooler = await openPgBouncer({ mode, sessions: SESSIONS[mode], server, users });
    const at = `127.0.0.1:${pooler.port}/proof`;
    const env = {
      ...database.env,
      DATABASE_URL: `postgres://proof:proof@${at}`,
      DATABASE_APP_URL: `postgres://${APP}:${PASSWORD}@${at}`,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
    };
    const refused = await runConsole({ env });
    refusals.push(`${refused.code}: ${refused.err.trim()}`);
    await using console = await startConsole({
      env: { ...env, DATABASE_DIRECT_URL: database.env.DATABASE_URL, RATE_LIMIT: "100000000" },
    });
    if (teams.length === 0) teams = await makeTeams(console, await becomeOwner(console));
    const load = await loadBoth(console, teams, seconds);
    // Longer than the pool keeps a connection that it does not need for the moment.
    await pause(500);
    const left = await leftBehind(`postgres://${APP}:${PASSWORD}@${at}`, SESSIONS[mode]);
    const log = console
      .output()
      .split("\n")
      .filter((line) => /"level":(50|60)/.test(line));
    rounds.push({
      ...{ mode, version: pooler.version, connections: CONNECTIONS, sessions: SESSIONS[mode], seconds },
      ...{ requests: load.requests, rows: load.rows, inspected: left.inspected },
      mistakes: [...load.mistakes, ...left.mistakes, ...log.slice(0, 5)],
    });
  }
  const [refusal = ""] = refusals;
  const wanted = /^1: DATABASE_URL leads to a connection pooler: [^\n]+$/;
  const unrefused = refusals.filter((text) => !wanted.test(text)).map((text) => `without a direct address: ${text}`);
  return { rounds, refusal, mistakes: [...rounds.flatMap(({ mistakes }) => mistakes), ...unrefused] };
}

interface Team {
  /** A word that is in every row of the team, and in no row of the other. */
  readonly word: string;
  readonly token: string;
  readonly headers: { readonly "x-team-id": string };
  readonly agents: readonly string[];
}

const AGENTS = 20;

/** One person who belongs to both teams. */
async function makeTeams(console: ConsoleProcess, owner: Pick<Owner, "token" | "teamId">): Promise<readonly Team[]> {
  const { address } = console;
  const made = await call(`POST ${address}/v1/teams/`, { token: owner.token, body: { name: "Violet" } });
  const register = async (word: string, headers: Team["headers"], at: number): Promise<string> => {
    const body = { agent_name: `${word} ${at}`, model_name: "small-chat-1", purpose: `Serves ${word}.` };
    const reply = await call(`POST ${address}/v1/agent-configurations`, { token: owner.token, headers, body });
    if (reply.status !== 201) throw new Error(`no agent: ${reply.status} ${reply.text}`);
    return reply.body.id;
  };
  return Promise.all(
    Object.entries({ amber: owner.teamId, violet: String(made.body.id) }).map(async ([word, teamId]) => {
      const headers = { "x-team-id": teamId };
      const numbers = Array.from({ length: AGENTS }, (_, at) => at);
      const agents = await Promise.all(numbers.map((at) => register(word, headers, at)));
      return { word, token: owner.token, headers, agents };
    }),
  );
}

interface Load {
  readonly requests: number;
  readonly rows: number;
  readonly mistakes: readonly string[];
}

/** For each team. Together many more than there are connections. */
const CALLERS = 16;

async function loadBoth({ address }: ConsoleProcess, teams: readonly Team[], seconds: number): Promise<Load> {
  const until = performance.now() + seconds * 1000;
  const mistakes: string[] = [];
  let [requests, rows] = [0, 0];
  const check = (team: Team, what: string, { status, text }: Reply, wanted: number): void => {
    requests += 1;
    const [other] = teams.filter((one) => one !== team);
    rows += text.split(team.word).length - 1;
    if (other && text.includes(other.word)) mistakes.push(`${what} for ${team.word} returned a row of ${other.word}`);
    if (status !== wanted) mistakes.push(`${what} for ${team.word} answered ${status}: ${text.slice(0, 200)}`);
  };
  const work = async (team: Team, caller: number): Promise<void> => {
    const strange = teams.find((one) => one !== team)?.agents ?? [];
    for (let round = caller; performance.now() < until && mistakes.length < 50; round++) {
      const own = `/v1/agent-configurations/${team.agents[round % AGENTS]}`;
      const steps: readonly [string, number, object?][] = [
        ["GET /v1/agent-configurations?limit=50", 200],
        [`GET ${own}`, 200],
        [`GET /v1/agent-configurations/${strange[round % AGENTS]}`, 404],
        [`PUT ${own}`, 200, { purpose: `Serves ${team.word}, ${caller}/${round}.` }],
        [`PUT /v1/agent-configurations/${strange[round % AGENTS]}`, 404, { purpose: `Serves ${team.word}.` }],
        [`GET ${own}/history?limit=5`, 200],
        ["GET /v1/audit-log?limit=20", 200],
        ["GET /v1/evaluations/?limit=10", 200],
      ];
      for (const [what, wanted, body] of steps) {
        const [method, path] = what.split(" ", 2);
        const reply = await call(`${method} ${address}${path}`, { token: team.token, headers: team.headers, body });
        check(team, what, reply, wanted);
      }
    }
  };
  await Promise.all(teams.flatMap((team) => Array.from({ length: CALLERS }, (_, caller) => work(team, caller))));
  return { requests, rows, mistakes };
}

/** What the sessions say whom they act for, when nobody uses them: nobody. All are held at once, so each is asked. */
async function leftBehind(url: string, sessions: number): Promise<{ inspected: number; mistakes: string[] }> {
  const clients = Array.from({ length: Math.min(sessions, 4) }, () => new pg.Client({ connectionString: url }));
  const [pids, mistakes]: [Set<unknown>, string[]] = [new Set(), []];
  for (const client of clients) {
    await client.connect();
    await client.query("begin");
    const { rows } = await client.query(
      "select pg_backend_pid() as pid, coalesce(current_setting('app.team_id', true), '') as team",
    );
    pids.add(rows[0].pid);
    if (rows[0].team !== "") mistakes.push(`session ${rows[0].pid} still acts for a team`);
  }
  for (const client of clients) await client.end();
  return { inspected: pids.size, mistakes };
}
