import type { Clock } from "../../kernel/clock.ts";
import type { Principal } from "../../kernel/principal.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import { bearerOf, createAuthenticate } from "./callers/authenticate.ts";
import { createKeyProver } from "./keys/prove-key.ts";
import { openLocalOwner } from "./local-owner.ts";
import { notify } from "./notifications/notify.ts";
import { webhookHosts } from "./notifications/webhook-hosts.ts";
import { isMember } from "./people/is-member.ts";
import type { TeamsPort } from "./port.ts";
import type { AfterFirstTeam } from "./sign-in/first-team.ts";
import type { SignInNeeds } from "./sign-in/needs.ts";
import { createRevocations } from "./tokens/revocations.ts";
import { createSigningKeys, type SigningKeys } from "./tokens/signing-keys.ts";
import { createTokens, refusal } from "./tokens/tokens.ts";

export interface TeamsNeeds {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** Off: everyone on this machine is the local owner. */
  readonly signIn: "on" | "off";
  readonly afterFirstTeam?: AfterFirstTeam | undefined;
}

/** The teams domain in this process: what its routes need, and its port. */
export interface LocalTeams extends SignInNeeds {
  readonly port: TeamsPort;
  readonly signingKeys: SigningKeys;
  /** Reads what every request needs: signing keys, revocations and, with sign-in off, the local owner. */
  start(): Promise<void>;
}

export function createTeams({ db, keyring, clock, signIn, afterFirstTeam }: TeamsNeeds): LocalTeams {
  const revocations = createRevocations({ db, clock });
  const signingKeys = createSigningKeys({ db, keyring, clock });
  const tokens = createTokens({ keys: signingKeys, revocations, clock });
  const keys = createKeyProver({ db, revocations, clock });
  let localOwner: Principal | null = null;
  const port: TeamsPort = {
    authenticate: createAuthenticate({ db, tokens, keys, localOwner: () => localOwner }),
    async authenticateService(audience, authorization) {
      const token = bearerOf(authorization);
      if (!token) throw refusal("no bearer token");
      return tokens.verify(token, audience);
    },
    mintForService: (audience, who) => tokens.mintForService(audience, who),
    isMember,
    notify,
    webhookHosts,
  };
  async function start(): Promise<void> {
    if (signIn === "off") localOwner = await openLocalOwner(db, clock.milliseconds(), afterFirstTeam);
    await signingKeys.rotate();
    await revocations.refresh();
    revocations.start();
  }
  return { db, clock, tokens, revocations, signingKeys, afterFirstTeam, port, start };
}
