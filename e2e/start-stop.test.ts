import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { settings } from "../server/src/app/settings/settings.ts";
import { type ConsoleProcess, type Outcome, runConsole, startConsole, startNpm } from "./console.ts";
import { type DataFolder, openDataFolder } from "./data-folder.ts";
import { openDatabase } from "./database.ts";
import { becomeOwner, call, createAgent, logIn, type Owner } from "./person.ts";
import { holdingService } from "./service.ts";

const AGENT_KEY = "sk-a-key-that-no-log-may-show";

/** One console's data for the whole file: created by a start that is stopped halfway and the next one, reopened by the tests. */
let data: DataFolder;
let stoppedHalfway: Outcome & { readonly left: readonly number[] };
let owner: Owner;
let agentId: string;
let firstOutput: string;

beforeAll(async () => {
  data = await openDataFolder({ isEmpty: true });
  const halfway = await runConsole({
    data,
    meanwhile: async (child) => {
      await vi.waitUntil(() => data.postmaster(), { interval: 2, timeout: 30_000 });
      child.kill("SIGTERM");
    },
  });
  stoppedHalfway = { ...halfway, left: await data.postgresProcesses() };
  await using console = await startConsole({ data, env: { LOG_LEVEL: "trace" } });
  owner = await becomeOwner(console);
  agentId = await createAgent(console.address, owner.token, { api_key: AGENT_KEY });
  await call(`PUT ${console.address}/v1/agent-configurations/${agentId}`, {
    token: owner.token,
    body: { api_key: AGENT_KEY, rate_limit_requests_per_minute: "many" },
  });
  await call(`POST ${console.address}/v1/auth/jwt/login`, { body: { ...owner, password: `${owner.password}!` } });
  expect(await console.stop()).toEqual({ code: 0, signal: null });
  firstOutput = console.output();
});
afterAll(() => data[Symbol.asyncDispose]());

const npmMajor = (): number => Number.parseInt(execFileSync("npm", ["--version"], { encoding: "utf8" }), 10);

const agentName = async (address: string): Promise<string> => {
  const token = await logIn(address, owner);
  return (await call(`GET ${address}/v1/agent-configurations/${agentId}`, { token })).body.agent_name;
};

const isListening = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => resolve(socket.destroy() !== undefined));
    socket.on("error", () => resolve(false));
  });

