import { fault } from "../../../kernel/errors.ts";
import { isPerson, type Origin, type Principal } from "../../../kernel/principal.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { KeyProver } from "../keys/prove-key.ts";
import { looksLikeKey } from "../keys/secret.ts";
import { findMember } from "../sign-in/store/accounts.ts";
import { principal } from "../tokens/claims.ts";
import { refusal, type Tokens } from "../tokens/tokens.ts";

export interface AuthenticateNeeds {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly keys: KeyProver;
  /** The caller of a request without a token, if sign-in is off. */
  readonly localOwner: () => Principal | null;
}

interface Presented {
  readonly authorization: string | undefined;
  /** X-Team-Id: another of the user's teams, for this request. */
  readonly teamId: string | undefined;
  /** For the audit log, which records the first use of a key. */
  readonly origin: Origin;
}

/** Returns immediately for a known token, which is almost always. A promise only if the database has to be asked. */
export type Authenticate = (presented: Presented) => Principal | Promise<Principal>;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function createAuthenticate(needs: AuthenticateNeeds): Authenticate {
  return ({ authorization, teamId, origin }) => {
    const who = proven(needs, authorization, origin);
    if (teamId === undefined) return who;
    return Promise.resolve(who).then((known) => (teamId === known.teamId ? known : inOtherTeam(needs, known, teamId)));
  };
}

/** The token of an Authorization header. In its usual form it is found without examining every character. */
export function bearerOf(authorization = ""): string | undefined {
  const isUsual = authorization.startsWith("Bearer ") && !authorization.includes(" ", 7);
  return isUsual ? authorization.slice(7) : /^bearer +([^ ]+)$/i.exec(authorization)?.[1];
}

function proven(
  needs: AuthenticateNeeds,
  authorization: string | undefined,
  origin: Origin,
): Principal | Promise<Principal> {
  const localOwner = authorization === undefined ? needs.localOwner() : null;
  if (localOwner) return localOwner;
  const token = bearerOf(authorization);
  if (!token) throw refusal("no bearer token");
  if (looksLikeKey(token)) return needs.keys.prove(token, origin);
  return needs.tokens.known(token) ?? needs.tokens.verify(token);
}

/** A key belongs to one team. A user can act in any team they are in. A team they are not in looks nonexistent. */
async function inOtherTeam(needs: AuthenticateNeeds, who: Principal, teamId: string): Promise<Principal> {
  const member =
    isPerson(who) && UUID.test(teamId)
      ? await needs.db.authenticating((tx) => findMember(tx, who.userId, teamId))
      : null;
  if (!member) throw fault("TEAM_NOT_FOUND");
  return principal({ ...who, teamId: member.team_id, role: member.role });
}
