import type { Permission, Role, Scope } from "./permissions.ts";

/** Who is calling, proven: a person in a session, an API key, a back-end service, or the local owner when sign-in is off. */
export interface Principal {
  readonly kind: "user" | "key" | "service" | "local";
  readonly userId: string;
  readonly teamId: string;
  readonly role: Role;
  readonly scopes: readonly Scope[];
  readonly powers: ReadonlySet<Permission>;
  /** The session or API key behind the token; ending it ends the token. */
  readonly credentialId: string | null;
  /** Only the few operations that lead to a new password answer until there is one. */
  readonly mustChangePassword: boolean;
}

/** A person, signed in or local; not one of that person's API keys, nor a service that acts for them. */
export const isPerson = ({ kind }: Pick<Principal, "kind">): boolean => kind === "user" || kind === "local";

/** Where a call came from; goes into the audit log. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
}
