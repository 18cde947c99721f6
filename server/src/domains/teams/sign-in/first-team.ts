import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { inTeamOf } from "../../../platform/db/turn.ts";
import type { Circumstances } from "./store/sessions.ts";

/** Runs in the transaction that creates the first team: a new console has everything it should have, or no team. */
export type AfterFirstTeam = (act: Act) => Promise<void>;

interface NewTeam {
  /** Its owner. */
  readonly who: Principal;
  readonly at: Circumstances;
}

export async function furnishFirstTeam(
  tx: Sql,
  { who, at }: NewTeam,
  furnish: AfterFirstTeam | undefined,
): Promise<void> {
  if (!furnish) return;
  await inTeamOf(tx, who.teamId, (bound) => furnish({ tx: bound, who, origin: at.origin, now: at.now }));
}
