import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";
import { VERSION } from "../../../endings/version.ts";
import { changeConfig, configPath, readConfig } from "../../../profiles/config-file.ts";
import { connectionOf } from "../../../profiles/connection.ts";

const fresh = () => ({ XDG_CONFIG_HOME: mkdtempSync(join(tmpdir(), "profiles-")) });
const URL_OF = "https://console.example";
const id = "0b0e9a9e-0000-4000-8000-000000000001";
const other = "1c0e9a9e-0000-4000-8000-000000000002";
const KEY = "agck_secret";
const me = { id, email: "ada@example.org" };
const team = { team_id: id, team_name: "Blue", role: "OWNER", is_default: true };
const refused = (code: string, status = 400) => ({ status, body: { detail: code, code, request_id: "r" } });
const asked = {
  ...{ device_code: "agcd_x", user_code: "KFRT-WPLM", verification_uri: `${URL_OF}/device` },
  ...{ expires_in: 600, interval: 0 },
};
const taken = { key: KEY, key_id: id, name: "n", scopes: ["evaluations"], team_id: id, expires_at: 99 };
/** A console that needs a sign-in: who asks without a key is refused first. */
const answers = {
  "GET /v1/users/me": [refused("NOT_AUTHENTICATED", 401), me],
  "GET /v1/users/me/teams": [[team]],
  "POST /v1/auth/device/code": asked,
};

test("a login shows the code, waits for the decision, and saves a key that only its owner can read", async () => {
  const environment = fresh();
  const polled = [refused("DEVICE_PENDING"), refused("DEVICE_PENDING"), taken];
  const ran = await runCli(["login", URL_OF, "--scope", "evaluations"], {
    environment,
    turns: { ...answers, "POST /v1/auth/device/token": polled },
  });
  expect([ran.ending, ran.err]).toEqual(["passed", expect.stringContaining("KFRT-WPLM")]);
  expect(ran.out).toContain("Signed in to https://console.example as ada@example.org, team Blue.");
  expect(ran.out + ran.err).not.toContain(KEY);
  expect(ran.sent.find(({ path }) => path.endsWith("/code"))?.body).toMatchObject({ scope: "evaluations" });
  const path = configPath(environment);
  expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(connectionOf({}, environment)).toMatchObject({ key: KEY, profile: { name: "console.example" } });
});

test("a denied and an expired code save nothing", async () => {
  for (const [code, ending] of [
    ["DEVICE_DENIED", "refused"],
    ["DEVICE_EXPIRED", "unfinished"],
  ] as const) {
    const environment = fresh();
    const turns = { ...answers, "POST /v1/auth/device/token": [refused(code)] };
    expect((await runCli(["login", URL_OF], { environment, turns })).ending).toBe(ending);
    expect(readConfig(environment)).toEqual({ profiles: {} });
  }
});

test("a key comes from standard input, never from a terminal, and is proven before it is saved", async () => {
  const environment = fresh();
  const ran = await runCli(["login", URL_OF, "--with-key", "--profile", "ci"], {
    ...{ environment, stdin: `${KEY}\n`, answers: { "GET /v1/users/me": me, "GET /v1/users/me/teams": [team] } },
  });
  expect([ran.ending, readConfig(environment).profiles["ci"]?.key]).toEqual(["passed", KEY]);
  expect((await runCli(["login", URL_OF, "--with-key"], { environment, columns: 80 })).ending).toBe("usage");
  const wrong = { environment, stdin: "agck_wrong", turns: { "GET /v1/users/me": [refused("KEY_REFUSED", 401)] } };
  expect((await runCli(["login", URL_OF, "--with-key", "--profile", "x"], wrong)).ending).toBe("refused");
  expect(Object.keys(readConfig(environment).profiles)).toEqual(["ci"]);
});

