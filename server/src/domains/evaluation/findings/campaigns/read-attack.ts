import type { Act } from "../../../../platform/act.ts";
import type { AttackEvidence } from "./campaign-finding.ts";
import { findEvidence, type KeptAttack, selectAttacks } from "./store.ts";

/** How the newest campaign broke the agent, and every time that this happened. Null if nothing was kept. */
export async function readAttack(
  act: Act,
  findingId: string,
): Promise<(AttackEvidence & { readonly occurrences: readonly KeptAttack[] }) | null> {
  const kept = await findEvidence(act, findingId);
  return kept === null
    ? null
    : { ...(JSON.parse(kept) as AttackEvidence), occurrences: await selectAttacks(act, findingId) };
}
