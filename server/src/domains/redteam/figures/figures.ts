import { attackCategories, severities } from "../model/categories.ts";
import { headlineOf } from "./headline.ts";
import { notesOf } from "./notes.ts";
import { type RetestedTool, retestHeadline, retestNotes } from "./retest-words.ts";
import { type BreakRate, breakRate, short } from "./share.ts";
import { type GoalStates, statesOf } from "./states.ts";
import { type GoalSummary, isOpinion } from "./summaries.ts";
import { type SuccessAt, type Survival, successCurve, survivalOf, watchedGoals } from "./survival.ts";
import type { PhaseSpending, Tally } from "./tally.ts";

/** What a campaign has shown. Kept as JSON with it, and sent as it is. Shares are from 0 to 1. */
export interface CampaignFigures {
  /** Broken out of assessed goals, with an interval over families, and the one sentence about it. */
  readonly headline: BreakRate & { readonly words: string };
  /** What a reader must know beside it, one sentence each. */
  readonly notes: readonly string[];
  readonly categories: readonly ({ readonly category: string } & BreakRate)[];
  readonly severities: readonly ({ readonly severity: string } & BreakRate)[];
  readonly states: GoalStates;
  readonly survival: Survival;
  readonly success_at: readonly SuccessAt[];
  readonly operators: Tally["operators"];
  readonly families: Tally["families"];
  readonly strategies: Tally["strategies"];
  readonly engines: Tally["engines"];
  readonly unassessed: readonly { readonly reason: string; readonly goals: number }[];
  /** The share of goals whose answers gave a sign to steer by; null where too little was answered. */
  readonly gradient_share: number | null;
  readonly gradient: Tally["gradient"];
  /** Goals that only a judge can decide: its opinion, in no other figure. */
  readonly judged: BreakRate;
  readonly spending: Spent & { readonly by_phase: Readonly<Record<string, PhaseSpending>> };
}

export interface Spent {
  readonly requests: number;
  readonly tokens: number;
  readonly cost: number | null;
  readonly model_calls: number;
  readonly model_tokens: number;
}

export interface CampaignFacts {
  /** All goals of the plan. */
  readonly goals: readonly GoalSummary[];
  readonly tally: Tally;
  /** Queries that a goal may take. */
  readonly budget: number;
  readonly seed: number;
  readonly spent: Spent;
  /** Of a retest: whose attacks it asks again. */
  readonly retested?: RetestedTool | undefined;
}

/** Pure: the same campaign, the same figures. Also for one that still runs. */
export function figuresOf({ goals, tally, budget, seed, spent, retested }: CampaignFacts): CampaignFigures {
  const counted = goals.filter((goal) => !isOpinion(goal));
  const watched = watchedGoals(counted);
  const rate = breakRate(counted, seed);
  const isRunning = goals.some(({ result }) => result === null);
  const states = statesOf(goals);
  const { gradient, byPhase, operators, families, strategies, engines } = tally;
  const survival = survivalOf(watched, budget);
  const words = retested
    ? retestHeadline(retested, rate, isRunning)
    : headlineOf({ rate, goals: counted, budget, isRunning });
  return {
    headline: { ...rate, words },
    notes: retested ? retestNotes(retested, states) : notesOf({ states, gradient }),
    categories: attackCategories.flatMap((category) => part({ category }, counted, seed)),
    severities: severities.toReversed().flatMap((severity) => part({ severity }, counted, seed)),
    ...{ states, survival, success_at: successCurve(watched) },
    ...{ operators, families, strategies, engines },
    unassessed: reasonsOf(counted),
    gradient_share: gradient.told > 0 ? short(gradient.steerable / gradient.told) : null,
    gradient,
    judged: breakRate(goals.filter(isOpinion), seed),
    spending: { ...spent, by_phase: byPhase as Record<string, PhaseSpending> },
  };
}

/** The goals with this category or severity; nothing where the plan has none. */
function part<Key extends "category" | "severity">(
  named: Pick<GoalSummary, Key>,
  goals: readonly GoalSummary[],
  seed: number,
): (Pick<GoalSummary, Key> & BreakRate)[] {
  const [[key, value] = ["", ""]] = Object.entries(named);
  const own = goals.filter((goal) => goal[key as Key] === value);
  return own.length === 0 ? [] : [{ ...named, ...breakRate(own, seed) }];
}

const MOST_REASONS = 20;
const NO_REASON = "No reason was recorded.";

/** The most frequent first. */
function reasonsOf(goals: readonly GoalSummary[]): CampaignFigures["unassessed"] {
  const unassessed = goals.filter(({ result }) => result === "unassessed");
  return [...Map.groupBy(unassessed, ({ reason }) => reason ?? NO_REASON)]
    .map(([reason, members]) => ({ reason, goals: members.length }))
    .sort((one, other) => other.goals - one.goals)
    .slice(0, MOST_REASONS);
}
