import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { AnyGoalRow } from "../campaigns/store/campaign-row.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { attackTexts } from "../found/attack-texts.ts";
import { isImported } from "../model/imported-goal.ts";
import { operators as allOperators } from "../operators/list.ts";
import { presentGoal } from "./present.ts";
import { selectGoalInFull, selectGoalLines } from "./store.ts";

/** One goal with the shortest attack that breaks it, and the tricks that were tried. */
export async function readGoal(
  act: Act,
  { campaignId, place }: { readonly campaignId: string; readonly place: number },
) {
  const { seed, settings } = await getCampaign(act, campaignId);
  const [line] = await selectGoalLines(act, campaignId, [place]);
  const found = await selectGoalInFull(act, campaignId, place);
  if (!line || !found) throw fault("GOAL_NOT_FOUND");
  return {
    ...presentGoal(line, settings.ways),
    minimized: minimizedOf(found.goal, seed),
    operators: found.operators.map(inWords),
  };
}

function minimizedOf({ goal, attack }: AnyGoalRow, seed: number) {
  const texts = !attack || isImported(goal) ? null : attackTexts(attack, { goal, seed });
  if (!attack?.minimized || !texts) return null;
  const { step, confirmed, queries, isIrreducible } = attack.minimized;
  return {
    ...{ step, confirmed, queries, is_irreducible: isIrreducible },
    ...{ words_before: texts.wordsBefore, words_after: texts.wordsAfter, before: texts.before, after: texts.after },
  };
}

const known = new Map(allOperators.map((operator) => [operator.id, operator]));

/** A version of the library may no longer have it. */
function inWords(id: string) {
  const { title, family, idea } = known.get(id) ?? { title: id, family: "other", idea: "" };
  return { id, title, family, idea };
}
