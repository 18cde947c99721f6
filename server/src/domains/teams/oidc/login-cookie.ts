import type { RequestFacts } from "../../../platform/http/binding.ts";
import type { CookieRules } from "../sign-in/cookie.ts";
import { newSecret } from "../tokens/random-tokens.ts";
import { LOGIN_SECONDS } from "./logins.ts";

/**
 * Identifies the browser in which a sign-in started, so that no one can finish theirs in another person's browser. Lax,
 * because it must be sent when the provider redirects the browser back.
 */
export function loginCookie(browser: string, rules: CookieRules): string {
  const attributes = `Max-Age=${LOGIN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${rules.secure ? "; Secure" : ""}`;
  return `${nameOf(rules)}=${browser}; ${attributes}`;
}

export function browserOf({ cookie }: Pick<RequestFacts, "cookie">, rules: CookieRules): string | undefined {
  return cookie(nameOf(rules));
}

/** A browser keeps its identifier: sign-ins in two tabs must not undo each other. */
export function nameBrowser(facts: Pick<RequestFacts, "cookie">, rules: CookieRules): string {
  const present = browserOf(facts, rules);
  return present !== undefined && /^agcb_[\w-]{43}$/.test(present) ? present : newSecret("agcb");
}

/** With the prefix, browsers reject the cookie from any other host: a neighboring site can't plant its own. */
function nameOf({ secure }: CookieRules): string {
  return secure ? "__Host-console_oidc" : "console_oidc";
}
