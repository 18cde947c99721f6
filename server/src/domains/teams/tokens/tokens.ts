import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { type Claims, CONSOLE_AUDIENCE, claimsOf, principalOf, type Subject } from "./claims.ts";
import { ACCESS_SECONDS, membershipSubject, type Revocations } from "./revocations.ts";
import { ALGORITHM, type SigningKeys } from "./signing-keys.ts";

export const ISSUER = "agent-console";
/** The backend services that tokens are issued for. */
export const SERVICE_AUDIENCES = ["evolution"] as const;
const OWN_AUDIENCES = [CONSOLE_AUDIENCE, ...SERVICE_AUDIENCES];
/** A token for a backend service lives only as long as one forwarded request may take. */
export const SERVICE_SECONDS = 60;
const REMEMBERED = 10_000;

export interface Tokens {
  /** An access token for the console itself. */
  mintAccess(subject: Subject, terms?: Terms): Promise<{ token: string; expiresIn: number }>;
  /** A token for one backend service, with the user and the team, never the caller's own token. */
  mintForService(audience: string, who: Principal): Promise<string>;
  /** The caller of a token that was verified before and is still valid. Null if it has to be verified (again). */
  known(token: string): Principal | null;
  /**
   * The caller that a token proves, or NOT_AUTHENTICATED. The console accepts its own tokens, and those of its services
   * to call back.
   */
  verify(token: string, audience?: string | readonly string[]): Promise<Principal>;
}

export interface Terms {
  /** Seconds. Shorter than usual for a token that must not outlive its source. */
  readonly lifetime?: number;
  /**
   * The millisecond at which the role was locked. Without it the token counts as issued at the start of its second, and
   * is void with whatever is revoked in that second: it may contain a role that was read just before.
   */
  readonly heldAt?: number | undefined;
}

interface Remembered {
  readonly principal: Principal;
  /** Milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

export interface TokenNeeds {
  readonly keys: SigningKeys;
  readonly revocations: Revocations;
  readonly clock: Clock;
}

export function createTokens(needs: TokenNeeds): Tokens {
  const { revocations, clock } = needs;
  /**
   * Verified tokens by the whole token, and by the audience if it is not our own. A shorter key would let one pass for
   * another.
   */
  const remembered = new Map<string, Remembered>();

  function isVoid({ principal, issuedAt }: Remembered): boolean {
    const session = principal.credentialId === null ? undefined : revocations.voidUpTo(principal.credentialId);
    if (session !== undefined && issuedAt <= session) return true;
    const membership = revocations.voidUpTo(membershipSubject(principal.userId, principal.teamId));
    return membership !== undefined && issuedAt <= membership;
  }

  function remember(key: string, proven: Remembered): void {
    if (remembered.size >= REMEMBERED) {
      const oldest = remembered.keys().next().value;
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.set(key, proven);
  }

  return {
    async mintAccess(subject, terms = {}) {
      const { lifetime = ACCESS_SECONDS } = terms;
      return { token: await mint(needs, { ...terms, subject, audience: CONSOLE_AUDIENCE }), expiresIn: lifetime };
    },
    mintForService: (audience, who) =>
      mint(needs, { subject: { ...who, kind: "service" }, audience, lifetime: SERVICE_SECONDS }),
    known(token) {
      const proven = remembered.get(token);
      return proven && proven.expiresAt > seconds(clock) && !isVoid(proven) ? proven.principal : null;
    },
    async verify(token, audience = OWN_AUDIENCES) {
      const key = audience === OWN_AUDIENCES ? token : `${audience}\n${token}`;
      let proven = remembered.get(key);
      if (!proven) {
        proven = await prove(needs, token, typeof audience === "string" ? [audience] : audience);
        remember(key, proven);
      }
      if (proven.expiresAt <= seconds(clock)) {
        remembered.delete(key);
        throw refusal("expired");
      }
      if (isVoid(proven)) throw refusal("revoked");
      return proven.principal;
    },
  };
}

interface Minting extends Terms {
  readonly subject: Subject;
  readonly audience: string;
}

async function mint(
  { keys, clock }: TokenNeeds,
  { subject, audience, lifetime = ACCESS_SECONDS, heldAt }: Minting,
): Promise<string> {
  const { kid, key } = await keys.current();
  const now = heldAt === undefined ? seconds(clock) : Math.floor(heldAt / 1000);
  return new SignJWT({ ...claimsOf(subject), ...(heldAt === undefined ? {} : { iat_ms: heldAt }) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + lifetime)
    .setJti(newId())
    .sign(key);
}

async function prove({ keys, clock }: TokenNeeds, token: string, audience: readonly string[]): Promise<Remembered> {
  try {
    const { kid, alg } = decodeProtectedHeader(token);
    const key = alg === ALGORITHM && kid ? await keys.verifying(kid) : null;
    if (!key) throw refusal("the token names no key of ours");
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: [...audience],
      requiredClaims: ["sub", "team_id", "role", "scope", "jti", "exp", "iat"],
      currentDate: new Date(clock.milliseconds()),
    });
    const claims = payload as Partial<Claims>;
    const principal = principalOf(claims);
    if (!principal) throw refusal("the claims are not ours");
    return { principal, issuedAt: claims.iat_ms ?? (claims.iat ?? 0) * 1000, expiresAt: claims.exp ?? 0 };
  } catch (error) {
    const code = (error as { code?: string }).code;
    // Only a problem of the token is the caller's. A database that is down must not sign everyone out.
    if (typeof code === "string" && code.startsWith("ERR_J")) throw refusal(code, error);
    if (error instanceof TypeError) throw refusal("not a token", error);
    throw error;
  }
}

/** All refusals look the same from outside. The log distinguishes them. */
export function refusal(reason: string, cause?: unknown): Error {
  return fault("NOT_AUTHENTICATED", {
    internal: `token refused: ${reason}`,
    cause,
    headers: { "www-authenticate": "Bearer" },
  });
}
