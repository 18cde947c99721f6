import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openSpareDatabase } from "../../../../test/spare-database.ts";
import { plantRow } from "../../../../test/teams/planted-data.ts";
import { migrationsFolder } from "../../../app/database.ts";
import { newId } from "../../../kernel/ids.ts";
import { migrate, readMigrations } from "../../../platform/db/schema/migrate.ts";

const GROUPS = 32;

test("findings of single prompts become findings of a cause, with their triage, comments and links", async () => {
  const { owner } = await openSpareDatabase("blank");
  const db = new pg.Pool({ ...owner, max: 1 });
  db.on("error", () => {}); // Disconnected when the database is dropped, while it is closing.
  onTestFinished(() => db.end());
  const migrations = await readMigrations(migrationsFolder);
  const client = await db.connect();
  await migrate(
    client,
    migrations.filter(({ version }) => version < GROUPS),
  );
  client.release();
  const [teamId, agentId, person] = [newId(), newId(), newId()];
  const team = { team_id: teamId, agent_id: agentId, word: "x" };
  await plantRow(db, "teams", { id: teamId, word: "x" });
  const runs = [newId(), newId()];
  for (const [at, id] of runs.entries()) {
    const completed = { status: "completed", completed_at: 100 + at, created_at: 90 + at };
    await plantRow(db, "evaluations", { ...team, ...completed, id });
  }
  const old: Record<string, string> = {};
  const plant = async (
    name: string,
    run: number,
    { probe, ...triage }: { probe: string } & Record<string, unknown>,
  ) => {
    const seq = Object.keys(old).length;
    old[name] = newId();
    const ofRun = { evaluation_id: runs[run], seq, team_id: teamId, word: "x" };
    await plantRow(db, "evaluation_plan", { ...ofRun, harness: "security", probe });
    await plantRow(db, "evaluation_results", { ...ofRun, outcome: "failed", observation: "{}", judgement: "{}" });
    await plantRow(db, "findings", {
      ...{ ...ofRun, ...team, id: old[name], harness: "security", probe, detector: "d", basis: null },
      ...{ severity: "high", rank: 3, found_at: 100 + run, revision: 1, assigned_to: null },
      ...{ state: "open", state_reason: null, accepted_until: null, state_changed_at: null, state_changed_by: null },
      ...triage,
    });
  };
  const by = { state_changed_at: 105, state_changed_by: person, revision: 2 };
  await plant("leak, wrong", 0, { probe: "leak", state: "false_positive", state_reason: "quoted", ...by });
  await plant("leak, open", 0, { probe: "leak", assigned_to: person });
  await plant("leak, later", 1, { probe: "leak" });
  const accepted = { state: "accepted", state_reason: "known", ...by };
  await plant("order, until 900", 0, { probe: "order", accepted_until: 900, ...accepted });
  await plant("order, until 800", 0, { probe: "order", accepted_until: 800, ...accepted });
  await plantRow(db, "finding_comments", { team_id: teamId, finding_id: old["leak, open"], word: "seen again" });

  const again = await db.connect();
  await migrate(again, migrations);
  again.release();

  const { rows: findings } = await db.query(
    "select probe, state, state_reason, accepted_until::int, assigned_to, change, found_at::int, seen_at::int from findings order by probe",
  );
  expect(findings).toEqual([
    {
      ...{ probe: "leak", state: "open", state_reason: null, accepted_until: null, assigned_to: person },
      ...{ change: "still_there", found_at: 100, seen_at: 101 },
    },
    {
      ...{ probe: "order", state: "accepted", state_reason: "known", accepted_until: 800, assigned_to: null },
      ...{ change: "new", found_at: 100, seen_at: 100 },
    },
  ]);
  const { rows: failures } = await db.query(
    "select m.former_id, f.probe, m.overruled from finding_failures m join findings f on f.id = m.finding_id order by m.seq",
  );
  expect(failures).toEqual(
    Object.entries(old).map(([name, id]) => ({
      former_id: id,
      probe: name.split(",")[0],
      overruled: name.endsWith("wrong"),
    })),
  );
  const { rows: tries } = await db.query(
    "select f.probe, t.failed, t.tried from finding_runs t join findings f on f.id = t.finding_id order by f.probe, t.at",
  );
  expect(tries).toEqual([
    { probe: "leak", failed: 1, tried: 2 },
    { probe: "leak", failed: 1, tried: 1 },
    { probe: "order", failed: 2, tried: 2 },
  ]);
  const { rows: events } = await db.query(
    "select kind, state, reason, by_person, seq from finding_events where kind = 'state' order by seq",
  );
  expect(events.map(({ state, reason, seq }) => [state, reason, seq])).toEqual([
    ["false_positive", "quoted", 0],
    ["accepted", "known", 3],
    ["accepted", "known", 4],
  ]);
  const { rows: comments } = await db.query(
    "select f.probe, c.body from finding_comments c join findings f on f.id = c.finding_id",
  );
  expect(comments).toEqual([{ probe: "leak", body: "seen again" }]);

  await db.query("delete from evaluations where id = $1", [runs[0]]);
  const { rows: left } = await db.query("select probe from findings");
  expect(left).toEqual([{ probe: "leak" }]);
});
