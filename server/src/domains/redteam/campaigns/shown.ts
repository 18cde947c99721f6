import type { Act } from "../../../platform/act.ts";
import type { AgentNamed, AgentsPort } from "../../agents/port.ts";
import type { CampaignRow } from "./store/campaign-row.ts";
import { type GoalTally, tallyGoals } from "./store/goals.ts";

const NOTHING: GoalTally = { broken: 0, assessed: 0 };

/** The campaigns with what responses show beside their own columns: the agent's name, and goals by result. */
export async function shownCampaigns(
  { agents }: { readonly agents: AgentsPort },
  act: Act,
  rows: readonly CampaignRow[],
): Promise<(AgentNamed<CampaignRow> & { readonly tally: GoalTally })[]> {
  const tallies = await tallyGoals(
    act,
    rows.map(({ id }) => id),
  );
  const named = await agents.naming(act, rows);
  return named.map((row) => ({ ...row, tally: tallies.get(row.id) ?? NOTHING }));
}
