import { hostname } from "node:os";
import type { Harness } from "../domains/evaluation/harness/harness.ts";
import { firstOwnerToken } from "../domains/teams/sign-in/links.ts";
import { type Clock, systemClock } from "../kernel/clock.ts";
import { CONSOLE_VERSION } from "../kernel/version.ts";
import { createSealer } from "../platform/audit/sealer.ts";
import { startPresence } from "../platform/fleet/presence.ts";
import { createLogger } from "../platform/telemetry/log.ts";
import { createApi } from "./api.ts";
import {
  borrowConnections,
  type ConnectionNeeds,
  type Connections,
  openConnections,
  openConsoleDatabase,
  openConsoleReads,
} from "./database.ts";
import { domains } from "./domains.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { openKeyring } from "./keys.ts";
import { createServices, type Services } from "./services.ts";
import type { Config } from "./settings/config.ts";

export interface RunningConsole {
  readonly address: string;
  readonly services: Services;
  readonly connections: Connections;
  /** A one-time token for the first owner, while there is none. */
  readonly firstOwnerToken: string | null;
  /** Finishes requests in progress, then closes everything in reverse order. */
  stop(): Promise<void>;
}

/** A domain or gateway that runs next to the console shares its embedded database, which the console starts. */
function connect(needs: ConnectionNeeds & { signal?: AbortSignal }): Promise<Connections> {
  return needs.config.domain || needs.config.role === "gateway" ? borrowConnections(needs) : openConnections(needs);
}

export interface StartOptions {
  /** Aborts a start in progress. */
  readonly signal?: AbortSignal;
  readonly harnesses?: readonly Harness[];
  /** The system clock by default. */
  readonly clock?: Clock;
}

export async function startConsole(config: Config, options: StartOptions = {}): Promise<RunningConsole> {
  const logger = createLogger(config.logLevel);
  const keyring = await openKeyring(config);
  const { clock = systemClock } = options;
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const connections = await connect({ config, keyring, logger, ...options });
    closing.push(() => connections.close());
    const db = await openConsoleDatabase(connections, { config, keyring, logger });
    closing.push(() => db.close());
    const reads = openConsoleReads(db, connections, { config, keyring, logger });
    if (reads) closing.push(() => reads.close());
    const services = await createServices({
      config,
      db,
      ...(reads ? { reads } : {}),
      keyring,
      logger,
      clock,
      ...options,
    });
    const closeServices = () => services.close();
    closing.push(closeServices);
    const works = (config.role === "all" || config.role === "worker") && !config.domain;
    if (works) {
      const housekeeping = startHousekeeping(services);
      closing.push(() => housekeeping.stop());
      const sealer = createSealer({ db, clock, logger, heads: services.auditHeads });
      sealer.start();
      closing.push(() => sealer.stop());
    }
    const greets = (config.role === "all" || config.role === "api") && !config.domain && config.auth === "on";
    const token = greets ? await firstOwnerToken(db, Date.now()) : null;
    const app = createApi(services);
    closing.push(() => app.close());
    const address = await app.listen({ host: config.host, port: config.port });
    const presence = startPresence(services, {
      ...{ role: config.domain ?? config.role, version: CONSOLE_VERSION, host: hostname(), pid: process.pid, address },
    });
    // While it finishes what it began, it is still there.
    closing.splice(closing.indexOf(closeServices) + 1, 0, () => presence.stop());
    if (works) {
      // Last to start and first to stop: its target may be the sample agent behind this server.
      const workers = domains.flatMap((domain) => domain.workers?.(services) ?? []);
      // All at once: one after another, each with its own grace, would take longer than an orchestrator waits, and those
      // whose turn has not come would begin new work meanwhile.
      closing.push(() => Promise.all(workers.map((worker) => worker.stop())));
    }
    return { address, services, connections, firstOwnerToken: token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
