import pg from "pg";
import { isConnectionLoss, unavailable } from "./losses.ts";
import type { Primary } from "./primary.ts";
import { openSession } from "./settings.ts";

export interface Held {
  /** Settles when the lock, or the connection that listens, is gone, whoever let go of it. */
  readonly lost: Promise<void>;
  release(): Promise<void>;
}

/** A lock or a subscription would stay with whoever gets the pooler's session next, and last after this process. */
class PoolerInTheWay extends Error {
  override name = "PoolerInTheWay";
  override message =
    "a pooler is between the console and PostgreSQL, and locks and notifications need the server itself";
}

/** A connection outside the pool, for as long as it is needed. `begin` gives it its purpose. */
export async function openApart(
  primary: Primary,
  name: string,
  begin: (client: pg.Client) => Promise<void>,
): Promise<Held> {
  const host = await primary.find().catch((error: unknown) => {
    throw unavailable(error);
  });
  const client = new pg.Client({ ...host, keepAlive: true, application_name: name, connectionTimeoutMillis: 10_000 });
  const lost = new Promise<void>((resolve) => {
    client.once("end", resolve);
    client.on("error", () => resolve());
  });
  // What hangs on a host that was replaced would wait for it for good.
  const stopWatching = primary.onMove((now) => {
    if (now !== host) client.connection.stream.destroy();
  });
  void lost.then(stopWatching);
  try {
    await client.connect();
    const session = await openSession(client, "apart");
    if (!session.isDirect) throw new PoolerInTheWay();
    if (session.isStandby) throw unavailable(new Error("the server is a standby"));
    await begin(client);
  } catch (error) {
    primary.doubt(host);
    await client.end().catch(() => {});
    throw isConnectionLoss(error) ? unavailable(error) : error;
  }
  return { lost, release: () => client.end() };
}
