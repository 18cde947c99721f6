import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import { sealPending } from "../src/platform/audit/seal.ts";
import { callFor, entries, send } from "./calls.ts";
import { plantPrompts } from "./environment/harness-calls.ts";
import { plantModelCall } from "./environment/rule-calls.ts";
import { everyTable, makeFirstDay } from "./every-table.ts";
import { plantFlowTraces } from "./protection/flow-calls.ts";
import { plantTraffic } from "./protection/recorded-exchange.ts";
import { holdStatementsToTheirTeam } from "./recorded-statements.ts";
import { workOnCampaigns } from "./redteam/campaign-calls.ts";
import { openScene, plantProposal, type Scene } from "./scene.ts";
import { plantRow, tablesWith } from "./teams/planted-data.ts";
import { plantReceivedTraces } from "./telemetry/alert-calls.ts";
import { openWorld, type World } from "./world.ts";

holdStatementsToTheirTeam();

/** Tables without a team, and how many of our rows a connection bound to a team member sees. */
const WITHOUT_TEAM: Readonly<Record<string, "its own" | "none" | "all" | "refused">> = {
  teams: "its own",
  users: "its own",
  oidc_logins: "none",
  rate_limits: "none",
  processes: "none",
  recent_writers: "none",
  // A time.
  replica_beats: "all",
  refresh_tokens: "none",
  sign_in_failures: "none",
  sign_in_links: "none",
  signing_keys: "none",
  evidence_keys: "none",
  unused_objects: "none",
  // Ids and times, which everyone who ends a session or a membership must be able to write.
  revocations: "all",
  schema_migrations: "refused",
  schema_additions: "refused",
};
/** Append-only: what was written stays unchanged. */
const APPEND_ONLY = [
  "audit_log",
  "audit_seals",
  "agent_history",
  "guard_versions",
  "flow_versions",
  "flow_attachments",
  "rule_versions",
  "campaign_effects",
];
const REFUSED = "42501"; // insufficient_privilege: no grant, or a row that the policy rejects

let world: World;
let ours: Scene;
let theirs: Scene;
let app: pg.Client;
let tables: string[];
let teamTables: string[];

beforeAll(async () => {
  world = await openWorld();
  [ours, theirs] = [await plantedTeam(), await plantedTeam()];
  await world.behind.query(`
    insert into oidc_logins values ('hash', 'nonce', 'sealed', '/', 1);
    insert into sign_in_failures values ('account/somebody', 1, 1);
    insert into unused_objects values ('teams/1/', 1, 1);
    insert into rate_limits values ('requests/192.0.2.1', 1, 1);
    insert into recent_writers values (gen_random_uuid(), 1);
    insert into replica_beats values (1, 1);
    insert into processes values (gen_random_uuid(), 'all', '0', 'host', 1, '', 1, 1, '{}')`);
  await world.services.evidenceKeys.current();
  await sealPending(world.services);
  await waitingRow(ours);
  await waitingRow(theirs);
  app = new pg.Client(world.connections.app);
  await app.connect();
  tables = await everyTable(world.behind);
  teamTables = await tablesWith(world.behind, "team_id");
  return async () => {
    await app.end();
    await world[Symbol.asyncDispose]();
  };
});

