import { expect, test } from "vitest";
import { plantEnvironment } from "../../../../test/environment/planted-environment.ts";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { plantCampaignRows } from "../../../../test/redteam/planted-campaign.ts";
import { plantRow } from "../../../../test/teams/planted-data.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { sql } from "../../../platform/db/sql.ts";
import { inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

holdStatementsToTheirTeam();

type Line = Readonly<Record<string, unknown>>;

async function exported(world: World, as: Person = world.owner) {
  const reply = await world.app.inject({
    method: "GET",
    url: `/v1/teams/${world.owner.who.teamId}/export`,
    headers: { host: "127.0.0.1", authorization: `Bearer ${as.token}` },
  });
  const lines = (): Line[] =>
    reply.body
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, lines };
}

test("everything that the team owns is exported as one file of lines, complete and counted, and the export is audited", async () => {
  await using world = await openWorld();
  const { teamId, userId } = world.owner.who;
  const own = { team_id: teamId, user_id: userId, invited_by: userId, word: "own" };
  for (const table of ["agents", "agent_history", "genomes", "api_keys", "invitations"]) {
    await plantRow(world.behind, table, own);
  }
  await plantEnvironment(world.behind, own);
  await plantCampaignRows(world.behind, own);
  const reply = await exported(world);
  expect(reply.status).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/x-ndjson");
  expect(reply.headers["content-disposition"]).toBe(`attachment; filename="team-${teamId}.jsonl"`);
  const [head, ...rows] = reply.lines();
  expect(head).toMatchObject({ format: "agent-console/team", version: 1, team: { id: teamId, name: "owner" } });
  const kinds = rows.map((row) => row["kind"]);
  expect(new Set(kinds)).toEqual(
    new Set([
      ...["member", "invitation", "api_key", "audit", "agent", "agent_change", "genome", "end"],
      ...["demographic_dimension", "demographic_value", "policy", "policy_file", "policy_text", "policy_rule"],
      ...["campaign", "campaign_goal", "campaign_attempt", "campaign_effect", "campaign_log_line"],
      ...["rule_version", "extraction_run", "model_call", "custom_harness", "custom_prompt"],
    ]),
  );
  expect(rows.at(-1)).toEqual({ kind: "end", rows: rows.length - 1 });
  expect(rows.filter((row) => row["action"] === "team.exported")).toHaveLength(1);
});

test("no secret is included: no password, no hash of a key or link, no encrypted text", async () => {
  await using world = await openWorld();
  const { teamId, userId } = world.owner.who;
  const secrets: Readonly<Record<string, readonly string[]>> = {
    agents: ["api_key_sealed", "repository_token_sealed"],
    campaigns: ["api_key_sealed"],
    api_keys: ["secret_hash"],
    invitations: ["token_hash"],
  };
  for (const [table, columns] of Object.entries(secrets)) {
    const hidden = Object.fromEntries(columns.map((column) => [column, "xochiquetzal"]));
    await plantRow(world.behind, table, {
      team_id: teamId,
      user_id: userId,
      invited_by: userId,
      ...hidden,
      word: "own",
    });
  }
  await world.behind.query("update users set password_hash = 'xochiquetzal'");
  expect((await exported(world)).text).not.toContain("xochiquetzal");
});

test("nothing of another team is included, and only an owner of this one can export it", async () => {
  await using world = await openWorld();
  const [stranger, admin] = [await world.stranger(), await world.member("ADMIN")];
  for (const table of ["agents", "agent_history", "genomes", "api_keys", "invitations"]) {
    const { teamId, userId } = stranger.who;
    await plantRow(world.behind, table, { team_id: teamId, user_id: userId, invited_by: userId, word: "foreign" });
  }
  const { text } = await exported(world);
  for (const mark of ["foreign", stranger.who.userId, stranger.who.teamId]) expect(text).not.toContain(mark);
  expect((await exported(world, admin)).status).toBe(403);
  expect((await exported(world, stranger)).status).toBe(404);
});

test("rows after the first page are included too, each once", async () => {
  await using world = await openWorld();
  await world.behind.query(
    `insert into genomes (id, team_id, body, created_by, created_at)
     select gen_random_uuid(), $1, n::text, $2, 0 from generate_series(1, 1234) n`,
    [world.owner.who.teamId, newId()],
  );
  const genomes = (await exported(world)).lines().filter((row) => row["kind"] === "genome");
  expect(new Set(genomes.map((row) => row["body"])).size).toBe(1234);
  expect(genomes).toHaveLength(1234);
});

test("reading stops when the client stops, and a slow client holds no connection", async () => {
  await using world = await openWorld();
  await world.behind.query(
    `insert into genomes (id, team_id, body, created_by, created_at)
     select gen_random_uuid(), $1, n::text, $2, 0 from generate_series(1, 1234) n`,
    [world.owner.who.teamId, newId()],
  );
  const { who } = world.owner;
  let [readings, open, rows] = [0, 0, 0];
  const read: ReadTeam = (work) =>
    world.services.db.inTeam(who, async (tx) => {
      readings++;
      open++;
      return work({ tx, who, origin: { requestId: "r", address: "a" }, now: 0 }).finally(() => open--);
    });
  const genomes = (teamId: string) => sql`select id from genomes where team_id = ${teamId}`;
  for await (const _row of inPages(read, { rows: genomes, key: ["id"] })) {
    expect(open).toBe(0);
    if (++rows === 150) break;
  }
  expect(readings).toBe(2);
});
