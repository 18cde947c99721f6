import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { ImportFigures } from "../../figures/import-figures.ts";
import type { ImportedGoalRow } from "./campaign-row.ts";

export type NewImportedGoal = Pick<ImportedGoalRow, "place" | "key" | "category" | "family" | "severity" | "goal">;

/** Small enough to be written as one text. */
const BATCH = 200;

/** As finished goals without a result of the console's own. */
export async function insertImportedGoals(
  act: Act,
  campaignId: string,
  goals: readonly NewImportedGoal[],
): Promise<void> {
  for (let from = 0; from < goals.length; from += BATCH) {
    const batch = goals.slice(from, from + BATCH).map(({ place, key, category, family, severity, goal }) => ({
      ...{ place, key, category, family, severity, goal },
    }));
    await act.tx.run(sql`
      insert into campaign_goals (campaign_id, place, team_id, key, category, family, severity, goal, state)
      select ${campaignId}, g.place, ${act.who.teamId}, g.key, g.category, g.family, g.severity, g.goal, 'done'
      from json_to_recordset(${JSON.stringify(batch)}::json)
        as g(place int, key text, category text, family text, severity text, goal json)`);
  }
  await act.tx.run(sql`
    update campaigns
    set goals = ${goals.length}, goals_done = ${goals.length}
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
}

export async function writeFigures(act: Act, campaignId: string, figures: ImportFigures): Promise<void> {
  await act.tx.run(sql`
    update campaigns
    set figures = ${JSON.stringify(figures)}
    where id = ${campaignId} and team_id = ${act.who.teamId}`);
}
