import { generateKeyPairSync, type JsonWebKey, type KeyObject } from "node:crypto";
import type { ServerResponse } from "node:http";
import { type JWTPayload, SignJWT } from "jose";
import { serve } from "../platform/web-server.ts";
import { CLIENT } from "./oidc-provider.ts";

/** A provider that signs and returns whatever a test wants, right or wrong. */
export interface Forger extends AsyncDisposable {
  readonly issuer: string;
  /** Valid claims for the nonce of a sign-in. */
  readonly claims: (nonce: string) => JWTPayload;
  readonly sign: (claims: JWTPayload, key?: KeyObject) => Promise<string>;
  /** The response of the token endpoint. */
  idToken: string;
  metadata: Record<string, unknown>;
  userInfo: Record<string, unknown>;
  /** Replaces the response of an endpoint. */
  readonly instead: Map<string, (response: ServerResponse) => void>;
  /** Requested paths, in order. */
  readonly asked: string[];
}

export const newSigningKey = (): KeyObject => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

export async function openForger(): Promise<Forger> {
  const own = newSigningKey();
  const { x, y } = own.export({ format: "jwk" }) as JsonWebKey;
  const jwk = { kty: "EC", crv: "P-256", x, y, kid: "own", alg: "ES256", use: "sig" };
  const instead: Forger["instead"] = new Map();
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://forger");
    asked.push(pathname);
    const substitute = instead.get(pathname);
    if (substitute) return substitute(response);
    const body = answers[pathname]?.();
    response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body ?? {}));
  });
  const forger: Forger = {
    issuer: server.url,
    claims: (nonce) => ({
      iss: server.url,
      aud: CLIENT.OIDC_CLIENT_ID,
      sub: "g-1",
      nonce,
      email: "grace@example.org",
      email_verified: true,
      iat: seconds(),
      exp: seconds() + 300,
    }),
    sign: (claims, key = own) => new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "own" }).sign(key),
    idToken: "",
    metadata: {
      issuer: server.url,
      authorization_endpoint: `${server.url}/authorize`,
      token_endpoint: `${server.url}/token`,
      jwks_uri: `${server.url}/jwks`,
      id_token_signing_alg_values_supported: ["ES256", "HS256", "none"],
    },
    userInfo: {},
    instead,
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  const answers: Record<string, () => object> = {
    "/.well-known/openid-configuration": () => forger.metadata,
    "/jwks": () => ({ keys: [jwk] }),
    "/token": () => ({ access_token: "at", token_type: "Bearer", id_token: forger.idToken }),
    "/userinfo": () => forger.userInfo,
  };
  return forger;
}

export const seconds = (): number => Math.floor(Date.now() / 1000);
export const asKey = (secret: string): Uint8Array => new TextEncoder().encode(secret);
