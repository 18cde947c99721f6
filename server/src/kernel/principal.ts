import type { Permission, Role, Scope } from "./permissions.ts";

/**
 * The authenticated caller: a person in a session, an API key, a backend service, or the local owner if sign-in is off.
 */
export interface Principal {
  readonly kind: "user" | "key" | "service" | "local";
  readonly userId: string;
  readonly teamId: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly powers: ReadonlySet<Permission>;
  /** The session or API key behind the token. Ending it ends the token. */
  readonly credentialId: string | null;
  /** True until a new password is set. Only the few operations that lead to one are allowed then. */
  readonly mustChangePassword: boolean;
  /** A key that was made for assistants that change something. */
  readonly mcpWrites?: boolean;
}

/** A person, signed in or local. Not one of that person's API keys, nor a service that acts for them. */
export const isPerson = ({ kind }: Pick<Principal, "kind">): boolean => kind === "user" || kind === "local";

/** Where a call came from. Recorded in the audit log. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}
