import type { RequestListener } from "node:http";
import Provider from "oidc-provider";
import { serve } from "../platform/web-server.ts";

export const CLIENT = {
  OIDC_CLIENT_ID: "console",
  OIDC_CLIENT_SECRET: "a-secret-of-the-console-at-the-provider",
} as const;
export const CALLBACK = "http://127.0.0.1:8080/v1/auth/oidc/callback";

export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
}

export interface RealProvider extends AsyncDisposable {
  readonly issuer: string;
  /** The current user. Null denies consent. */
  person: Account | null;
}

/** A real OpenID provider on loopback whose users sign in and consent without a page. */
export async function openProvider(person: Account): Promise<RealProvider> {
  let answer: RequestListener = () => {};
  const server = await serve((request, response) => answer(request, response));
  const people = new Map<string, Account>();
  const provider = new Provider(server.url, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [CALLBACK],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ["only for this test"] },
    interactions: { url: () => "/interaction" },
    findAccount: (_context: unknown, accountId: string) => ({ accountId, claims: async () => people.get(accountId) }),
  });
  const real: RealProvider = {
    issuer: server.url,
    person,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  const interact: RequestListener = async (request, response) => {
    const { person: here } = real;
    if (!here) return provider.interactionFinished(request, response, { error: "access_denied" });
    people.set(here.sub, { ...here });
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: here.sub, clientId: params.client_id });
    grant.addOIDCScope("openid email profile");
    const grantId = await grant.save();
    return provider.interactionFinished(request, response, { login: { accountId: here.sub }, consent: { grantId } });
  };
  const callback = provider.callback();
  answer = (request, response) => (request.url?.startsWith("/interaction") ? interact : callback)(request, response);
  return real;
}
