import type { Clock } from "../../kernel/clock.ts";
import type { Principal } from "../../kernel/principal.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Keyring } from "../../platform/secrets/keyring.ts";
import { bearerOf, createAuthenticate } from "./callers/authenticate.ts";
import { createKeyProver } from "./keys/prove-key.ts";
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
  readonly localOwner: Principal | null;
  readonly afterFirstTeam?: AfterFirstTeam | undefined;
}

/** The teams domain in this process: what its routes need, and its port. */
export interface LocalTeams extends SignInNeeds {
  readonly port: TeamsPort;
  readonly signingKeys: SigningKeys;
}

export function createTeams({ db, keyring, clock, localOwner, afterFirstTeam }: TeamsNeeds): LocalTeams {
  const revocations = createRevocations({ db, clock });
  const signingKeys = createSigningKeys({ db, keyring, clock });
  const tokens = createTokens({ keys: signingKeys, revocations, clock });
  const keys = createKeyProver({ db, revocations, clock });
  const port: TeamsPort = {
    authenticate: createAuthenticate({ db, tokens, keys, localOwner }),
    async authenticateService(audience, authorization) {
      const token = bearerOf(authorization);
      if (!token) throw refusal("no bearer token");
      return tokens.verify(token, audience);
    },
    mintForService: (audience, who) => tokens.mintForService(audience, who),
    isMember,
  };
  return { db, clock, tokens, revocations, signingKeys, afterFirstTeam, port };
}