/** All except those that the database computes. */
async function writableColumns(table: string): Promise<string> {
  const { rows } = await world.behind.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

/** A team that has used everything, so that each table has rows of it. */
async function plantedTeam(): Promise<Scene> {
  const scene = await openScene(world, "OWNER");
  const did = ["agents.create", "evolution.createGenome", "teams.createApiKey", "teams.inviteUser"];
  did.push("teams.decideDeviceLogin");
  did.push(
    "teams.refresh",
    "teams.useSignInLink",
    "teams.endSession",
    "teams.testNotificationEndpoint",
    "environment.createPersona",
    "environment.createDemographicValue",
    "evaluation.create",
    "evaluation.updateSettings",
    "evaluation.addFindingComment",
    "evaluation.labelResponses",
    "evaluation.measureJudge",
    "evaluation.judgeUnassessed",
    "evaluation.createShareLink",
    "evaluation.archive",
    "evaluation.updateRetention",
    "teams.getPendingAction",
    "evaluation.createTestSet",
    "environment.setPolicyScope",
    "evaluation.createCustomHarness",
    "environment.uploadPolicyFile",
    "protection.applyGuardConfig",
    "protection.createGuardRule",
    "protection.measureRemoteGuard",
    "protection.updateGatewayRoute",
    "protection.updateGatewayKey",
    "protection.updateModelPrice",
    "protection.check",
    "protection.sendGuardHeartbeat",
    "protection.createDetection",
    "protection.startGuardReplay",
    "protection.acknowledgeAlarm",
    "protection.updateAlertRule",
    "protection.updateAlarmSettings",
    "protection.setTrafficSettings",
    "protection.applyFlowPolicy",
    "protection.setFlowList",
    "environment.createRule",
    "environment.updateSettings",
    "redteam.createCampaign",
    "agents.putHeaders",
    "agents.runSchedule",
    "redteam.putPolicy",
    "redteam.stopAll",
  );
  for (const operation of consoleOperations.filter(({ id }) => did.includes(id))) {
    const call = await callFor(operation, entries[operation.id] ?? {}, scene);
    const reply = await send(scene, operation, call, { headers: { "idempotency-key": operation.id } });
    expect(reply.status, `${operation.id}: ${reply.text}`).toBeLessThan(300);
  }
  await plantPrompts(scene);
  await plantModelCall(scene);
  await workOnCampaigns(scene);
  await workOn(scene);
  await guard(scene);
  await measure(scene);
  await evolve(scene);
  return scene;
}

/** What guards that hit something would leave behind. */
async function guard({ team }: Scene): Promise<void> {
  await world.services.guards.tally.flush();
  await plantTraffic({ world, team });
  await plantFlowTraces({ world, team });
  await plantReceivedTraces({ world, team });
  await world.behind.query(
    `insert into guard_hits (id, team_id, agent_id, config_id, version, guard, channel, definition, method, rule, score, created_at)
     select gen_random_uuid(), team_id, agent_id, id, 1, 'g', 'user', '', 'm', 'r', 1, 1 from guard_configs where team_id = $1`,
    [team],
  );
  await world.behind.query(
    `insert into guard_masks (id, team_id, agent_id, conversation_id, table_sealed, expires_at)
     select gen_random_uuid(), team_id, agent_id, id::text, '', 1 from guard_configs where team_id = $1`,
    [team],
  );
  await world.behind.query(
    `insert into tool_pins (team_id, agent_id, route_id, tool, digest, created_at, seen_at, definition, changed_definition)
     select team_id, agent_id, id, 'look_up', 'd', 1, 1, '{}', '{}' from guard_configs where team_id = $1`,
    [team],
  );
  await world.behind.query(
    `insert into gateway_signatures (team_id, agent_id, rotation, rotated_at, rotated_by)
     select team_id, agent_id, 1, 1, created_by from guard_configs where team_id = $1 on conflict do nothing`,
    [team],
  );
}

/** A span, a log line and figures. */
async function measure({ team }: Scene): Promise<void> {
  await makeFirstDay(world.behind);
  const raw = [
    "otel_spans",
    "otel_logs",
    "otel_batches",
    "otel_streams",
    "telemetry_writers",
    "trace_scores",
    "trace_comments",
  ];
  const figures = ["names", "labels", "delta", "minute", "hour", "span", "unfolded"].map((name) => `series_${name}`);
  for (const table of [...raw, ...figures]) await plantRow(world.behind, table, { team_id: team, word: table });
}

/** A genome with an ancestor, and the map of both. */
async function evolve(scene: Scene): Promise<void> {
  const { caller } = scene;
  await plantProposal(scene);
  const seed = (body: object) => world.call("POST", "/v1/genomes/", { as: caller, body });
  const { body: parent } = await seed({});
  await seed({ parents: [{ genome_id: parent.id, version: 1 }] });
  await world.call("GET", "/v1/evolution/genome-map", { as: caller });
  await world.call("PUT", "/v1/evolution/settings", { as: caller, body: { four_eyes: false } });
}

/** What a worker would write for the team's run. */
async function workOn({ team }: Scene): Promise<void> {
  await world.behind.query(
    `insert into evaluation_plan (evaluation_id, seq, team_id, harness, probe, family, stratum, question)
     select id, 0, team_id, 'security', 'probe', 'family', 'stratum', '{}' from evaluations where team_id = $1
     on conflict do nothing`,
    [team],
  );
  for (const [table, values] of [
    ["evaluation_results (evaluation_id, team_id, seq, outcome)", "0, 'failed'"],
    ["evaluation_claims (evaluation_id, team_id, worker, seqs)", "1, '{1}'"],
    ["evaluation_retries (evaluation_id, team_id, seq, times, waits)", "2, 1, true"],
    [
      "evaluation_controls (evaluation_id, team_id, n, control, question, met, observation, observed_at)",
      "0, 'liveness', '{}', true, '{}', 1",
    ],
    [
      "judge_verdicts (evaluation_id, team_id, seq, agent_id, revision, outcome, reason, response, at)",
      "0, agent_id, 1, 'failed', '', '', 0",
    ],
  ]) {
    await world.behind.query(
      `insert into ${table} select id, team_id, ${values} from evaluations where team_id = $1 on conflict do nothing`,
      [team],
    );
  }
  await world.behind.query(
    "insert into agent_pace select agent_id, team_id, 0 from evaluations where team_id = $1 on conflict do nothing",
    [team],
  );
}

/** Sealing empties the queue, so one more entry is added to it. */
async function waitingRow({ caller }: Scene): Promise<void> {
  await world.call("GET", "/v1/audit-log/export", { as: caller });
}

async function bind({
  team,
  self,
}: { team: string; self: { who: { userId: string } } } | typeof nobody): Promise<void> {
  await app.query("select set_config('app.team_id', $1, false), set_config('app.user_id', $2, false)", [
    team,
    self.who.userId,
  ]);
}
const nobody = { team: "", self: { who: { userId: "" } } };

async function count(client: pg.Client | pg.Pool, from: string, values: unknown[] = []): Promise<number> {
  return (
    (await client.query<{ rows: number }>(`select count(*)::int as rows from ${from}`, values)).rows[0]?.rows ?? -1
  );
}

/** How many rows a statement touched, or REFUSED. Its effect is rolled back. */
async function attempt(text: string, values: unknown[] = []): Promise<number | string> {
  await app.query("begin");
  try {
    return (await app.query(text, values)).rowCount ?? 0;
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    await app.query("rollback");
  }
}

test("a view runs with its reader's permissions, because no other view is safe", async () => {
  const { rows } = await world.behind.query(
    `select c.relname as name, coalesce(c.reloptions @> '{security_invoker=true}', false) as is_behind_wall
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
     order by c.relname`,
  );
  expect(rows).toEqual([
    { name: "answer_reviews", is_behind_wall: true },
    { name: "evaluation_prompts", is_behind_wall: true },
    { name: "judge_votes", is_behind_wall: true },
  ]);
  await bind(theirs);
  expect(await count(app, "answer_reviews where team_id = $1", [ours.team])).toBe(0);
  expect(await count(app, "judge_votes where team_id = $1", [ours.team])).toBe(0);
  expect(await count(app, "evaluation_prompts where team_id = $1", [theirs.team])).toBeGreaterThan(0);
  expect(await count(app, "evaluation_prompts where team_id = $1", [ours.team])).toBe(0);
});

describe("a table with team data", () => {
  test("has rows of both teams here, or nothing below proves anything", async () => {
    expect(teamTables.length).toBeGreaterThan(10);
    for (const table of teamTables) {
      for (const { team } of [ours, theirs]) {
        const rows = await count(world.behind, `${table} where team_id = $1`, [team]);
        expect(rows, `isolation.test.ts: let plantedTeam() do something that fills ${table}`).toBeGreaterThan(0);
      }
    }
  });

  test("has row-level security", async () => {
    const { rows } = await world.behind.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
    );
    expect(rows.map(({ relname }) => relname).sort()).toEqual(["schema_additions", "schema_migrations"]);
  });

  test("shows nothing to a connection without a team", async () => {
    await bind(nobody);
    for (const table of teamTables) expect([table, await count(app, table)]).toEqual([table, 0]);
  });

  test("shows a team its own rows and no one else's", async () => {
    await bind(ours);
    for (const table of teamTables) {
      expect([table, await count(app, `${table} where team_id = $1`, [theirs.team])]).toEqual([table, 0]);
      expect([table, await count(app, `${table} where team_id = $1`, [ours.team])]).not.toEqual([table, 0]);
    }
  });

  test("accepts no row for another team", async () => {
    await bind(ours);
    for (const table of teamTables) {
      const { rows } = await world.behind.query(
        `select to_jsonb(t)::text as row from ${table} t where team_id = $1 limit 1`,
        [theirs.team],
      );
      const columns = await writableColumns(table);
      const copied = attempt(
        `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
        [rows[0].row],
      );
      expect([table, await copied]).toEqual([table, REFUSED]);
    }
  });

  test("lets no row move to another team, and no row of another team be changed or removed", async () => {
    await bind(ours);
    // A session belongs to a person, in whatever team. Sign-in checks the membership each time.
    for (const table of teamTables.filter((name) => name !== "sessions")) {
      const given = await attempt(`update ${table} set team_id = $1 where team_id = $2`, [theirs.team, ours.team]);
      expect([table, given]).toEqual([table, REFUSED]);
    }
    for (const table of teamTables) {
      const untouched = APPEND_ONLY.includes(table) ? REFUSED : 0;
      const changed = await attempt(`update ${table} set team_id = team_id where team_id = $1`, [theirs.team]);
      const removed = await attempt(`delete from ${table} where team_id = $1`, [theirs.team]);
      expect([table, changed, removed]).toEqual([table, untouched, untouched]);
    }
  });
});

describe("a person in two teams", () => {
  test("sees both memberships and both teams, and can write only in the current one", async () => {
    const { userId } = ours.self.who;
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values (gen_random_uuid(), $1, $2, 'VIEWER', 1, 1)",
      [theirs.team, userId],
    );
    await bind(ours);
    expect(await count(app, "memberships where user_id = $1", [userId])).toBe(2);
    expect(await count(app, "teams")).toBe(2);
    expect(await attempt("update memberships set role = 'OWNER' where team_id = $1", [theirs.team])).toBe(0);
    expect(await attempt("delete from memberships where team_id = $1", [theirs.team])).toBe(0);
    expect(await attempt("update teams set name = 'taken' where id = $1", [theirs.team])).toBe(0);
    expect(await attempt("update memberships set team_id = $1 where team_id = $2", [ours.team, theirs.team])).toBe(0);
    await world.behind.query("delete from memberships where team_id = $1 and user_id = $2", [theirs.team, userId]);
    const join =
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values (gen_random_uuid(), $1, $2, 'OWNER', 1, 1)";
    expect(await attempt(join, [theirs.team, userId])).toBe(REFUSED);
  });
});

describe("a table without a team", () => {
  test("is listed here, with what can be seen of it", () => {
    const found = tables.filter((table) => !teamTables.includes(table));
    expect(found, "isolation.test.ts: say in WITHOUT_TEAM what a team's connection sees of the new table").toEqual(
      Object.keys(WITHOUT_TEAM).sort(),
    );
  });

  test("shows nothing to a connection without a team", async () => {
    await bind(nobody);
    for (const table of Object.keys(WITHOUT_TEAM)) {
      const seen = await count(app, table).catch((error: pg.DatabaseError) => error.code);
      expect([table, seen]).toEqual([table, table.startsWith("schema_") ? REFUSED : 0]);
    }
  });

  test("shows a team what it should see and no more", async () => {
    await bind(ours);
    for (const [table, sight] of Object.entries(WITHOUT_TEAM)) {
      const all = await count(world.behind, table);
      expect(all, `isolation.test.ts: plant a row in ${table}`).toBeGreaterThan(0);
      const seen = await count(app, table).catch((error: pg.DatabaseError) => error.code);
      if (sight === "refused") expect([table, seen]).toEqual([table, REFUSED]);
      else if (sight === "none") expect([table, seen]).toEqual([table, 0]);
      else if (sight === "all") expect([table, seen]).toEqual([table, all]);
    }
    const team = await app.query("select id from teams");
    expect(team.rows).toEqual([{ id: ours.team }]);
    const people = await app.query("select id from users order by id");
    expect(people.rows.map(({ id }) => id)).toEqual([ours.owner.who.userId, ours.self.who.userId].sort());
  });

  test("lets a team change no one but the current person, and revive nothing that was revoked", async () => {
    await bind(ours);
    const rename = "update users set given_name = 'Mallory' where id = $1";
    expect(await attempt(rename, [ours.self.who.userId])).toBe(1);
    expect(await attempt(rename, [ours.owner.who.userId])).toBe(0);
    expect(await attempt(rename, [theirs.self.who.userId])).toBe(0);
    expect(await attempt("delete from revocations")).toBe(0);
  });
});

describe("the console's database role", () => {
  test("is an ordinary one that owns nothing and belongs to no other", async () => {
    const { rows } = await app.query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*)::int from pg_class where relowner = r.oid) as owns,
        (select count(*)::int from pg_auth_members where member = r.oid) as belongs
      from pg_roles r where rolname = current_user`);
    const no = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
    };
    expect(rows).toEqual([{ ...no, owns: 0, belongs: 0 }]);
  });

  test.each(APPEND_ONLY)("can't change, remove or truncate %s", async (table) => {
    await bind(ours);
    expect(await attempt(`update ${table} set team_id = team_id`)).toBe(REFUSED);
    expect(await attempt(`delete from ${table}`)).toBe(REFUSED);
    expect(await attempt(`truncate ${table}`)).toBe(REFUSED);
  });

  test.each([
    ["make a table", "create table planted ()"],
    ["make a function", "create function planted() returns int language sql as 'select 1'"],
    ["drop a table", "drop table agents"],
    ["lift the wall", "alter table agents disable row level security"],
    ["write a policy", "create policy planted on agents using (true)"],
    ["turn into the owner", `set role ${"console_test_owner"}`],
    ["switch to another role permanently", `set session authorization ${"console_test_owner"}`],
    ["look past the wall", "set row_security = off; select from agents"],
    ["stop the triggers that count", "set session_replication_role = replica"],
    ["read files of the server", "select pg_read_file('/etc/passwd')"],
    ["run programs on the server", "copy agents from program 'true'"],
  ])("can't %s", async (_what, statement) => {
    expect(await attempt(statement)).toBe(REFUSED);
  });

  test("finds by search only what its team owns, and deletes no history of an existing team", async () => {
    await bind(ours);
    const found = await app.query("select search_agents('%', 1000) as id");
    const { rows } = await world.behind.query("select id from agents where team_id = $1", [ours.team]);
    expect(found.rows.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const before = await count(world.behind, "agent_history");
    await app.query("select erase_agent_history()");
    expect(await count(world.behind, "agent_history")).toBe(before);
  });

  test("can't make the owner's functions use its own table in place of the real one", async () => {
    await bind(ours);
    const before = await count(world.behind, "agent_history");
    await app.query("create temporary table teams (id uuid, deleted_at bigint)").catch(() => {});
    await app.query("grant select on pg_temp.teams to public").catch(() => {});
    await app.query("insert into pg_temp.teams values ($1, 1)", [ours.team]).catch(() => {});
    await app.query("select erase_agent_history()");
    await app.query("drop table if exists pg_temp.teams");
    expect(await count(world.behind, "agent_history")).toBe(before);
  });
});
