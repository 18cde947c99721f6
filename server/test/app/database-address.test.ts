import { describe, expect, test } from "vitest";
import { openConnections } from "../../src/app/database.ts";
import { loadConfig } from "../../src/app/settings/config.ts";
import { SettingRefused } from "../../src/app/settings/settings.ts";
import { createKeyring, newKey } from "../../src/platform/secrets/keyring.ts";
import { createLogger } from "../../src/platform/telemetry/log.ts";
import { openPoolerDouble } from "../pooler-double.ts";
import { openSpareDatabase } from "../spare-database.ts";

function open(environment: Readonly<Record<string, string>>) {
  const config = loadConfig(environment);
  return openConnections({ config, keyring: createKeyring([newKey()]), logger: createLogger("silent") });
}
const refusal = (sentence: string | RegExp) =>
  expect.objectContaining({
    constructor: SettingRefused,
    message: typeof sentence === "string" ? sentence : expect.stringMatching(sentence),
  });

describe("a start on a database that can't be used ends with one sentence", () => {
  test.each([
    [
      "postgres://u:secret@127.0.0.1:1,127.0.0.1:2/db",
      "DATABASE_URL cannot be used: no host accepts writes (127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1; 127.0.0.1:2: connect ECONNREFUSED 127.0.0.1:2).",
    ],
    [
      "postgres://u:secret@one,two/db?target_session_attrs=standby",
      'DATABASE_URL cannot be used: target_session_attrs must be one of any, read-write, primary; it is "standby".',
    ],
    ["postgres://u:secret@one:x/db", "DATABASE_URL cannot be used: it is not a valid URL."],
  ])("%s", async (address, sentence) => {
    await expect(open({ DATABASE_URL: address })).rejects.toEqual(refusal(sentence));
  });

  test("a pooler without the address of the server behind it, or in the place of that server", async () => {
    const spare = await openSpareDatabase("migrated");
    await using pooler = await openPoolerDouble(spare.owner, 2);
    const { port, user, database } = pooler.connection;
    const pooled = `postgres://${user}:any@127.0.0.1:${port}/${database}`;
    const { DATABASE_URL: direct } = spare.environment;
    await expect(open({ DATABASE_URL: pooled })).rejects.toEqual(
      refusal(/^DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to PostgreSQL itself, [^.]+\.$/),
    );
    await expect(open({ DATABASE_URL: direct, DATABASE_DIRECT_URL: pooled })).rejects.toEqual(
      refusal("DATABASE_DIRECT_URL leads to a connection pooler; it must lead to PostgreSQL itself."),
    );
    const { owner, app, hosts } = await open({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
    expect(hosts).toMatchObject({ pooled: [{ port, user: app.user }], direct: [{ host: owner.host, user: app.user }] });
  });
});
