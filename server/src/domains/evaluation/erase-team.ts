import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";
import { deleteCards } from "./judge-cards/store.ts";

/** Removes the acting team's runs with their prompts, logs and reports, its test sets, its harnesses and its settings. */
export async function eraseEvaluations(act: Act): Promise<void> {
  await act.tx.run(sql`delete from evaluations where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from findings where team_id = ${act.who.teamId}`);
  await deleteCards(act);
  await act.tx.run(sql`delete from test_sets where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from custom_harnesses where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from evaluation_settings where team_id = ${act.who.teamId}`);
}
