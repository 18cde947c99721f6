import type { Sql } from "../../../platform/db/database.ts";
import { membershipSubject, revoke } from "../tokens/revocations.ts";
import type { PeopleNeeds } from "./needs.ts";

/**
 * Voids a member's tokens up to this moment, whether from a session or a key. The time of the request would be too
 * early, because a refresh that it waited for may have issued a token since. So this comes after the waiting.
 */
export async function voidTokens(
  { clock }: Pick<PeopleNeeds, "clock">,
  tx: Sql,
  { user_id: userId, team_id: teamId }: { readonly user_id: string; readonly team_id: string },
): Promise<void> {
  await revoke(tx, membershipSubject(userId, teamId), clock.milliseconds());
}