describe("a first start", () => {
  test("prints the console's address, its data directory and how to sign in", () => {
    expect(firstOutput).toMatch(/^Agent Console is running at http:\/\/127\.0\.0\.1:\d+$/m);
    expect(firstOutput).toContain(`Data: ${data.path}/postgres/data\n`);
    expect(firstOutput).toMatch(/^ {2}http:\/\/127\.0\.0\.1:\d+\/welcome#token=agcl_\S+$/m);
  });

  test("keeps every secret out of its log, even at the most verbose level", () => {
    expect(firstOutput).toContain('"operation":"teams.logIn"');
    const [, link = ""] = /#token=(\S+)/.exec(firstOutput) ?? [];
    expect(firstOutput.split(link)).toHaveLength(2);
    for (const secret of [owner.password, owner.token, AGENT_KEY]) expect(firstOutput).not.toContain(secret);
  });

  test("that is stopped halfway leaves nothing running and does not block the next one", () => {
    expect(stoppedHalfway).toMatchObject({ code: 0, err: "", left: [] });
    expect(firstOutput).toContain("No owner account yet.");
  });
});

describe("a stop", () => {
  const ways = [
    ["SIGTERM to the console", startConsole, "signal", "SIGTERM"],
    ["SIGTERM to npm", startNpm, "signal", "SIGTERM"],
    ["Ctrl-C in a terminal", startNpm, "signalGroup", "SIGINT"],
  ] as const;
  test.for(ways)("by %s completes requests, then ends with everything it started", async (way, { skip }) => {
    const [name, start, send, signal] = way;
    skip(name === "SIGTERM to npm" && npmMajor() < 10, "npm 9 traps SIGTERM and does not pass it on (README)");
    await using service = await holdingService();
    await using console = await start({ data, env: { SERVICE_EVOLUTION: service.address } });
    const token = await logIn(console.address, owner);
    const underWay = call(`GET ${console.address}/v1/evolution/status/${agentId}`, { token });
    await service.reached;
    console[send](signal);
    await expect.poll(() => isListening(console.address), { timeout: 20_000 }).toBe(false);
    service.release();
    expect(await underWay).toMatchObject({ status: 200, text: '{"held":true}' });
    const exit = await console.exited;
    if (start === startConsole) expect(exit).toEqual({ code: 0, signal: null });
    expect(await data.postgresProcesses()).toEqual([]);
  });
});

describe("the next start", () => {
  /** One after the other: each test ends the console that the one before it has started, in its own way. */
  let console: ConsoleProcess;
  const startAgain = async (): Promise<void> => {
    console = await startConsole({ data });
  };
  beforeAll(startAgain);
  afterAll(() => console[Symbol.asyncDispose]());

  test("opens the same data", async () => {
    expect(console.output()).toContain(`Sign in at ${console.address}/welcome.`);
    expect(await agentName(console.address)).toBe("Support");
    process.stdout.write(`reopened in ${console.startedInMs} ms\n`);
  });

  test("next to a running console is refused with one sentence and harms nothing", async () => {
    const second = await runConsole({ data });
    expect(second).toMatchObject({ code: 1, out: "" });
    expect(second.err).toBe(
      `The data folder ${data.path}/postgres is in use by another running console (process ${console.pid}). ` +
        "Stop that one first, or choose another data folder.\n",
    );
    expect(await agentName(console.address)).toBe("Support");
  });

  test("after kill -9 stops the PostgreSQL that was left behind, and has the data", async () => {
    const orphan = await data.postmaster();
    await console.kill9();
    expect(await data.postgresProcesses()).toContain(orphan);
    await startAgain();
    expect(await data.postgresProcesses()).not.toContain(orphan);
    expect(await agentName(console.address)).toBe("Support");
  });

  test("after kill -9 of the console and of PostgreSQL has the data", async () => {
    const postmaster = await data.postmaster();
    await console.kill9();
    process.kill(postmaster ?? 0, "SIGKILL");
    await startAgain();
    expect(await agentName(console.address)).toBe("Support");
  });

  test("stops without waiting for connections without a request", async () => {
    const { hostname, port } = new URL(console.address);
    const silent = connect(Number(port), hostname).on("error", () => {});
    await new Promise((resolve) => silent.once("connect", resolve));
    // Opened after the silent connection, which therefore has been accepted.
    await call(`GET ${console.address}/health/live`);
    const since = performance.now();
    expect(await console.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - since).toBeLessThan(10_000);
  });
});

describe("a start that can't continue", () => {
  const wrong = [
    [{ PORT: "abc" }, 'PORT must be a whole number from 0 to 65535; it is "abc".'],
    [
      { CONSOLE_AUTH: "off", HOST: "0.0.0.0" },
      'CONSOLE_AUTH=off needs HOST to be a loopback address; it is "0.0.0.0".',
    ],
    [{ DATABASE_URL: "mysql://x" }, 'DATABASE_URL must be a URL that starts with postgres://; it is "(hidden)".'],
  ] as const;
  test.each(wrong)("with %j ends with one sentence that names the setting", async (env, sentence) => {
    await using fresh = await openDataFolder({ isEmpty: true });
    expect(await runConsole({ data: fresh, env })).toEqual({ code: 1, signal: null, out: "", err: `${sentence}\n` });
  });

  test("on a port in use says so and stops its PostgreSQL", async () => {
    await using service = await holdingService();
    const refused = await runConsole({ data, env: { PORT: String(service.port) } });
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]*EADDRINUSE[^\n]*\n$/) });
    expect(await data.postgresProcesses()).toEqual([]);
  });

  test("without the configured database says which one, and shows no password", async () => {
    const env = { DATABASE_URL: "postgres://console:hidden-word@127.0.0.1:1/console" };
    const refused = await runConsole({ env });
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]*127\.0\.0\.1:1[^\n]*\n$/) });
    expect(refused.err).not.toContain("hidden-word");
  });

  test("on a database that a newer console has written is refused and changes nothing", async () => {
    await using database = await openDatabase();
    const { env } = database;
    {
      await using console = await startConsole({ env });
      expect(console.output()).toContain(`Data: PostgreSQL at `);
      await console.stop();
    }
    await database.query("insert into schema_migrations (version, name, checksum) values (9999, 'later', 'x')");
    const refused = await runConsole({ env });
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toMatch(
      /^The database is at version 9999, newer than this console \(version \d+\)\. [^\n]*\n$/,
    );
  });
});

test("--help lists every setting and starts nothing", async () => {
  await using fresh = await openDataFolder({ isEmpty: true });
  const { code, out } = await runConsole({ data: fresh, args: ["--help"] });
  expect(code).toBe(0);
  for (const { name, words } of Object.values(settings)) {
    expect(out).toContain(name);
    expect(out).toContain(words);
  }
  expect(await fresh.postmaster()).toBeUndefined();
});
