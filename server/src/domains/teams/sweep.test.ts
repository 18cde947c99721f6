import { expect, test } from "vitest";
import { openWorld } from "../../../test/world.ts";
import { eraseLatecomers, sweepTeams } from "./sweep.ts";

test("what has expired is deleted, and what has not stays", async () => {
  await using world = await openWorld();
  const now = Math.floor(Date.now() / 1000);
  const link = "insert into sign_in_links (token_hash, created_at, expires_at) values ($1, 0, $2)";
  await world.behind.query(link, ["old", now - 2 * 86_400]);
  await world.behind.query(link, ["fresh", now + 60]);
  const answer =
    "insert into idempotent_answers (team_id, user_id, key, request_hash, created_at) values ($1, $1, $2, '', $3)";
  await world.behind.query(answer, [world.owner.who.teamId, "old", now - 2 * 86_400]);
  await world.behind.query(answer, [world.owner.who.teamId, "fresh", now]);
  await sweepTeams(world.services.db, now);
  const left = await world.behind.query(
    "select token_hash as name from sign_in_links union all select key from idempotent_answers",
  );
  expect(left.rows.map((row) => row.name)).toEqual(["fresh", "fresh"]);
});

test("a row written by a request that outlived its team is deleted, and none of an existing team", async () => {
  await using world = await openWorld();
  const stranger = await world.stranger();
  const body = { agent_name: "late", model_name: "m" };
  await world.call("POST", "/v1/agent-configurations/", { body });
  await world.call("POST", "/v1/agent-configurations/", { as: stranger, body });
  const now = Math.floor(Date.now() / 1000);
  await world.behind.query("update teams set deleted_at = $2 where id = $1", [stranger.who.teamId, now]);
  await eraseLatecomers(world.services.db, world.services.erasers, now);
  const { rows } = await world.behind.query("select team_id from agents union all select team_id from agent_history");
  expect(rows.map((row) => row.team_id)).toEqual([world.owner.who.teamId, world.owner.who.teamId]);
});
