/** What a budget can prove, how long it takes and what it costs, so that nobody spends one that can't prove anything. */
import type { Price } from "../../protection/port.ts";
import { CONFIRM } from "../engine/decision/confirm.ts";
import { leastBudget, MOST_SENSIBLE, type Provable, powerTable } from "../engine/decision/power.ts";
import type { Problem } from "../engine/model/space.ts";

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

export function adviceFor(problem: Problem, about: Circumstances) {
  const options = { ...CONFIRM, attempt: about.attempt };
  return {
    least_budget: leastBudget(problem, options),
    advice: powerTable(problem, options).map(({ budget, pairs, gain, holding }: Provable) => ({
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

/** Why a budget is not worth starting with, or null. */
export function tooSmall(budget: number, least: number | null): string | null {
  if (least === null)
    return `There are too few held-out prompts to confirm a gain of ${MOST_SENSIBLE} points, whatever the budget.`;
  if (budget >= least) return null;
  return `With ${count(budget)} prompts, only a gain of more than ${MOST_SENSIBLE} points could be confirmed. Use at least ${count(least)}.`;
}

const count = (value: number): string => value.toLocaleString("en-US");
