import type { Act } from "../../platform/act.ts";

/** Removes the acting team's runs with their prompts, logs and reports, and its settings. */
export async function eraseEvaluations(act: Act): Promise<void> {
  const team = [act.who.teamId];
  await act.tx.run("delete from evaluations where team_id = $1", team);
  await act.tx.run("delete from evaluation_settings where team_id = $1", team);
}
