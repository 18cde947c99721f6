import type pg from "pg";
import { describe, expect, test } from "vitest";
import { plantEnvironment } from "../../../../test/environment/planted-environment.ts";
import { everyTable, makeFirstDay } from "../../../../test/every-table.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { plantCampaignRows } from "../../../../test/redteam/planted-campaign.ts";
import { plantRow, tablesWith } from "../../../../test/teams/planted-data.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { consoleTables } from "../../../app/tables.ts";
import { newId } from "../../../kernel/ids.ts";
import { sql } from "../../../platform/db/sql.ts";

holdStatementsToTheirTeam();

type Fate = "deleted" | "emptied" | "kept";
const fateOf = (cell: string): Fate => /^(deleted|emptied|kept)/.exec(cell)?.[0] as Fate;

/** What happens to each table's rows, as its domain says. */
const promised = (column: "person" | "team"): Map<string, Fate> =>
  new Map(Object.entries(consoleTables).map(([table, fates]) => [table, fateOf(fates[column])]));

const kept = (fates: Map<string, Fate>): string[] =>
  [...fates].filter(([, fate]) => fate === "kept").map(([table]) => table);

const SECRET = "quetzalcoatl";
/** Tables with ids, times and roles only: there is no column for the marker. */
const WORDLESS = [
  "agent_pace",
  "alert_states",
  "evaluation_retention",
  "gateway_meters",
  "gateway_places",
  "gateway_slots",
  "gateway_spending",
  "audit_pending",
  "evaluation_claims",
  "evaluation_retries",
  "evaluation_settings",
  "finding_runs",
  "memberships",
  "environment_settings",
  "evolution_settings",
  "guard_judge_spending",
  "gateway_signatures",
  "series_delta",
  "series_minute",
  "series_hour",
  "series_span",
  "series_unfolded",
  "telemetry_writers",
  "otel_batches",
  "otel_streams",
  "policy_scopes",
  "used_confirmations",
];
const emailOf = async (db: pg.Pool, userId: string): Promise<string> =>
  (await db.query("select email from users where id = $1", [userId])).rows[0].email;
const deleteTeam = (world: World, name: string, as: Person = world.owner) =>
  world.call("DELETE", `/v1/teams/${world.owner.who.teamId}`, { as, body: { confirm_name: name } });

test("the domains list every table of the database, and no other", async () => {
  await using world = await openWorld();
  const named = promised("team");
  expect([...named.keys()].sort()).toEqual(await everyTable(world.behind));
  expect([...named.values(), ...promised("person").values()]).not.toContain(undefined);
});

