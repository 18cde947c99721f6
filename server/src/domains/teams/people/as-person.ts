import { fault } from "../../../kernel/errors.ts";
import type { Principal } from "../../../kernel/principal.ts";

export const isPerson = ({ kind }: Principal): boolean => kind === "user" || kind === "local";

/** The person who is signed in. What concerns a person beyond the team is not for that person's API keys. */
export function asPerson(who: Principal): string {
  if (!isPerson(who)) throw fault("NOT_ALLOWED", { internal: `not for a ${who.kind}` });
  return who.userId;
}
