import type { Act } from "../../../platform/act.ts";
import { MOST_REQUESTS } from "../../evaluation/port.ts";
import { plannedGoal } from "../campaigns/planned-goal.ts";
import { estimateCampaign, type PreflightNeeds, type Range } from "../campaigns/preflight.ts";
import type { GoalRow } from "../campaigns/store/campaign-row.ts";
import type { NewRetestGoal } from "../campaigns/store/retests.ts";
import { formAttack } from "../course/attack-form.ts";
import { operators } from "../operators/list.ts";
import { sandboxWayOf } from "../sandbox/way.ts";
import { askedGoals, type ResolvedRetest, type Retesting, resolveRetest } from "./resolve.ts";

/** What a retest would take, and what it could not ask. Nothing is written, and nothing is sent. */
export async function preflightRetest(needs: PreflightNeeds, act: Act, retesting: Retesting) {
  const retest = await resolveRetest(needs, act, retesting);
  const goals = askedGoals(retest.goals);
  const estimate = await estimateCampaign(needs, act, {
    resolved: { ...retest, goals },
    requests: requestsOf(retest, goals),
  });
  const isNothing = goals.length === 0;
  return {
    ...estimate,
    untried: [...leftOut(retest.goals), ...estimate.untried],
    warnings: isNothing ? ["Nothing of this campaign can be asked again."] : estimate.warnings,
  };
}

function leftOut(goals: readonly NewRetestGoal[]) {
  const reasons = Map.groupBy(
    goals.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  );
  return [...reasons].map(([reason, all]) => ({ goals: all.length, reason }));
}

/**
 * About one task without an attack for each goal, and its conversations. At most every goal needs all its forms, each attempt
 * fails as often as it may, and tools are called as long as they are played.
 */
function requestsOf(retest: ResolvedRetest, goals: ReturnType<typeof askedGoals>): Range {
  const { n } = retest.settings.confirm;
  return goals.reduce<Range>(
    ({ low, high }, goal) => {
      const visits = isThroughSandbox(goal, retest) ? 2 : 0;
      const turns = turnsIn(goal, retest.seed);
      const played = (goal.goal.plant.tools?.length ?? 0) > 0 ? MOST_REQUESTS : 1;
      const forms = goal.retest?.forms.length ?? 1;
      return {
        low: low + visits / 2 + 1 + n * turns,
        high: high + visits + (2 + 2 * n * forms * turns) * played,
      };
    },
    { low: 0, high: 0 },
  );
}

type AskedGoal = ReturnType<typeof askedGoals>[number];

/** As the worker will see it. */
export const isThroughSandbox = (goal: AskedGoal, { settings }: Pick<ResolvedRetest, "settings">): boolean => {
  const planned = plannedGoal(goal as unknown as GoalRow);
  return planned !== null && sandboxWayOf(planned, settings.ways) !== null;
};

function turnsIn({ goal, retest }: AskedGoal, seed: number): number {
  const [form] = retest?.forms ?? [];
  // A conversation has its turns as they are; only operators make more of them.
  const said = form?.isOpened
    ? (formAttack(form, { goal, seed, operators })?.turns.length ?? 1)
    : (form?.said.length ?? 1);
  return said + (goal.plant.earlier?.length ?? 0) + (goal.plant.later?.length ?? 0);
}
