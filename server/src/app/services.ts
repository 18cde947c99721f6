import type { Logger } from "pino";
import { createTeams, type LocalTeams } from "../domains/teams/local.ts";
import { openLocalOwner } from "../domains/teams/local-owner.ts";
import type { Clock } from "../kernel/clock.ts";
import type { Principal } from "../kernel/principal.ts";
import type { Database } from "../platform/db/database.ts";
import { createOutbound, type Outbound } from "../platform/outbound/outbound.ts";
import type { Keyring } from "../platform/secrets/keyring.ts";
import type { Config } from "./config.ts";

export interface ServiceNeeds {
  readonly config: Config;
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Every domain, wired once. Whether one runs here or elsewhere is decided in this file and known nowhere else. */
export interface Services extends ServiceNeeds {
  readonly teams: LocalTeams;
  readonly outbound: Outbound;
  readonly localOwner: Principal | null;
  close(): Promise<void>;
}

export async function createServices(needs: ServiceNeeds): Promise<Services> {
  const { config, db, keyring, clock } = needs;
  const localOwner = config.auth === "off" ? await openLocalOwner(db, clock.milliseconds()) : null;
  const teams = createTeams({ db, keyring, clock, localOwner });
  await teams.signingKeys.rotate();
  await teams.revocations.refresh();
  teams.revocations.start();
  const outbound = createOutbound({
    allowNetworks: config.networks,
    loopback: config.local,
    maxBytes: 10_000_000,
    deadlineMs: 30_000,
  });
  return {
    ...needs,
    teams,
    outbound,
    localOwner,
    async close() {
      teams.revocations.stop();
      await outbound.close();
    },
  };
}
