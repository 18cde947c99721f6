import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Clock } from "../../../../kernel/clock.ts";
import { fault } from "../../../../kernel/errors.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { type Claims, type Identity, identityOf } from "./identity.ts";
import { exchangeFault, unavailable } from "./provider-faults.ts";
import { isSecureAddress, PROVIDER_SECONDS, providerFetch } from "./provider-fetch.ts";
import type { OidcSettings } from "./settings.ts";

/** What links a callback to its request. */
export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Provider {
  readonly issuer: string;
  newChallenge(): Challenge;
  /** Where to send the browser. */
  authorizationUrl(challenge: Challenge): Promise<string>;
  /** The user that the provider returned. `returned` has the parameters of the callback. */
  identify(returned: URLSearchParams, challenge: Challenge): Promise<Identity>;
}

export interface ProviderNeeds {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly redirectUri: string;
}

const METADATA_MS = 3_600_000;

export function createProvider(settings: OidcSettings, { outbound, clock, redirectUri }: ProviderNeeds): Provider {
  let known: { readonly configuration: Promise<Configuration>; readonly until: number } | undefined;

  /** Requested once at a time and cached for an hour. A failure is not cached. */
  function configuration(): Promise<Configuration> {
    const now = clock.milliseconds();
    if (known && now < known.until) return known.configuration;
    const asked = { configuration: discover(settings, outbound), until: now + METADATA_MS };
    known = asked;
    asked.configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.configuration;
  }

  return {
    issuer: settings.issuer,
    newChallenge: () => ({ state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }),
    async authorizationUrl({ state, nonce, verifier }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
      if (!isSecureAddress(url)) throw unavailable(new Error("the authorization endpoint has no TLS"));
      return url.href;
    },
    async identify(returned, { state, nonce, verifier }) {
      const config = await configuration();
      const claims = await prove(config, new URL(`${redirectUri}?${returned}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      if (!claims) throw fault("OIDC_REFUSED", { internal: "no ID token" });
      return identityOf(claims);
    },
  };
}

async function discover(settings: OidcSettings, outbound: Outbound): Promise<Configuration> {
  const issuer = new URL(settings.issuer);
  const loopback = issuer.protocol === "http:" && isSecureAddress(issuer);
  try {
    return await discovery(issuer, settings.clientId, undefined, clientAuth(settings), {
      [customFetch]: providerFetch(outbound),
      timeout: PROVIDER_SECONDS,
      // Without these checks the library would trust TLS alone and not verify the ID token's signature.
      execute: [enableNonRepudiationChecks, ...(loopback ? [allowInsecureRequests] : [])],
    });
  } catch (error) {
    throw unavailable(error);
  }
}

/** In the header, as clients do by default, unless the provider supports only the other way. */
function clientAuth({ clientSecret }: OidcSettings): ClientAuth {
  if (clientSecret === null) return None();
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const inHeader = methods === undefined || methods.includes("client_secret_basic");
    return (inHeader ? basic : post)(server, ...rest);
  };
}

type Checks = NonNullable<Parameters<typeof authorizationCodeGrant>[2]>;

/**
 * Exchanges the code for tokens and checks them. Many providers return the email address only at their user endpoint.
 */
async function prove(config: Configuration, returned: URL, checks: Checks): Promise<Claims | undefined> {
  try {
    const tokens = await authorizationCodeGrant(config, returned, checks);
    const claims = tokens.claims();
    if (claims?.["email"] !== undefined || !config.serverMetadata().userinfo_endpoint) return claims;
    const told = await fetchUserInfo(config, tokens.access_token, claims?.sub ?? "");
    return claims && { ...told, iss: claims.iss, sub: claims.sub };
  } catch (error) {
    throw exchangeFault(error);
  }
}
