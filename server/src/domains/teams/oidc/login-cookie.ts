import type { RequestFacts } from "../../../platform/http/binding.ts";
import type { CookieRules } from "../sign-in/cookie.ts";
import { newSecret } from "../tokens/random-tokens.ts";
import { LOGIN_SECONDS } from "./logins.ts";

/**
 * Names the browser that a sign-in began in, so that nobody can finish theirs in somebody else's. Lax, because it has
 * to come along when the provider sends the browser back.
 */
export function loginCookie(browser: string, rules: CookieRules): string {
  const attributes = `Max-Age=${LOGIN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${rules.secure ? "; Secure" : ""}`;
  return `${nameOf(rules)}=${browser}; ${attributes}`;
}

export function browserOf({ cookie }: Pick<RequestFacts, "cookie">, rules: CookieRules): string | undefined {
  return cookie(nameOf(rules));
}

/** A browser keeps its name while it has one: sign-ins in two tabs must not undo each other. */
export function nameBrowser(facts: Pick<RequestFacts, "cookie">, rules: CookieRules): string {
  const present = browserOf(facts, rules);
  return present !== undefined && /^agcb_[\w-]{43}$/.test(present) ? present : newSecret("agcb");
}

/** The prefix makes browsers refuse the cookie from any host but this one: a neighbouring site cannot plant its own. */
function nameOf({ secure }: CookieRules): string {
  return secure ? "__Host-console_oidc" : "console_oidc";
}
