import type { Act } from "../../platform/act.ts";
import { raw, sql } from "../../platform/db/sql.ts";
import { deleteCards } from "./judge-cards/store.ts";

/** With their prompts, some ten thousand rows: no statement comes near the time that the console gives one. */
const RUNS_AT_ONCE = 50;

/** Removes the acting team's runs with their prompts, logs and reports, its test sets, its harnesses and its settings. */
export async function eraseEvaluations(act: Act): Promise<void> {
  await deleteRuns(act);
  // With the condition of its indexes: without it, the findings of all teams are read.
  await act.tx.run(sql`delete from findings where team_id = ${act.who.teamId} and found_at >= 0`);
  await deleteCards(act);
  await act.tx.run(sql`delete from test_sets where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from custom_harnesses where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from evaluation_retention where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from evaluation_settings where team_id = ${act.who.teamId}`);
}

/** From the newest on: the next ones are looked for behind those that are gone already. */
async function deleteRuns(act: Act): Promise<void> {
  let last = { created_at: Number.MAX_SAFE_INTEGER, id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
  for (;;) {
    const gone = await act.tx.query(sql<{ created_at: number; id: string }>`
      delete from evaluations
      where team_id = ${act.who.teamId} and id = any (array(
        select id from evaluations
        where team_id = ${act.who.teamId} and created_at >= 0 and (created_at, id) < (${last.created_at}, ${last.id})
        order by created_at desc, id desc
        limit ${raw(RUNS_AT_ONCE)}))
      returning created_at, id`);
    for (const run of gone)
      if (run.created_at < last.created_at || (run.created_at === last.created_at && run.id < last.id)) last = run;
    if (gone.length < RUNS_AT_ONCE) return;
  }
}
