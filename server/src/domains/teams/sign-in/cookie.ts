import { SESSION_IDLE_SECONDS } from "./store/sessions.ts";

export const REFRESH_COOKIE = "console_refresh";

export interface CookieRules {
  /** True if people reach the console over https. A Secure cookie would not be sent back over plain loopback. */
  readonly secure: boolean;
}

/** Not readable by scripts, sent to the sign-in operations only, and never from another site. */
export function refreshCookie(token: string, rules: CookieRules): string {
  return `${REFRESH_COOKIE}=${token}; Max-Age=${SESSION_IDLE_SECONDS}; ${attributes(rules)}`;
}

export function clearedCookie(rules: CookieRules): string {
  return `${REFRESH_COOKIE}=; Max-Age=0; ${attributes(rules)}`;
}

function attributes({ secure }: CookieRules): string {
  return `Path=/v1/auth; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
}