describe("deleting a team", () => {
  test("leaves the marker nowhere except where the table says", async () => {
    await using world = await openWorld();
    const { teamId, userId } = world.owner.who;
    const sessionId = newId();
    await plantRow(world.behind, "sessions", { id: sessionId, team_id: teamId, user_id: userId, word: SECRET });
    await plantRow(world.behind, "refresh_tokens", { session_id: sessionId, word: SECRET });
    await makeFirstDay(world.behind);
    const owned = (await tablesWith(world.behind, "team_id")).filter((table) => !WORDLESS.includes(table));
    const evaluationId = newId();
    await plantRow(world.behind, "evaluations", { id: evaluationId, team_id: teamId, word: SECRET });
    const ofRun = { team_id: teamId, evaluation_id: evaluationId };
    const [finding, genome] = [newId(), newId()];
    await plantRow(world.behind, "findings", { ...ofRun, id: finding, word: SECRET });
    await plantRow(world.behind, "genomes", { id: genome, team_id: teamId, word: SECRET });
    await plantRow(world.behind, "genome_versions", { genome_id: genome, team_id: teamId, word: SECRET });
    const job = newId();
    await plantRow(world.behind, "evolution_jobs", { id: job, team_id: teamId, word: SECRET });
    const tests = newId();
    await plantRow(world.behind, "test_sets", { id: tests, team_id: teamId, word: SECRET });
    const [guard, config] = [newId(), newId()];
    await plantRow(world.behind, "external_guards", { id: guard, team_id: teamId, word: SECRET });
    await plantRow(world.behind, "guard_configs", { id: config, team_id: teamId, word: SECRET });
    const done = ["sessions", "evaluations", "findings", "genomes", "genome_versions", "evolution_jobs", "test_sets"];
    done.push("external_guards", "guard_configs");
    done.push(...(await plantEnvironment(world.behind, { team_id: teamId, word: SECRET })));
    done.push(...(await plantCampaignRows(world.behind, { team_id: teamId, word: SECRET })));
    for (const table of owned.filter((name) => !done.includes(name))) {
      const planted = { ...ofRun, user_id: userId, invited_by: userId, finding_id: finding, job_id: job, arms: [] };
      const more = { child_id: genome, parent_id: genome, test_set_id: tests, guard_id: guard, config_id: config };
      await plantRow(world.behind, table, { ...planted, ...more, word: SECRET });
    }
    await world.behind.query("update teams set name = $2, description = $2 where id = $1", [teamId, SECRET]);
    expect(await tablesHolding(world.behind, SECRET)).toEqual([...owned, "refresh_tokens", "teams"].sort());

    expect((await deleteTeam(world, SECRET)).status).toBe(204);

    const fates = promised("team");
    expect(kept(fates)).toEqual(expect.arrayContaining(await tablesHolding(world.behind, SECRET)));
    const emptied = [...fates].filter(([, fate]) => fate === "emptied").map(([table]) => table);
    const mentions = await tablesHolding(world.behind, teamId);
    expect([...kept(fates), ...emptied]).toEqual(expect.arrayContaining(mentions));
    expect(mentions).toEqual(expect.arrayContaining(["audit_log", "teams"]));
    const written = await world.behind.query("select * from audit_log where action = 'team.deleted'");
    expect(written.rows).toMatchObject([{ team_id: teamId, actor_id: userId, target_id: teamId }]);
    expect(JSON.stringify(written.rows)).not.toContain(SECRET);
  });

  test("touches no other team, and ends every access to this one", async () => {
    await using world = await openWorld();
    const [stranger, member] = [await world.stranger(), await world.member("MEMBER")];
    for (const { who } of [stranger, world.owner]) {
      for (const table of ["agents", "agent_history", "genomes", "api_keys", "invitations"]) {
        await plantRow(world.behind, table, {
          team_id: who.teamId,
          user_id: who.userId,
          invited_by: who.userId,
          word: who.teamId,
        });
      }
    }
    const count = async () => {
      const counts = [
        "agents",
        "agent_history",
        "agent_counts",
        "genomes",
        "api_keys",
        "invitations",
        "memberships",
      ].map((table) => world.behind.query(`select from ${table} where team_id = $1`, [stranger.who.teamId]));
      return (await Promise.all(counts)).map((result) => result.rowCount);
    };
    const before = await count();
    expect(before).not.toContain(0);
    expect((await deleteTeam(world, "owner")).status).toBe(204);
    expect(await count()).toEqual(before);
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(401);
    expect((await world.call("GET", "/v1/users/me")).status).toBe(401);
    expect((await world.call("GET", "/v1/users/me", { as: stranger })).status).toBe(200);
  });

  test("needs an owner and the exact name; from outside the team looks nonexistent", async () => {
    await using world = await openWorld();
    const [admin, stranger] = [await world.member("ADMIN"), await world.stranger()];
    expect((await deleteTeam(world, "Owner")).body.detail).toMatchObject([{ loc: ["body", "confirm_name"] }]);
    expect((await deleteTeam(world, "owner", admin)).status).toBe(403);
    expect((await deleteTeam(world, "owner", stranger)).body.code).toBe("TEAM_NOT_FOUND");
    expect((await world.call("GET", `/v1/teams/${world.owner.who.teamId}`)).status).toBe(200);
  });

  test("is the only way to delete history: that of an existing team can't be deleted", async () => {
    await using world = await openWorld();
    const { who } = world.owner;
    await plantRow(world.behind, "agent_history", { team_id: who.teamId, word: SECRET });
    await world.services.db.transaction(who, (tx) => tx.run(sql`select erase_agent_history()`));
    expect((await world.behind.query("select from agent_history")).rowCount).toBe(1);
  });
});

