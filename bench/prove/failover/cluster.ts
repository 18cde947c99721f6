import { readFileSync } from "node:fs";
import { chmod, mkdtemp, readdir, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../../e2e/service.ts";
import { chooseIdentity, type Identity } from "../../../server/src/platform/postgres/processes/identity.ts";
import { readPidFile } from "../../../server/src/platform/postgres/processes/pid-file.ts";
import { isZombie, processesOn, trySignal } from "../../../server/src/platform/postgres/processes/processes.ts";
import { giveTo, runAs } from "../../../server/src/platform/postgres/processes/run.ts";
import { scratchFolder } from "../../../server/test/scratch.ts";

/** A primary and its standby on this machine. The proof does what a cluster manager would. */
export interface Pair extends AsyncDisposable {
  /** For a console: both hosts. */
  readonly url: string;
  readonly version: string;
  /** The address of either host alone. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** As superuser, on the primary. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** kill -9 of every process of the primary. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. Without a standby of its own it does not wait for one. */
  promote(): Promise<void>;
  /** Makes a standby of the host whose primary was killed, and waits until it confirms changes. */
  rebuild(): Promise<void>;
  /** The same on the standby. */
  queryStandby(text: string): Promise<Record<string, unknown>[]>;
  /** Stops the standby in its tracks, lets it go on, or ends it. */
  haltStandby(signal: "SIGSTOP" | "SIGCONT" | "SIGKILL"): Promise<void>;
  /** After it was ended. */
  startStandby(): Promise<void>;
}

interface Host {
  readonly port: number;
  readonly dataDir: string;
}

const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
synchronous_standby_names = ''
`;

/** `synchronous`: a change is acknowledged when the standby has it too. */
export async function openPair(replication: "synchronous" | "asynchronous" = "synchronous"): Promise<Pair> {
  const identity = await chooseIdentity();
  const programs = await findPrograms();
  const folder = await realpath(await mkdtemp(join(scratchFolder(), "prove-failover-")));
  await chmod(folder, 0o755);
  await giveTo(identity, folder);
  const run = (program: string, ...args: string[]) => runWell(identity, [join(programs, program), ...args]);
  const newHost = async (name: string): Promise<Host> => ({ port: await freePort(), dataDir: join(folder, name) });
  let [primary, standby] = [await newHost("one"), await newHost("two")];
  const url = `postgres://proof:proof@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/proof?target_session_attrs=read-write`;

  const start = ({ dataDir, port }: Host): Promise<void> =>
    run("pg_ctl", "start", "-w", "-D", dataDir, "-l", join(folder, "log"), "-o", `-p ${port}`);
  const signalAll = async (host: Host, signal: NodeJS.Signals): Promise<void> => {
    const found = await processesOn(host.dataDir, identity);
    for (const [pid, isOurs] of found) if (isOurs) trySignal(pid, signal);
  };
  const gone = async (host: Host): Promise<void> => {
    for (let n = 0; n < 200; n++) {
      if (![...(await processesOn(host.dataDir, identity)).values()].includes(true)) return;
      await signalAll(host, "SIGKILL");
      await pause(50);
    }
  };
  const ask = async (host: Host, text: string, values: readonly unknown[] = [], database = "proof") => {
    const client = new pg.Client({ host: "127.0.0.1", port: host.port, user: "postgres", database });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };

  async function rebuild(): Promise<void> {
    await gone(standby);
    await rm(standby.dataDir, { recursive: true, force: true });
    const from = ["-h", "127.0.0.1", "-p", String(primary.port), "-U", "postgres"];
    await run("pg_basebackup", ...from, "-D", standby.dataDir, "-R", "-X", "stream", "-c", "fast");
    await start(standby);
    if (replication === "synchronous") {
      await ask(primary, "alter system set synchronous_standby_names = '*'");
      await ask(primary, "select pg_reload_conf()");
    }
    const states = replication === "synchronous" ? "'sync', 'quorum'" : "'async'";
    const isConfirming = `select from pg_stat_replication where sync_state in (${states}) and state = 'streaming'`;
    while ((await ask(primary, isConfirming)).length === 0) await pause(50);
  }

  await run("initdb", "-D", primary.dataDir, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C");
  const config = join(primary.dataDir, "postgresql.conf");
  await writeFile(config, SETTINGS, { flag: "a" });
  await start(primary);
  await ask(primary, "create role proof login createrole password 'proof'", [], "postgres");
  await ask(primary, "create database proof owner proof", [], "postgres");
  await rebuild();
  const [{ version } = {}] = await ask(primary, "select current_setting('server_version') as version");
  return {
    url,
    version: String(version),
    primaryUrl: `postgres://proof:proof@127.0.0.1:${primary.port}/proof`,
    standbyUrl: `postgres://proof:proof@127.0.0.1:${standby.port}/proof`,
    query: (text, values) => ask(primary, text, values),
    queryStandby: (text) => ask(standby, text),
    async startStandby() {
      await gone(standby);
      await start(standby);
    },
    async killPrimary() {
      const postmaster = await postmasterOf(primary);
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
      const pids = [postmaster, ...children.map(Number)];
      for (const pid of pids) trySignal(pid, "SIGKILL");
      for (const pid of pids) while (trySignal(pid, 0) && !(await isZombie(pid))) await pause(5);
    },
    async promote() {
      // The copy came with the primary's wish for a standby, and has none itself.
      await writeFile(join(standby.dataDir, "postgresql.auto.conf"), "");
      await ask(standby, "select pg_reload_conf()");
      await ask(standby, "select pg_promote()");
      [primary, standby] = [standby, primary];
    },
    rebuild,
    haltStandby: (signal) => signalAll(standby, signal),
    async [Symbol.asyncDispose]() {
      for (const host of [primary, standby]) {
        await signalAll(host, "SIGKILL");
        await gone(host);
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Looking through all processes would take so long that the updates could be over. */
async function postmasterOf({ dataDir }: Host): Promise<number> {
  const found = await readPidFile(dataDir);
  if (!found) throw new Error("the primary is not running");
  return found.pid;
}

async function runWell(identity: Identity, command: readonly string[]): Promise<void> {
  const { ok, output } = await runAs(identity, ["/bin/sh", "-c", '"$@" </dev/null >/dev/null 2>&1', "sh", ...command]);
  if (!ok) throw new Error(`${command.join(" ")} failed ${output}`);
}

/** Debian keeps the programs of each version apart, and only wrappers in the path. */
async function findPrograms(): Promise<string> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((one, other) => other - one)[0];
  if (newest === undefined)
    throw new Error("PostgreSQL 15 or newer is needed. To install it: apt-get install postgresql");
  return `/usr/lib/postgresql/${newest}/bin`;
}
