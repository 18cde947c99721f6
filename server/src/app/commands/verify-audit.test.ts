import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../../test/app/run-command.ts";
import { openSpareDatabase, openSpareFolder, type SpareDatabase } from "../../../test/spare-database.ts";
import { templateConnections } from "../../../test/world-database.ts";
import { openHeadsFile } from "../../platform/audit/heads.ts";
import { writeAudit } from "../../platform/audit/record.ts";
import { sealPending } from "../../platform/audit/seal.ts";
import { openDatabase } from "../../platform/db/database.ts";

const TEAM = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";

/** Three sealed rows in each of two teams, with the heads in the data directory. */
async function sealedLog(): Promise<SpareDatabase & { readonly heads: string }> {
  const database = await openSpareDatabase("migrated");
  const heads = join(database.environment.CONSOLE_DATA_DIR, "audit-heads.jsonl");
  const db = openDatabase({ connection: database.owner, poolSize: 1, onBackgroundError: () => {} });
  const origin = { requestId: "test", address: "192.0.2.7" };
  for (const teamId of [TEAM, OTHER]) {
    for (let now = 1_700_000_000_000; now < 1_700_000_000_003; now++) {
      const source = { teamId, actorKind: "system", actorId: null, origin, now } as const;
      await db.authenticating((tx) => writeAudit(tx, source, { action: "thing.made" }));
    }
  }
  const pass = await sealPending({ db, clock: { milliseconds: () => Date.now() } });
  await openHeadsFile(heads).append(pass.heads);
  await db.close();
  return { ...database, heads };
}

test("an intact log is reported as such, team by team, with exit status 0", async () => {
  const { environment } = await sealedLog();
  const outcome = await run("verify-audit", [], environment);
  expect(outcome).toMatchObject({ code: 0, err: "" });
  expect(outcome.out).toMatch(
    new RegExp(
      `^Team ${TEAM}: intact\\. 3 rows, 3 sealed, up to [0-9a-f]{64}, 0 waiting to be sealed\\.\nTeam ${OTHER}: intact`,
    ),
  );
  expect(outcome.out).toMatch(/The audit log is intact\.\n$/);
});

test("an altered row gives exit status 1 and is named; a single team can be verified alone", async () => {
  const { environment, query } = await sealedLog();
  const [row] = await query(
    "update audit_log set address = '198.51.100.1' where team_id = $1 and at = $2 returning id",
    [OTHER, 1_700_000_000_001],
  );
  const outcome = await run("verify-audit", [], environment);
  expect(outcome).toMatchObject({ code: 1, err: "" });
  expect(outcome.out).toContain(`Team ${TEAM}: intact.`);
  expect(outcome.out).toContain(`Team ${OTHER}: ALTERED. Row ${row?.["id"]}, number 2 of the chain,`);
  expect((await run("verify-audit", ["--team", TEAM], environment)).code).toBe(0);
  expect((await run("verify-audit", ["--team", OTHER], environment)).code).toBe(1);
});

test("a team whose log was removed completely is detected through the heads, and only through them", async () => {
  const { environment, query, heads } = await sealedLog();
  for (const table of ["audit_log", "audit_seals"]) await query(`delete from ${table} where team_id = $1`, [OTHER]);
  const outcome = await run("verify-audit", [], environment);
  expect(outcome.code).toBe(1);
  expect(outcome.out).toContain(
    `Team ${OTHER}: ALTERED. The chain ends at number 0, but a checkpoint outside the database has number 3`,
  );

  const blind = await run("verify-audit", [], { ...environment, CONSOLE_DATA_DIR: await openSpareFolder() });
  expect(blind.code).toBe(0);
  expect(blind.out).toMatch(/^No checkpoints in .+: truncation of the log can't be detected\./);
  const copy = await run("verify-audit", ["--heads", heads], {
    ...environment,
    CONSOLE_DATA_DIR: await openSpareFolder(),
  });
  expect(copy.code).toBe(1);
});

test("what can't be checked gives exit status 2 and one sentence, never a verdict", async () => {
  const { environment, heads, name, query } = await sealedLog();
  const refusal = async (words: string[], settings: Record<string, string> = {}) => {
    const { code, out, err } = await run("verify-audit", words, { ...environment, ...settings });
    expect([code, err.split("\n").length]).toEqual([2, 2]);
    return out + err;
  };
  expect(await refusal(["--team", "nobody"])).toContain("no team nobody");
  expect(await refusal(["--heads", "/nowhere/heads.jsonl"])).toContain("/nowhere/heads.jsonl");
  expect(await refusal(["--unknown"])).toContain("--unknown");
  expect(await refusal([], { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toContain("ECONNREFUSED");
  await query(
    "grant select on schema_migrations, schema_additions, audit_log, audit_seals, audit_pending to console_test_app",
  );
  const { user, password } = templateConnections(name).app;
  const blinded = environment["DATABASE_URL"]?.replace(/\/\/.+?@/, `//${user}:${password}@`) ?? "";
  expect(await refusal([], { DATABASE_URL: blinded })).toContain("can't read any rows");
  await writeFile(heads, "nonsense\n");
  expect(await refusal([])).toContain("line 1: this is no sealed head");
});
