/**
 * A policy is a machine whose state is plain data.
 *
 * `ask` says what to measure next and depends on nothing but the state; `learn` takes the outcomes in the order of the
 * questions. The machine around it (../machine.ts) counts, checks and keeps to the budget.
 */
import type { Genome } from "../model/genome.ts";
import type { Observation, Posterior } from "../model/model.ts";
import type { Outcome } from "../model/rollout.ts";
import type { SearchSpace } from "../model/space.ts";

export interface Question {
  readonly genome: Genome;
  readonly probe: number;
}

export interface Asked {
  readonly question: Question;
  readonly outcome: Outcome;
}

export interface PolicyContext {
  readonly space: SearchSpace;
  /** The key for all random draws. */
  readonly key: number;
  /** Rollouts that may still be spent. */
  readonly left: number;
  /** What was observed before the search. */
  readonly earlier: readonly Observation[];
}

export interface Policy<State> {
  readonly name: string;
  open(context: PolicyContext): State;
  /** Empty if the policy has nothing more to ask. Never more than are left. */
  ask(state: State, context: PolicyContext): readonly Question[];
  learn(state: State, asked: readonly Asked[], context: PolicyContext): State;
  /** The genome it would recommend now. */
  recommend(state: State): Genome;
  /** What it has learned of this agent's answers and of nothing else, where it keeps such a thing. */
  opinion?(state: State): Posterior | undefined;
}
