import type { Principal } from "../../kernel/principal.ts";
import type { Act } from "../../platform/act.ts";
import type { Authenticate } from "./callers/authenticate.ts";
import type { NotificationEvent } from "./notifications/message/events.ts";

export type { NotificationEvent };

/** What teams offers to other domains and the application. */
export interface TeamsPort {
  /** The caller, by bearer token, API key or, with sign-in off, without either. */
  readonly authenticate: Authenticate;
  /** The user that a backend service's caller acts for. Only tokens issued for that audience are accepted. */
  readonly authenticateService: (audience: string, authorization: string | undefined) => Promise<Principal>;
  /** A short-lived token for a backend service, with the user and the team. */
  readonly mintForService: (audience: string, who: Principal) => Promise<string>;
  /** Whether this user is in the current team. */
  readonly isMember: (act: Act, userId: string) => Promise<boolean>;
  /**
   * Tells the team's notification endpoints of an event, inside the caller's transaction: the message is stored with the
   * change that it tells of, or not at all. A worker sends it.
   */
  readonly notify: (act: Act, event: NotificationEvent) => Promise<void>;
  /** The hosts that the team's webhooks are sent to, each once. */
  readonly webhookHosts: (act: Act) => Promise<readonly string[]>;
}
