import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../../../test/app/run-command.ts";
import { openSpareDatabase, type SpareDatabase } from "../../../test/spare-database.ts";
import { apiKeyContext, repositoryTokenContext } from "../../domains/agents/configurations/api-key.ts";
import { signingKeyContext } from "../../domains/teams/tokens/signing-keys.ts";
import { formatKeys, type Keys, parseKeys, rotateKeyFile } from "../../platform/secrets/key-file.ts";
import { createKeyring, keyId, newKey, sealedWith } from "../../platform/secrets/keyring.ts";

const TEAM = "00000000-0000-4000-8000-000000000002";
/** More than one batch. */
const AGENTS = 1_100;
const idOf = (n: number): string => `00000000-0000-4000-9000-${String(n).padStart(12, "0")}`;

interface Sealed {
  readonly database: SpareDatabase;
  readonly keyFile: string;
  readonly settings: { readonly DATABASE_URL: string; readonly CONSOLE_DATA_DIR: string };
}

/** Agents and a signing key, all encrypted with one key in the file. */
async function openSealed(key: Buffer): Promise<Sealed> {
  const database = await openSpareDatabase("migrated", key);
  const { DATABASE_URL, CONSOLE_DATA_DIR } = database.environment;
  const keyFile = join(CONSOLE_DATA_DIR, "secret.key");
  await writeFile(keyFile, formatKeys([key]), { mode: 0o600 });
  const ring = createKeyring([key]);
  const ids = Array.from({ length: AGENTS }, (_, n) => idOf(n));
  await database.query("insert into teams (id, name, created_by, created_at, updated_at) values ($1, 't', $1, 1, 1)", [
    TEAM,
  ]);
  await database.query(
    `insert into agents (id, team_id, created_by, created_at, updated_at, agent_name, model_name, api_key_sealed, repository_token_sealed)
     select n.id, $1, $1, 1, 1, 'a', 'm', n.key, n.token from unnest($2::uuid[], $3::text[], $4::text[]) as n (id, key, token)`,
    [
      TEAM,
      ids,
      ids.map((id) => ring.seal(`key of ${id}`, apiKeyContext(id))),
      ids.map((id, n) => (n % 2 ? null : ring.seal(`token of ${id}`, repositoryTokenContext(id)))),
    ],
  );
  await database.query(
    `insert into signing_keys (kid, public_jwk, private_sealed, created_at, retires_at, forgotten_at) values ('k', '{}', $1, 1, 1, 1)`,
    [ring.seal("private", signingKeyContext("k"))],
  );
  return { database, keyFile, settings: { DATABASE_URL, CONSOLE_DATA_DIR } };
}

/** Decrypts everything with these keys only, and returns which of them it needed. */
async function openAll({ query }: SpareDatabase, keys: Keys): Promise<string[]> {
  const ring = createKeyring(keys);
  const used = new Set<string>();
  const opened = (sealed: unknown, context: string): string => {
    used.add(sealedWith(String(sealed)));
    return ring.open(String(sealed), context);
  };
  const agents = await query("select id, api_key_sealed, repository_token_sealed, revision::int from agents");
  expect(agents).toHaveLength(AGENTS);
  for (const agent of agents) {
    const id = String(agent["id"]);
    expect(agent["revision"]).toBe(1);
    expect(opened(agent["api_key_sealed"], apiKeyContext(id))).toBe(`key of ${id}`);
    const token = agent["repository_token_sealed"];
    if (token) expect(opened(token, repositoryTokenContext(id))).toBe(`token of ${id}`);
  }
  const [signing] = await query("select private_sealed from signing_keys");
  expect(opened(signing?.["private_sealed"], signingKeyContext("k"))).toBe("private");
  return [...used].sort();
}

const keysIn = async (file: string): Promise<Keys> => parseKeys(await readFile(file, "utf8"));

test("everything is re-encrypted with a new key, and the old one is removed once nothing can need it", async () => {
  const old = newKey();
  const { database, keyFile, settings } = await openSealed(old);
  const rotated = await run("rotate-keys", [], settings);
  expect(rotated).toMatchObject({ code: 0, err: "" });
  expect(rotated.out).toContain(`for all secrets: ${AGENTS * 1.5 + 1}.`);
  const [fresh, ...rest] = await keysIn(keyFile);
  expect(rest).toEqual([old]);
  expect(await openAll(database, [fresh])).toEqual([keyId(fresh)]);

  const early = await run("rotate-keys", ["--drop-old"], settings);
  expect(early.err).toMatch(/^The keys changed less than a minute ago/);
  expect(await keysIn(keyFile)).toHaveLength(2);
  const twoMinutesAgo = Date.now() / 1000 - 120;
  await utimes(keyFile, twoMinutesAgo, twoMinutesAgo);
  const dropped = await run("rotate-keys", ["--drop-old"], settings);
  expect(dropped.out).toContain(`Removed from ${keyFile}: ${keyId(old)}.`);
  expect(await keysIn(keyFile)).toEqual([fresh]);
});

test("a killed rotation is finished by the next one, without another key", async () => {
  const old = newKey();
  const { database, keyFile, settings } = await openSealed(old);
  const ring = await rotateKeyFile(keyFile);
  await database.query("update agents set api_key_sealed = $2 where id = $1", [
    idOf(700),
    ring.seal(`key of ${idOf(700)}`, apiKeyContext(idOf(700))),
  ]);
  const finished = await run("rotate-keys", [], settings);
  expect(finished).toMatchObject({ code: 0, err: "" });
  expect(finished.out).toMatch(/^Finishing an earlier rotation/);
  const [fresh, ...rest] = await keysIn(keyFile);
  expect(rest).toEqual([old]);
  expect(await openAll(database, [fresh])).toEqual([ring.currentId]);
});

test("with keys from the environment everything is encrypted with the first, and none is created or removed", async () => {
  const [old, fresh] = [newKey(), newKey()];
  const { database, keyFile, settings } = await openSealed(old);
  const environment = { ...settings, CONSOLE_SECRET_KEY: formatKeys([fresh, old]).trim().replace("\n", ",") };
  const rotated = await run("rotate-keys", [], environment);
  expect(rotated).toMatchObject({ code: 0, err: "" });
  expect(rotated.out).toContain("you can remove all keys after the first");
  expect(await openAll(database, [fresh])).toEqual([keyId(fresh)]);
  expect(await keysIn(keyFile)).toEqual([old]);
  const drop = await run("rotate-keys", ["--drop-old"], environment);
  expect(drop.err).toBe("The keys are in CONSOLE_SECRET_KEY. Remove the old ones there.\n");
});

test("a secret whose key is missing is left unchanged and reported, and the others are re-encrypted", async () => {
  const { database, keyFile, settings } = await openSealed(newKey());
  const stranger = createKeyring([newKey()]).seal("x", apiKeyContext(idOf(5)));
  await database.query("update agents set api_key_sealed = $2 where id = $1", [idOf(5), stranger]);
  const rotated = await run("rotate-keys", [], settings);
  expect(rotated.code).toBe(1);
  expect(rotated.err).toBe("Some secrets can't be decrypted with the available keys and were left unchanged: 1.\n");
  const [left] = await database.query("select api_key_sealed from agents where id = $1", [idOf(5)]);
  expect(left).toEqual({ api_key_sealed: stranger });
  const used = await database.query(
    "select distinct split_part(repository_token_sealed, ':', 2) as id from agents where repository_token_sealed is not null",
  );
  expect(used).toEqual([{ id: keyId((await keysIn(keyFile))[0]) }]);
});
