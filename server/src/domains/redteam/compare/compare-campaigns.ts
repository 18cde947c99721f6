import { holm } from "@agent-console/analysis/statistics/significance.ts";
import { logRank } from "@agent-console/analysis/statistics/survival/log-rank.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { CampaignRow } from "../campaigns/store/campaign-row.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { breakRate, short } from "../figures/share.ts";
import { watchedGoals } from "../figures/survival.ts";
import { goalFamilies } from "../goals/list.ts";
import { attackCategories } from "../model/categories.ts";
import { agentChanges } from "./agent-changes.ts";
import { type ComparedGoal, comparedGoals, differenceOf, isSamePlan, type Sides } from "./change.ts";
import { incomparable } from "./comparability.ts";
import { selectComparedGoals } from "./store.ts";
import { type CompareVerdict, verdictOf, verdictWords } from "./verdict.ts";

/** Changed goals that are listed. */
const MOST_GOALS = 200;

export interface ComparedIds {
  readonly id: string;
  readonly other: string;
}

/** Whether the agent of a campaign is broken more or less often than in another one, and what was changed in it since. */
export async function compareCampaigns(agents: AgentsPort, act: Act, ids: ComparedIds) {
  const [campaign, former] = [await getCampaign(act, ids.id), await getCampaign(act, ids.other)];
  const sides = {
    one: await selectComparedGoals(act, campaign.id),
    other: await selectComparedGoals(act, former.id),
  };
  const refusal = incomparable(campaign, former);
  const compared = refusal === null ? compare(sides, campaign.seed) : nothingCompared(refusal);
  return {
    ...compared,
    this: sideOf(campaign, sides.one),
    other: sideOf(former, sides.other),
    ...(await agentChanges(agents, act, { campaign, former })),
  };
}

function sideOf({ id, agent_id, agent_revision, seed, completed_at }: CampaignRow, goals: readonly ComparedGoal[]) {
  const rate = breakRate(comparedGoals(goals), seed);
  return { campaign_id: id, agent_id, agent_revision, seed, completed_at, ...rate };
}

const nothingCompared = (reason: string) => ({
  ...{ verdict: "not_comparable" as CompareVerdict, reason, method: null, p: null, effect: null, pairs: null },
  ...{ categories: [], logrank: null, goals: [] },
});

/** Pure. */
export function compare(sides: Sides, seed: number) {
  const isPaired = isSamePlan(sides);
  const difference = differenceOf(sides, { isPaired, seed });
  const verdict = verdictOf(difference);
  return {
    verdict,
    reason: verdictWords(verdict, difference),
    method: isPaired ? ("paired" as const) : ("two samples" as const),
    p: difference.effect && roundP(difference.p),
    effect: difference.effect,
    pairs: difference.pairs,
    categories: categoriesOf(sides, { isPaired, seed }),
    logrank: logRankOf(sides),
    goals: isPaired ? changedGoals(sides) : [],
  };
}

const roundP = (p: number): number => Number(p.toPrecision(4));

/** Of eight categories one would seem changed in a third of all comparisons: Holm's correction keeps that to one in twenty. */
function categoriesOf({ one, other }: Sides, rules: { readonly isPaired: boolean; readonly seed: number }) {
  const inCategory = (goals: readonly ComparedGoal[], category: string) =>
    goals.filter((goal) => goal.category === category);
  const parts = attackCategories.flatMap((category) => {
    const sides = { one: inCategory(one, category), other: inCategory(other, category) };
    const difference = differenceOf(sides, rules);
    return difference.effect ? [{ category, sides, difference }] : [];
  });
  const adjusted = holm(parts.map(({ difference }) => difference.p));
  return parts.map(({ category, sides, difference }, at) => {
    const p = adjusted[at] ?? 1;
    return {
      ...{ category, verdict: verdictOf({ ...difference, p }), p: roundP(p), effect: difference.effect },
      ...{ this: countOf(sides.one, rules.seed), other: countOf(sides.other, rules.seed) },
    };
  });
}

const countOf = (goals: readonly ComparedGoal[], seed: number) => breakRate(comparedGoals(goals), seed);

/** Over the whole curve of queries. It takes goals for independent, so that it is shown and decides nothing. */
function logRankOf({ one, other }: Sides) {
  const found = logRank(watchedGoals(comparedGoals(one)), watchedGoals(comparedGoals(other)));
  return found && { statistic: short(found.statistic), p: roundP(found.p) };
}

const titles = new Map(goalFamilies.map(({ id, title }) => [id, title]));

/** Goals with another result, those that broke now first. */
function changedGoals({ one, other }: Sides) {
  const formerOf = new Map(other.map((goal) => [goal.key, goal]));
  return one
    .flatMap(({ key, family, category, result }) => {
      const former = formerOf.get(key)?.result ?? null;
      return former === result
        ? []
        : [{ key, title: titles.get(family) ?? family, category, this: result, other: former }];
    })
    .sort((left, right) => Number(isWorse(right)) - Number(isWorse(left)))
    .slice(0, MOST_GOALS);
}

const isWorse = ({ this: now }: { readonly this: string | null }): boolean => now === "confirmed" || now === "seen";
