import type { Act } from "../../../platform/act.ts";
import { plannedGoal } from "../campaigns/planned-goal.ts";
import type { CampaignRow, GoalRow } from "../campaigns/store/campaign-row.ts";
import { selectGoals } from "../campaigns/store/goals.ts";
import { freshGoal } from "../course/again.ts";
import { formAttack } from "../course/attack-form.ts";
import type { CourseRules } from "../course/course-rules.ts";
import { MINIMIZED_WITH } from "../course/minimize.ts";
import type { PlannedGoal } from "../goals/plan.ts";
import type { AttackForm } from "../model/attack-form.ts";
import type { Draft } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { operators } from "../operators/list.ts";

/** An attack of a campaign that can be made again. */
export interface ProvenGoal {
  readonly row: GoalRow;
  readonly planned: PlannedGoal;
  /** The shortest form that works. */
  readonly form: AttackForm;
}

/** One attack for each weakness that the campaign proved, and why others are left out. */
export interface ProvenAttacks {
  readonly attacks: readonly ProvenGoal[];
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly row: GoalRow;
  readonly reason: string;
}

/** Goals of one finding share their weakness: the one that was confirmed best stands for it. Only these places, if some are named. */
export async function selectProven(
  act: Act,
  campaign: Pick<CampaignRow, "id">,
  places: readonly number[] | null = null,
): Promise<ProvenAttacks> {
  const rows = (await selectGoals(act, campaign.id)).filter(
    ({ result, place }) => (result === "confirmed" || result === "seen") && (places?.includes(place) ?? true),
  );
  const byWeakness = Map.groupBy(rows, ({ finding_id: id, key }) => id ?? key);
  const [attacks, leftOut]: [ProvenGoal[], LeftOut[]] = [[], []];
  for (const own of byWeakness.values()) {
    const best = own.toSorted((one, other) => worked(other) - worked(one))[0] as GoalRow;
    const planned = plannedGoal(best);
    const form = best.attack?.minimized?.form ?? best.attack?.whole?.form;
    if (!planned) leftOut.push({ row: best, reason: "This version of the console has no such goal." });
    else if (!form) leftOut.push({ row: best, reason: "It never worked again, so there is nothing to repeat." });
    else attacks.push({ row: best, planned, form });
  }
  return { attacks, leftOut };
}

const worked = ({ attack }: GoalRow): number => attack?.confirmed.worked ?? 0;

export interface MadeAgain {
  readonly goal: DrawnGoal;
  readonly draft: Draft;
}

/** Goals that are looked at for one that an attack fits. */
const MOST_MISFITS = 8;

/** The attack on goals with secrets that the campaign never used: up to so many of them. */
export function madeAgain({ planned, form }: ProvenGoal, { seed, settings }: CampaignRow, copies: number): MadeAgain[] {
  const course = { planned, rules: { seed, confirm: settings.confirm } as CourseRules };
  const made: MadeAgain[] = [];
  for (let at = 0; at < copies + MOST_MISFITS && made.length < copies; at++) {
    const goal = freshGoal(course, 2 * settings.confirm.n + MINIMIZED_WITH + at);
    const draft = formAttack(form, { goal, seed, operators });
    if (draft) made.push({ goal, draft });
  }
  return made;
}
