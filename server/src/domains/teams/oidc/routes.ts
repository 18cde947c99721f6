import { fault } from "../../../kernel/errors.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bindPublic } from "../../../platform/http/binding.ts";
import { refreshCookie } from "../sign-in/cookie.ts";
import { finishOidcOp, showOidcOp, startOidcOp } from "./contract.ts";
import { finishLogin } from "./finish-login.ts";
import { browserOf, loginCookie, nameBrowser } from "./login-cookie.ts";
import type { OidcNeeds } from "./needs.ts";
import type { Provider } from "./provider/provider.ts";
import { startLogin } from "./start-login.ts";

export function oidcRoutes(needs: OidcNeeds): Binding[] {
  const { cookies, publicUrl, oidc } = needs;
  const redirectUri = `${publicUrl}/v1/auth/oidc/callback`;
  // Loaded at the first sign-in through a provider: most consoles have none.
  const provider = onFirstUse(async (): Promise<Provider> => {
    if (!oidc) throw fault("OIDC_NOT_CONFIGURED");
    const { createProvider } = await import("./provider/provider.ts");
    return createProvider(oidc, { ...needs, redirectUri });
  });
  const goTo = (location: string, cookie: string): Answer => ({
    status: 302,
    headers: { location, "set-cookie": cookie, "cache-control": "no-store" },
  });
  return [
    bindPublic(showOidcOp, async () =>
      ok({
        configured: oidc !== null,
        issuer: oidc?.issuer ?? null,
        name: oidc ? new URL(oidc.issuer).hostname : null,
      }),
    ),
    bindPublic(startOidcOp, async (r) => {
      const browser = nameBrowser(r, cookies);
      const url = await startLogin(needs, await provider(), { browser, returnTo: r.query.return_to, now: r.now });
      return goTo(url, loginCookie(browser, cookies));
    }),
    bindPublic(finishOidcOp, async (r) => {
      const returned = { browser: browserOf(r, cookies), parameters: r.query };
      const finishing = { ...needs, provider: await provider(), joinTeam: oidc?.joinTeam ?? null };
      const { refreshToken, returnTo } = await finishLogin(finishing, returned, r);
      return goTo(publicUrl + returnTo, refreshCookie(refreshToken, cookies));
    }),
  ];
}
