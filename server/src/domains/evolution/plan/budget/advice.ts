/** What a budget can prove, how long it takes and what it costs, so that nobody spends one that can't prove anything. */
import type { Price } from "../../../protection/port.ts";
import { CONFIRM } from "../../engine/decision/confirm.ts";
import {
  leastBudget,
  MOST_SENSIBLE,
  type PowerOptions,
  type Provable,
  powerTable,
} from "../../engine/decision/power.ts";
import type { Problem } from "../../engine/model/space.ts";
import { leastForPilot } from "./first-look.ts";

export interface Circumstances {
  /** Which decision on these held-out prompts it would be. */
  readonly attempt: number;
  readonly requestsPerMinute: number;
  /** Of the system prompt. */
  readonly promptTokens: number;
  readonly price: Price | null;
}

/** Tokens of an ordinary question and of an ordinary answer; both are measured once a run has begun. */
const QUESTION_TOKENS = 150;
const ANSWER_TOKENS = 250;
const MILLION = 1_000_000;
const BUDGET_STEP = 50;

export function adviceFor(problem: Problem, about: Circumstances) {
  const options = { ...CONFIRM, attempt: about.attempt };
  const least = leastFor(problem, options);
  return {
    least_budget: least?.budget ?? null,
    advice: powerTable(problem, options, least?.budget).map(({ budget, pairs, gain, holding }: Provable) => ({
      ...{ budget, pairs, gain, holding, seconds_at_least: secondsFor(budget, about), cost: costOf(budget, about) },
    })),
  };
}

export const secondsFor = (budget: number, { requestsPerMinute }: Pick<Circumstances, "requestsPerMinute">): number =>
  Math.ceil((60 * budget) / requestsPerMinute);

/** Null without a price: unknown is not free. Prompts of several turns cost more. */
export function costOf(
  requests: number,
  { promptTokens, price }: Pick<Circumstances, "promptTokens" | "price">,
): number | null {
  if (!price) return null;
  const each = (promptTokens + QUESTION_TOKENS) * price.input + ANSWER_TOKENS * price.output;
  return Number(((requests * each) / MILLION).toPrecision(3));
}

export interface Least {
  readonly budget: number;
  /** What a smaller one lacks. */
  readonly lacks: "proof" | "search";
}

/** The smallest budget that can prove a sensible gain and leaves something to search with; null if none can. */
export function leastFor(problem: Problem, options: PowerOptions): Least | null {
  const proves = leastBudget(problem, options);
  if (proves === null) return null;
  const searches = BUDGET_STEP * Math.ceil(leastForPilot(problem) / BUDGET_STEP);
  return searches > proves ? { budget: searches, lacks: "search" } : { budget: proves, lacks: "proof" };
}

/** Why a budget is not worth starting with, or null. */
export function tooSmall(budget: number, least: Least | null): string | null {
  if (least === null)
    return `There are too few held-out prompts to confirm a gain of ${MOST_SENSIBLE} points, whatever the budget.`;
  if (budget >= least.budget) return null;
  const why =
    least.lacks === "proof"
      ? `With ${count(budget)} prompts, only a gain of more than ${MOST_SENSIBLE} points could be confirmed.`
      : `With ${count(budget)} prompts, too few are left to search with: every kind of prompt is tried once first, and half are for the final test.`;
  return `${why} Use at least ${count(least.budget)}.`;
}

const count = (value: number): string => value.toLocaleString("en-US");
