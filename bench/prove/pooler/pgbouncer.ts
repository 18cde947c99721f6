import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../../e2e/service.ts";
import { chooseIdentity } from "../../../server/src/platform/postgres/processes/identity.ts";
import { giveTo, spawnAs } from "../../../server/src/platform/postgres/processes/run.ts";

export type PoolMode = "session" | "transaction";

/** A PgBouncer of this machine, with the settings that it has by default except for those named here. */
export interface PgBouncer extends AsyncDisposable {
  readonly port: number;
  readonly version: string;
}

export interface PoolerPlan {
  readonly mode: PoolMode;
  /** Connections to PostgreSQL for each pair of user and database. */
  readonly sessions: number;
  readonly server: { readonly host: string; readonly port: number; readonly database: string };
  readonly users: Readonly<Record<string, string>>;
}

export async function openPgBouncer({ mode, sessions, server, users }: PoolerPlan): Promise<PgBouncer> {
  const identity = await chooseIdentity();
  const folder = await mkdtemp(join(tmpdir(), "prove-pgbouncer-"));
  await chmod(folder, 0o711);
  const port = await freePort();
  const [config, list] = [join(folder, "pgbouncer.ini"), join(folder, "userlist.txt")];
  await writeFile(
    config,
    [
      "[databases]",
      `${server.database} = host=${server.host} port=${server.port} dbname=${server.database}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = scram-sha-256",
      `auth_file = ${list}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${sessions}`,
      "max_client_conn = 500",
    ].join("\n"),
  );
  await writeFile(
    list,
    Object.entries(users)
      .map(([name, password]) => `"${name}" "${password}"\n`)
      .join(""),
  );
  for (const file of [config, list]) await giveTo(identity, file);
  const child = spawnAs(identity, ["pgbouncer", "-q", config], {
    stdio: "ignore",
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  const exited = once(child, "exit");
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error("pgbouncer ended at once");
    await pause(50);
  }
  const { stdout } = await promisify(execFile)("pgbouncer", ["--version"], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  return {
    port,
    version: /PgBouncer (\S+)/.exec(stdout)?.[1] ?? "unknown",
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
