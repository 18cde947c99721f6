import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { expect, test } from "vitest";
import { run } from "../../../test/app/run-command.ts";
import { plantEnvironment } from "../../../test/environment/planted-environment.ts";
import { plantCampaignRows } from "../../../test/redteam/planted-campaign.ts";
import { openSpareDatabase, openSpareFolder, type SpareDatabase } from "../../../test/spare-database.ts";
import { plantRow } from "../../../test/teams/planted-data.ts";
import { apiKeyContext } from "../../domains/agents/configurations/api-key.ts";
import { createKeyring, keyId, newKey } from "../../platform/secrets/keyring.ts";

const [TEAM, OWNER, AGENT] = [2, 1, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const PASSPHRASE = "a passphrase for the test";

/** Every byte, so that none can be lost as the end of a text or of a line. */
const EVERY_BYTE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/** A console's rows, with an agent whose key is encrypted, and policies with their files, texts, rules and harnesses. */
async function fill({ query }: SpareDatabase, key: Buffer): Promise<void> {
  await query("insert into teams (id, name, created_by, created_at, updated_at) values ($1, $3, $2, 1, 1)", [
    TEAM,
    OWNER,
    "A \\N team\twith 'quotes'\nand lines \\.",
  ]);
  await query(
    "insert into users (id, email, default_team_id, created_at, updated_at) values ($1, 'Ö@example.org', $2, 1, 1)",
    [OWNER, TEAM],
  );
  for (const n of [1, 2]) {
    await query(
      `insert into api_keys (id, client_id, team_id, user_id, name, secret_hash, hint, scopes, created_at)
       values ($1, $2, $3, $4, '', '', '', '{full,"a,b"}', 1)`,
      [`00000000-0000-4000-8000-00000000001${n}`, `c${n}`, TEAM, OWNER],
    );
  }
  await query(
    "update api_keys set made_with = (select id from api_keys where client_id = 'c2') where client_id = 'c1'",
  );
  await query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name, agent_params, api_key_sealed)
     values ($1, $2, $3, 1, 1, 'a', 'm', $4, $5)`,
    [AGENT, TEAM, OWNER, '{"x" : 1.0, "x":1e400}', createKeyring([key]).seal("sk-secret", apiKeyContext(AGENT))],
  );
  const db = { query: async (text: string, values?: unknown[]) => ({ rows: await query(text, values) }) } as pg.Pool;
  await plantEnvironment(db, { team_id: TEAM, word: "planted" });
  await plantCampaignRows(db, { team_id: TEAM, word: "planted" });
  for (const place of ["policy_texts set content", "rule_versions set words", "custom_prompts set pass_criteria"])
    await query(`update ${place} = $1`, ["A \\N rule\twith \u2028 and \r\n\\.\n"]);
  await query("update policy_files set content = $1", [EVERY_BYTE]);
  const run_id = "00000000-0000-4000-8000-000000000009";
  await plantRow(db, "evaluations", { id: run_id, team_id: TEAM, agent_id: AGENT, word: "run" });
  await plantRow(db, "evaluation_reports", { evaluation_id: run_id, team_id: TEAM, word: "report" });
}

async function contents({ query }: SpareDatabase): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name } of await query("select tablename as name from pg_tables where schemaname = 'public'")) {
    all[String(name)] = (await query(`select t::text as row from ${name} t order by 1`)).map(({ row }) => row);
  }
  return all;
}

/** Settings for a target whose keys are in a file of its data directory, not in the environment. */
function withKeyFile({ environment }: SpareDatabase) {
  const { DATABASE_URL, CONSOLE_DATA_DIR } = environment;
  return { DATABASE_URL, CONSOLE_DATA_DIR };
}

test("a backup with its keys recreates the whole console elsewhere, from one passphrase, and only in an empty one", async () => {
  const key = newKey();
  const source = await openSpareDatabase("migrated", key);
  await fill(source, key);
  const heads = '{"team_id":"t","seq":1}\n';
  await writeFile(join(source.environment.CONSOLE_DATA_DIR, "audit-heads.jsonl"), `${heads}{"team`);
  const file = join(await openSpareFolder(), "backup");
  const taken = await run("backup", [file, "--with-key"], { ...source.environment, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(taken).toMatchObject({ code: 0, err: "" });
  expect(taken.out).toContain("includes the encryption keys, protected with your passphrase");
  expect(taken.out).toContain(
    "For incremental backups and recovery to a point in time, use the tools of your PostgreSQL",
  );
  expect(await readFile(file, "latin1")).not.toContain(key.toString("base64"));

  const target = await openSpareDatabase("blank");
  const settings = withKeyFile(target);
  const wrong = await run("restore", [file, "--key-from-backup"], {
    ...settings,
    BACKUP_PASSPHRASE: "another one, wrong",
  });
  expect(wrong.err).toBe("Wrong passphrase for the keys in this backup. Nothing was changed.\n");
  expect(await contents(target)).toEqual({});

  const restored = await run("restore", [file, "--key-from-backup"], { ...settings, BACKUP_PASSPHRASE: PASSPHRASE });
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(restored.out).toMatch(/ 2 {2}api_keys\n[\s\S]*Every row was verified/);
  expect(await contents(target)).toEqual(await contents(source));
  const keyFile = join(settings.CONSOLE_DATA_DIR, "secret.key");
  expect(await readFile(keyFile, "utf8")).toBe(`${key.toString("base64")}\n`);
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(await readFile(join(settings.CONSOLE_DATA_DIR, "audit-heads.jsonl"), "utf8")).toBe(heads);

  const again = await run("restore", [file], settings);
  expect(again).toMatchObject({ code: 1, out: "" });
  expect(again.err).toMatch(/^The database is not empty: the table agent_counts has rows\./);
  expect(await contents(target)).toEqual(await contents(source));
});

test("a backup without its keys is restored only where the key is, and says which one it needs", async () => {
  const key = newKey();
  const source = await openSpareDatabase("migrated", key);
  await fill(source, key);
  const file = join(await openSpareFolder(), "backup");
  const taken = await run("backup", [file], source.environment);
  expect(taken.out).toContain(`decrypted only with the key ${keyId(key)}. Keep a copy`);

  const target = await openSpareDatabase("blank");
  const refused = await run("restore", [file], target.environment);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toContain(`sealed with the key ${keyId(key)}, which is not in CONSOLE_SECRET_KEY`);
  const keyless = await run("restore", [file, "--key-from-backup"], withKeyFile(target));
  expect(keyless.err).toBe("This backup was created without --with-key and contains no keys. Nothing was changed.\n");
  expect(await contents(target)).toEqual({});

  const { CONSOLE_SECRET_KEY } = source.environment;
  expect(await run("restore", [file], { ...target.environment, CONSOLE_SECRET_KEY })).toMatchObject({
    code: 0,
    err: "",
  });
  expect(await contents(target)).toEqual(await contents(source));
});

test("an existing file is not overwritten, and a passphrase that could be guessed is not accepted", async () => {
  const { environment } = await openSpareDatabase("migrated");
  const file = join(await openSpareFolder(), "backup");
  await writeFile(file, "mine");
  expect((await run("backup", [file], environment)).err).toBe(`${file} already exists. Choose another name.\n`);
  expect(await readFile(file, "utf8")).toBe("mine");
  expect((await run("backup", [], environment)).err).toBe("Specify one file: npm run backup -- FILE\n");
  const short = await run("backup", [`${file}2`, "--with-key"], { ...environment, BACKUP_PASSPHRASE: "short" });
  expect(short.err).toBe("The passphrase must have at least 12 characters.\n");
  const unasked = await run("backup", [`${file}2`, "--with-key"], environment);
  expect(unasked.err).toBe("No terminal to enter the passphrase. Set BACKUP_PASSPHRASE.\n");
});
