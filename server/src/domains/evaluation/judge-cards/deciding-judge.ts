import type { Card } from "@agent-console/analysis/cards/card.ts";
import type { Act } from "../../../platform/act.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { cardOfJudge, judgeName, mayDecide, sumOf } from "./judge-card.ts";
import { countsOf, findCard } from "./store.ts";

/** The judge's word counts if its card, of the judge as it was in this run, is good enough. Otherwise it only advises. */
export async function findDecidingJudge(act: Act, run: RunRow): Promise<Card | null> {
  const { judge_agent_id: id, judge_revision: revision } = run;
  const row = id && revision !== null ? await findCard(act, id, revision) : null;
  if (!id || !row) return null;
  const [shipped, own] = [countsOf(row.counts), countsOf(row.own_counts)];
  return mayDecide(shipped, own) ? cardOfJudge(judgeName(id), sumOf(shipped, own)) : null;
}
