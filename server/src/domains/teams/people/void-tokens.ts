import type { Sql } from "../../../platform/db/database.ts";
import { membershipSubject, revoke } from "../tokens/revocations.ts";
import type { PeopleNeeds } from "./needs.ts";

/**
 * Voids the tokens of a member up to this moment, whatever gave them out: a session or a key. The time of the request
 * would be too early, for a refresh it had to wait for may have given out a token since. So this comes after the waiting.
 */
export async function voidTokens(
  { clock }: Pick<PeopleNeeds, "clock">,
  tx: Sql,
  { user_id: userId, team_id: teamId }: { readonly user_id: string; readonly team_id: string },
): Promise<void> {
  await revoke(tx, membershipSubject(userId, teamId), clock.milliseconds());
}
