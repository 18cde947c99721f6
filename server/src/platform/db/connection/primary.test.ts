import { once } from "node:events";
import { type AddressInfo, createConnection, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { openWorld } from "../../../../test/world.ts";
import { openDatabase } from "../database.ts";
import { sql } from "../sql.ts";
import type { HostConfig } from "./hosts.ts";
import { withOutcome } from "./outcome.ts";
import { findPrimary } from "./primary.ts";

/** An address under which a server can be reached while it is open. */
interface Door extends AsyncDisposable {
  readonly host: HostConfig;
  open(): void;
  shut(): void;
}

async function makeDoor(server: HostConfig): Promise<Door> {
  const sockets = new Set<Socket>();
  let isOpen = false;
  const listener = createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    const inside = createConnection(`${server.host}/.s.PGSQL.${server.port}`);
    for (const [one, other] of [
      [socket, inside],
      [inside, socket],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {});
      one.once("close", () => other.destroy());
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const shut = (): void => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    host: { ...server, host: "127.0.0.1", port: (listener.address() as AddressInfo).port },
    open() {
      isOpen = true;
    },
    shut,
    async [Symbol.asyncDispose]() {
      shut();
      listener.close();
      await once(listener, "close");
    },
  };
}

test("a console with two hosts goes on with the one that took over, and says 503 while there is none", async () => {
  await using world = await openWorld();
  await using first = await makeDoor(world.connections.app);
  await using second = await makeDoor(world.connections.app);
  first.open();
  const connection = [first.host, second.host] as const;
  const db = openDatabase({ connection, poolSize: 2, onBackgroundError: () => {} });
  const { who } = world.owner;
  const ask = () => db.inTeam(who, (tx) => tx.query(sql`select 1 as one`));
  try {
    expect(await ask()).toEqual([{ one: 1 }]);
    const lock = await db.hold(71, 1);
    const busy = expect(db.inTeam(who, (tx) => tx.query(sql`select pg_sleep(60)`))).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      voices: { public: expect.stringContaining("may have taken effect"), retryAfter: 1 },
    });
    await expect
      .poll(() =>
        world.behind.query("select from pg_stat_activity where datname = current_database() and query ~ 'pg_slee[p]'"),
      )
      .toMatchObject({
        rowCount: 1,
      });
    first.shut();
    await Promise.all([busy, lock.lost]);
    const unreached = ask();
    await expect(unreached).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE", voices: { retryAfter: 1 } });
    // Nothing was sent, so the catalog's own words hold: nothing was changed.
    await expect(unreached).rejects.not.toHaveProperty("voices.public");
    second.open();
    await expect.poll(ask).toEqual([{ one: 1 }]);
    await (await db.hold(71, 1)).release();
    // What a request did before the database was gone may have been a change, so it is not said that there was none.
    const inSteps = withOutcome(async () => {
      await ask();
      const held = await db.hold(71, 2);
      second.shut();
      await held.lost;
      return ask();
    });
    await expect(inSteps).rejects.toMatchObject({
      code: "DATABASE_UNAVAILABLE",
      voices: { public: expect.stringContaining("may have taken effect"), retryAfter: 1 },
    });
  } finally {
    await db.close();
  }
});

test("of several hosts the one that accepts writes is found, and otherwise each says why it is not the one", async () => {
  await using world = await openWorld();
  const { app, owner } = world.connections;
  const away = { ...app, host: "127.0.0.1", port: 1 };
  expect(await findPrimary([away, app])).toBe(app);
  const { rows } = await world.behind.query("select current_database() as name");
  await world.behind.query(`alter role ${app.user} in database ${rows[0].name} set default_transaction_read_only = on`);
  expect(await findPrimary([app, owner])).toBe(owner);
  await expect(findPrimary([away, app])).rejects.toThrow(
    /^no host accepts writes \(127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1; \S+ is a standby\)$/,
  );
});

test("a host that takes connections and never says a word does not hold up the one that was promoted", async () => {
  await using world = await openWorld();
  const { app } = world.connections;
  const { rows } = await world.behind.query("select current_database() as name");
  const setStandby = (mode: "on" | "off") =>
    world.behind.query(
      `alter role ${app.user} in database ${rows[0].name} set default_transaction_read_only = ${mode}`,
    );
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const hung = { ...app, host: "127.0.0.1", port: (silent.address() as AddressInfo).port };
  try {
    expect(await findPrimary([hung, app])).toBe(app);
    await setStandby("on");
    const startedAt = performance.now();
    const finding = findPrimary([hung, app]);
    await setStandby("off");
    expect(await finding).toBe(app);
    // Long before the silent host is given up.
    expect(performance.now() - startedAt).toBeLessThan(1_900);
  } finally {
    silent.close();
  }
});
