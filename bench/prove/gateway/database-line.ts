import { once } from "node:events";
import { chmod } from "node:fs/promises";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { openDataFolder } from "../../../e2e/data-folder.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../../server/src/platform/postgres/embedded.ts";
import { newKey } from "../../../server/src/platform/secrets/keyring.ts";
import type { FleetDatabase } from "./fleet.ts";
import type { DatabaseSwitch } from "./prove-offline.ts";

/** A line to a database that can be cut, or hang: nothing passes any more, and nobody is told. */
export interface DatabaseLine extends AsyncDisposable {
  readonly url: string;
  readonly stopped: DatabaseSwitch;
  readonly hanging: DatabaseSwitch;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const target = host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let [isOff, isHanging] = [false, false];
  const server = createServer((client) => {
    if (isOff) return void client.destroy();
    const upstream = createConnection(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      if (isHanging) one.pause();
      one.on("data", (bytes) => void other.write(bytes));
      one.on("error", () => {});
      one.once("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const all = (act: (socket: Socket) => void): void => {
    for (const socket of sockets) act(socket);
  };
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    stopped: {
      async off() {
        isOff = true;
        all((socket) => socket.destroy());
      },
      async on() {
        isOff = false;
      },
    },
    hanging: {
      async off() {
        isHanging = true;
        all((socket) => socket.pause());
      },
      async on() {
        isHanging = false;
        all((socket) => socket.resume());
      },
    },
    async [Symbol.asyncDispose]() {
      all((socket) => socket.destroy());
      server.close();
      await once(server, "close");
    },
  };
}

/** A PostgreSQL of its own, that is stopped and started, or stopped in its tracks with SIGSTOP. */
export async function openOwnPostgres(): Promise<
  FleetDatabase & AsyncDisposable & { readonly stopped: DatabaseSwitch; readonly hanging: DatabaseSwitch }
> {
  const data = await openDataFolder();
  await chmod(data.path, 0o711);
  const folder = join(data.path, "postgres");
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ folder, log: () => {} });
  let cluster = await start();
  const query = async (text: string, values: readonly unknown[] = [], database = "proof") => {
    const client = new pg.Client({ ...cluster.connection, database });
    await client.connect();
    try {
      return (await client.query(text, [...values])).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  await query("create role proof login createrole password 'proof'", [], cluster.connection.database);
  await query("create database proof owner proof", [], cluster.connection.database);
  const place = encodeURIComponent(cluster.connection.host);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    for (const pid of await data.postgresProcesses()) process.kill(pid, name);
  };
  return {
    env: {
      DATABASE_URL: `postgres://proof:proof@/proof?host=${place}`,
      CONSOLE_SECRET_KEY: newKey().toString("base64"),
    },
    query: (text, values) => query(text, values),
    stopped: {
      off: () => cluster.stop(),
      async on() {
        cluster = await start();
      },
    },
    hanging: { off: () => signal("SIGSTOP"), on: () => signal("SIGCONT") },
    async [Symbol.asyncDispose]() {
      await signal("SIGCONT");
      await cluster.stop();
      await data[Symbol.asyncDispose]();
    },
  };
}
