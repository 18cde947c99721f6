import { fault } from "../../../kernel/errors.ts";
import type { Origin, Principal } from "../../../kernel/principal.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { KeyProver } from "../keys/prove-key.ts";
import { looksLikeKey } from "../keys/secret.ts";
import { findMember } from "../sign-in/store.ts";
import { principal } from "./claims.ts";
import { refusal, type Tokens } from "./tokens.ts";

export interface AuthenticateNeeds {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly keys: KeyProver;
  /** Who a request without a token is, when sign-in is off. */
  readonly localOwner: Principal | null;
}

interface Presented {
  readonly authorization: string | undefined;
  /** X-Team-Id: another of the person's teams, for this request. */
  readonly teamId: string | undefined;
  /** For the audit log: the first use of a key stands there. */
  readonly origin: Origin;
}

export type Authenticate = (presented: Presented) => Promise<Principal>;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function createAuthenticate(needs: AuthenticateNeeds): Authenticate {
  return async ({ authorization, teamId, origin }) => {
    const who = await proven(needs, authorization, origin);
    if (teamId === undefined || teamId === who.teamId) return who;
    return inOtherTeam(needs, who, teamId);
  };
}

async function proven(needs: AuthenticateNeeds, authorization: string | undefined, origin: Origin): Promise<Principal> {
  if (authorization === undefined && needs.localOwner) return needs.localOwner;
  const token = /^bearer +([^ ]+)$/i.exec(authorization ?? "")?.[1];
  if (!token) throw refusal("no bearer token");
  return looksLikeKey(token) ? needs.keys.prove(token, origin) : needs.tokens.verify(token);
}

/** A key belongs to one team; a person may turn to any team they are in. Not being in it looks like it not existing. */
async function inOtherTeam(needs: AuthenticateNeeds, who: Principal, teamId: string): Promise<Principal> {
  const member =
    who.kind === "user" && UUID.test(teamId)
      ? await needs.db.authenticating((sql) => findMember(sql, who.userId, teamId))
      : null;
  if (!member) throw fault("TEAM_NOT_FOUND");
  return principal({ ...who, teamId: member.team_id, role: member.role });
}
