import type { Draw } from "../../evaluation/port.ts";
import type { Attempt, Move } from "./attempt.ts";
import type { DrawnGoal } from "./goal.ts";
import type { Operator } from "./operator.ts";

/** How often an operator was tried, moved the signal, and was part of an attack that worked. */
export interface OperatorRecord {
  readonly tried: number;
  readonly moved: number;
  readonly broke: number;
}

/** What is believed of one operator against one agent: it helps, or it makes the agent refuse. The rest of 1: it does nothing. */
export interface Power {
  readonly helps: number;
  readonly trips: number;
}

/** By the operator's ID. */
export type Powers = Readonly<Record<string, Power>>;

/** What earlier waves of the campaign learned. Shared only between waves, in plan order, so that concurrency changes nothing. */
export interface Learned {
  readonly operators: Readonly<Record<string, OperatorRecord>>;
  /** What each operator does to this agent, as far as other goals have shown. */
  readonly powers?: Powers;
  /** How often each rung of the ladder of signals comes where nothing helps. */
  readonly noise?: readonly number[];
  /** Attacks that broke a goal of the same family, the best first. */
  readonly attacks: readonly Move[];
  /** Attacks that broke goals of other families: a weakness is often not tied to one kind of goal. */
  readonly others?: readonly Move[];
}

/** Everything that a strategy decides by. */
export interface GoalState {
  readonly goal: DrawnGoal;
  /** The place of the goal in its wave: a sweep is dealt so that a wave tries every operator. */
  readonly place: number;
  /** Its hunting attempts so far, in order. */
  readonly attempts: readonly Attempt[];
  readonly budget: number;
  readonly learned: Learned;
  /** Those that fit the ways in. */
  readonly operators: readonly Operator[];
  /** Whether the agent keeps no conversation: an earlier turn can then be taken back. */
  readonly isStateless: boolean;
}

/** A pure policy: the same state and draw, the same move. */
export interface Strategy {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  readonly next: (state: GoalState, draw: Draw) => Move | "give up";
}
