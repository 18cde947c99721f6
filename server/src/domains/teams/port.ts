import type { Principal } from "../../kernel/principal.ts";
import type { Act } from "../../platform/act.ts";
import type { Authenticate } from "./callers/authenticate.ts";

/** What other domains and the application may ask of teams. */
export interface TeamsPort {
  /** Who is calling, by bearer token, API key or, with sign-in off, by being here. */
  readonly authenticate: Authenticate;
  /** Who a back-end service's caller acts for; only tokens minted for that audience pass. */
  readonly authenticateService: (audience: string, authorization: string | undefined) => Promise<Principal>;
  /** A short-lived token for a back-end service, carrying the person and the team. */
  readonly mintForService: (audience: string, who: Principal) => Promise<string>;
  /** Whether this person is in the acting team. */
  readonly isMember: (act: Act, userId: string) => Promise<boolean>;
}