test("where no sign-in is needed, that is said and no key is asked for", async () => {
  const environment = fresh();
  const ran = await runCli(["login", URL_OF], {
    environment,
    answers: { "GET /v1/users/me": me, "GET /v1/users/me/teams": [team] },
  });
  expect([ran.ending, ran.out]).toEqual(["passed", expect.stringContaining("needs no sign-in (CONSOLE_AUTH=off)")]);
  expect(ran.sent.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a file that others can read is refused with the command that mends it", async () => {
  const environment = fresh();
  await changeConfig(environment, () => ({ current: "a", profiles: { a: { url: URL_OF, key: KEY } } }));
  const path = configPath(environment);
  chmodSync(path, 0o644);
  const ran = await runCli(["whoami"], { environment });
  expect([ran.ending, ran.err]).toEqual(["refused", expect.stringContaining(`Run: chmod 600 ${path}`)]);
  chmodSync(path, 0o600);
  writeFileSync(path, "{");
  expect((await runCli(["whoami"], { environment })).err).toContain("is damaged");
});

test("logins at once leave a whole file with all of them", async () => {
  const environment = fresh();
  const names = Array.from({ length: 6 }, (_, at) => `p${at}`);
  await Promise.all(
    names.map((name) =>
      changeConfig(environment, ({ profiles }) => ({
        current: name,
        profiles: { ...profiles, [name]: { url: URL_OF } },
      })),
    ),
  );
  expect(Object.keys(readConfig(environment).profiles).sort()).toEqual([...names].sort());
});

test("options go before the environment, that before the profile, and a profile's key goes to its console only", async () => {
  const environment = fresh();
  const profiles = { a: { url: URL_OF, key: KEY }, b: { url: "http://127.0.0.1:1", team_id: other } };
  await changeConfig(environment, () => ({ current: "a", profiles }));
  const from = (given: object, more: object = {}) => {
    const { address, key, teamId, profile } = connectionOf(given, { ...environment, ...more });
    return [address.host, key, teamId, profile?.name];
  };
  expect(from({})).toEqual(["console.example", KEY, undefined, "a"]);
  expect(from({ profile: "b" })).toEqual(["127.0.0.1:1", undefined, other, "b"]);
  expect(from({}, { CONSOLE_PROFILE: "b" })).toEqual(["127.0.0.1:1", undefined, other, "b"]);
  expect(from({ console: "https://elsewhere.example" })).toEqual([
    "elsewhere.example",
    undefined,
    undefined,
    undefined,
  ]);
  expect(from({}, { CONSOLE_URL: "https://elsewhere.example", CONSOLE_API_KEY: "k" })[1]).toBe("k");
  expect(from({ console: URL_OF }, { CONSOLE_URL: "https://elsewhere.example" })).toEqual([
    "console.example",
    KEY,
    undefined,
    "a",
  ]);
  expect(() => from({ profile: "c" })).toThrow("There are a, b.");
});

test("profiles are listed without keys, chosen, removed; logout revokes first", async () => {
  const environment = fresh();
  const profiles = { a: { url: URL_OF, key: KEY, team_id: id }, b: { url: URL_OF, key: "agck_b", team_id: other } };
  await changeConfig(environment, () => ({ current: "a", profiles }));
  const listed = await runCli(["profile", "list", "--json"], { environment });
  expect(listed.out).not.toContain("agck");
  expect((await runCli(["profile", "use", "b"], { environment })).ending).toBe("passed");
  expect(readConfig(environment).current).toBe("b");
  expect((await runCli(["profile", "use", "c"], { environment })).ending).toBe("usage");
  const teams = { "GET /v1/users/me/teams": [{ ...team, team_id: other, team_name: "Red" }] };
  expect((await runCli(["team", "use", id], { environment, answers: teams })).ending).toBe("passed");
  expect(readConfig(environment).current).toBe("a");
  expect((await runCli(["logout"], { environment })).ending).toBe("refused");
  expect(readConfig(environment).profiles["a"]).toBeDefined();
  const out = await runCli(["logout"], { environment, answers: { "DELETE /v1/auth/api-key": "" } });
  expect([out.ending, out.out]).toEqual(["passed", `Signed out of ${URL_OF}. Its key is revoked.\n`]);
  expect((await runCli(["profile", "remove", "b"], { environment })).ending).toBe("passed");
  expect(readConfig(environment)).toEqual({ profiles: {} });
});

test("whoami says what is in use", async () => {
  const environment = fresh();
  await changeConfig(environment, () => ({ current: "a", profiles: { a: { url: URL_OF, key: KEY, scope: "read" } } }));
  const ran = await runCli(["whoami"], {
    environment,
    answers: { "GET /v1/users/me": me, "GET /v1/users/me/teams": [team] },
  });
  expect(ran.out.split("\n").slice(0, 4)).toEqual([
    `console\t${URL_OF}`,
    "profile\ta",
    "user\tada@example.org",
    "team\tBlue (OWNER)",
  ]);
});

test("the version is the package's", () => {
  const file = new URL("../../../../package.json", import.meta.url);
  expect(JSON.parse(readFileSync(file, "utf8")).version).toBe(VERSION);
});