describe("deleting a user", () => {
  test("leaves the marker nowhere except where the table says, and the log keeps their id", async () => {
    await using world = await openWorld();
    const member = await world.member("MEMBER");
    const { userId, teamId } = member.who;
    const address = `${SECRET}@example.org`;
    await world.call("PUT", "/v1/users/me", { as: member, body: { given_name: SECRET } });
    await world.behind.query(
      `update users set email = $2, password_hash = $2, family_name = $2, external_user_id = $2, profile_image = $2 where id = $1`,
      [userId, address],
    );
    const sessionId = newId();
    await plantRow(world.behind, "sessions", { id: sessionId, team_id: teamId, user_id: userId, word: SECRET });
    await plantRow(world.behind, "refresh_tokens", { session_id: sessionId, word: SECRET });
    await plantRow(world.behind, "sign_in_links", { user_id: userId, word: SECRET });
    await plantRow(world.behind, "device_codes", { team_id: teamId, user_id: userId, state: "approved", word: SECRET });
    await plantRow(world.behind, "api_keys", { team_id: teamId, user_id: userId, word: SECRET });
    await plantRow(world.behind, "idempotent_answers", { team_id: teamId, user_id: userId, word: SECRET });
    await plantRow(world.behind, "sign_in_failures", { bucket: `account/${address}`, word: SECRET });
    await plantRow(world.behind, "sign_in_failures", { bucket: `pair/192.0.2.1/${address}`, word: SECRET });
    const stranger = await world.stranger();
    const invited = { team_id: stranger.who.teamId, invited_by: stranger.who.userId, email: address };
    await plantRow(world.behind, "invitations", { ...invited, word: SECRET });
    expect(await tablesHolding(world.behind, SECRET)).toHaveLength(9);

    expect((await world.call("DELETE", "/v1/users/me", { as: member })).status).toBe(204);

    expect(await tablesHolding(world.behind, SECRET)).toEqual([]);
    const fates = promised("person");
    const left = [...kept(fates), ...[...fates].filter(([, fate]) => fate === "emptied").map(([table]) => table)];
    const mentions = await tablesHolding(world.behind, userId);
    expect(left).toEqual(expect.arrayContaining(mentions));
    expect(mentions).toEqual(expect.arrayContaining(["audit_log", "users"]));
    const log = await world.behind.query("select action, team_id from audit_log where actor_id = $1 order by at", [
      userId,
    ]);
    expect(log.rows).toMatchObject([{ action: "user.updated" }, { action: "user.deleted", team_id: teamId }]);
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(401);
    expect((await world.call("GET", `/v1/users/${userId}`)).status).toBe(404);
    expect((await world.call("POST", "/v1/users/", { body: { email: address, password: "long enough" } })).status).toBe(
      201,
    );
  });

  test("is refused if a team with other members would lose its last owner", async () => {
    await using world = await openWorld();
    const member = await world.member("MEMBER");
    expect((await world.call("DELETE", "/v1/users/me")).body.code).toBe("LAST_OWNER");
    expect((await world.call("DELETE", `/v1/users/${world.owner.who.userId}`)).body.code).toBe("LAST_OWNER");
    await world.call("PUT", `/v1/teams/${member.who.teamId}/users/${member.who.userId}`, { body: { role: "OWNER" } });
    expect((await world.call("DELETE", "/v1/users/me")).status).toBe(204);
  });

  test("also deletes the teams that no one else is in, all or nothing", async () => {
    await using world = await openWorld();
    const { teamId, userId } = world.owner.who;
    const second = (await world.call("POST", "/v1/teams/", { body: { name: "Second" } })).body.id;
    for (const team of [teamId, second]) await plantRow(world.behind, "agents", { team_id: team, word: SECRET });
    await plantRow(world.behind, "memberships", {
      team_id: second,
      user_id: (await world.stranger()).who.userId,
      word: SECRET,
    });
    expect((await world.call("DELETE", "/v1/users/me")).body.code).toBe("LAST_OWNER");
    expect((await world.behind.query("select from agents")).rowCount).toBe(2);
    await world.behind.query("delete from memberships where team_id = $1 and user_id <> $2", [second, userId]);
    expect((await world.call("DELETE", "/v1/users/me")).status).toBe(204);
    expect((await world.behind.query("select from agents")).rowCount).toBe(0);
    const told = await world.behind.query("select team_id from audit_log where action = 'team.deleted'");
    expect(told.rows.map((row) => row.team_id).sort()).toEqual([teamId, second].sort());
  });

  test("by someone else needs a super admin, who reaches the current team and users in none, but no other team", async () => {
    await using world = await openWorld();
    const [admin, member, stranger] = [
      await world.member("ADMIN"),
      await world.member("MEMBER"),
      await world.stranger(),
    ];
    const erase = (person: Person, as: Person = world.owner) =>
      world.call("DELETE", `/v1/users/${person.who.userId}`, { as });
    expect((await erase(member, admin)).status).toBe(403);
    expect((await erase(stranger, admin)).status).toBe(404);
    const theirs = await world.member("MEMBER", { team: stranger.who.teamId });
    const headers = { "x-request-id": "same" };
    const foreign = await world.call("DELETE", `/v1/users/${theirs.who.userId}`, { headers });
    const missing = await world.call("DELETE", `/v1/users/${newId()}`, { headers });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    await world.behind.query("delete from memberships where user_id = $1", [theirs.who.userId]);
    expect((await erase(theirs, admin)).status).toBe(404);
    expect((await erase(theirs)).status).toBe(204);
    expect((await erase(member)).status).toBe(204);
    expect((await erase(member)).status).toBe(404);
    expect(await emailOf(world.behind, member.who.userId)).toBe(`${member.who.userId}@erased.invalid`);
  });

  test("by a super admin spares the owners of a team that the super admin does not own", async () => {
    await using world = await openWorld();
    const [person, stranger] = [await world.member("MEMBER"), await world.stranger()];
    const join = (userId: string, role: string) =>
      world.behind.query(
        `insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, $4, 1, 1)
         on conflict (team_id, user_id) do update set role = excluded.role`,
        [newId(), stranger.who.teamId, userId, role],
      );
    const erase = () => world.call("DELETE", `/v1/users/${person.who.userId}`);
    // Owner of another team, together with someone else, whether the super admin has no role there or a lesser one.
    await join(person.who.userId, "OWNER");
    expect((await erase()).body.code).toBe("NOT_ALLOWED");
    await join(world.owner.who.userId, "ADMIN");
    expect((await erase()).body.code).toBe("NOT_ALLOWED");
    expect(
      (await world.behind.query("select from users where id = $1 and deleted_at is null", [person.who.userId]))
        .rowCount,
    ).toBe(1);
    await join(world.owner.who.userId, "OWNER");
    expect((await erase()).status).toBe(204);
  });

  test("by someone else never reaches a team that is theirs alone", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const member = await world.member("MEMBER");
    await world.call("POST", "/v1/teams/", { as: member, body: { name: "Theirs" } });
    expect((await world.call("DELETE", `/v1/users/${member.who.userId}`)).body.code).toBe("LAST_OWNER");
  });
});

/** Which tables contain the marker in any column of any row. */
async function tablesHolding(db: pg.Pool, word: string): Promise<string[]> {
  const holding: string[] = [];
  for (const table of await everyTable(db)) {
    const found = await db.query(`select from ${table} r where position($1 in r::text) > 0 limit 1`, [word]);
    if (found.rowCount) holding.push(table);
  }
  return holding.sort();
}
