/**
 * Runs a policy step by step. The state holds the planned batch, so reading it twice gives the same batch, and the journal of
 * outcomes is enough to rebuild the state.
 */
import { fits, type Genome } from "./model/genome.ts";
import type { Observation } from "./model/model.ts";
import { EngineRefusal } from "./model/refusal.ts";
import type { Outcome, Result, Rollout } from "./model/rollout.ts";
import type { SearchSpace } from "./model/space.ts";
import type { Asked, Policy, PolicyContext, Question } from "./policies/policy.ts";

export interface Search<State = unknown> {
  readonly space: SearchSpace;
  readonly policy: Policy<State>;
  readonly seed: number;
  /** Rollouts that may be spent in all. */
  readonly budget: number;
  /** What train probes told before the search; it costs nothing. */
  readonly earlier?: readonly Observation[];
}

export interface SearchState<State = unknown> {
  readonly spent: number;
  /** The rollouts to run now; empty when the search is over. */
  readonly planned: readonly Rollout[];
  readonly inner: State;
}

export function openSearch<State>(search: Search<State>): SearchState<State> {
  if (!Number.isInteger(search.budget) || search.budget < 0) {
    throw new EngineRefusal("budget_invalid", "budget", "must be a whole number from 0");
  }
  const inner = search.policy.open(contextOf(search, 0));
  return { spent: 0, inner, planned: plan(search, inner, 0) };
}

/** The state after a batch. Results may come in any order; each planned rollout needs exactly one. */
export function observe<State>(
  search: Search<State>,
  state: SearchState<State>,
  results: readonly Result[],
): SearchState<State> {
  const outcomes = inOrder(state.planned, results);
  const asked: Asked[] = state.planned.map((rollout, at) => ({ question: rollout, outcome: outcomes[at] as Outcome }));
  const spent = state.spent + asked.length;
  const inner = search.policy.learn(state.inner, asked, contextOf(search, spent));
  return { spent, inner, planned: plan(search, inner, spent) };
}

/** The search with another budget: what it would ask now. */
export function resumeSearch<State>(search: Search<State>, state: SearchState<State>): SearchState<State> {
  return { ...state, planned: plan(search, state.inner, state.spent) };
}

export function recommendGenome<State>(search: Search<State>, state: SearchState<State>): Genome {
  return search.policy.recommend(state.inner);
}

function contextOf({ space, seed, budget, earlier = [] }: Search, spent: number): PolicyContext {
  return { space, key: seed, left: budget - spent, earlier };
}

function plan<State>(search: Search<State>, inner: State, spent: number): Rollout[] {
  const left = search.budget - spent;
  if (left <= 0) return [];
  const questions: readonly Question[] = search.policy.ask(inner, contextOf(search, spent));
  if (questions.length > left)
    throw new EngineRefusal("budget_invalid", search.policy.name, "asked for more than is left");
  if (questions.some(({ genome }) => !fits(search.space, genome)))
    throw new EngineRefusal("room_exceeded", search.policy.name, "composed more than there is room for");
  return questions.map(({ genome, probe }, at) => ({ genome, set: "train", probe, replicate: spent + at }));
}

/** Outcomes in the order of the plan, whatever order they came in. */
export function inOrder(planned: readonly Rollout[], results: readonly Result[]): Outcome[] {
  if (planned.length === 0) throw new EngineRefusal("run_finished", "", "nothing was planned");
  const first = (planned[0] as Rollout).replicate;
  const outcomes: (Outcome | undefined)[] = planned.map(() => undefined);
  results.forEach(({ replicate, outcome }, at) => {
    const place = replicate - first;
    if (planned[place]?.replicate !== replicate) {
      throw new EngineRefusal("result_unknown", `results[${at}].replicate`, `${replicate} was not planned`);
    }
    if (outcomes[place] !== undefined) {
      throw new EngineRefusal("result_twice", `results[${at}].replicate`, `${replicate} has a result already`);
    }
    if (outcome !== 0 && outcome !== 1 && outcome !== null) {
      throw new EngineRefusal("result_invalid", `results[${at}].outcome`, "must be 1, 0 or null");
    }
    outcomes[place] = outcome;
  });
  return outcomes.map((outcome, at) => {
    if (outcome !== undefined) return outcome;
    throw new EngineRefusal("result_missing", "results", `${first + at} has no result`);
  });
}
