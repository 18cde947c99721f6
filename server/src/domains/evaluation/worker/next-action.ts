/** What one worker does next for a run, from what it knows. Pure; `session.ts` does it. */
import type { RunStatus } from "../runs/store/run-row.ts";

export interface Capacity {
  /** Of the run, all workers together. */
  readonly concurrency: number;
  readonly liveWorkers: number;
  /** Prompts of this worker whose result is not yet durable. */
  readonly claimed: number;
  /** Those of them that the next step writes. */
  readonly settled: number;
  readonly isStopping: boolean;
}

/** How many more prompts to claim: this worker's share of the run's concurrency, less what it still has. */
export function promptsToClaim({ concurrency, liveWorkers, claimed, settled, isStopping }: Capacity): number {
  if (isStopping) return 0;
  const share = Math.ceil(concurrency / Math.max(1, liveWorkers));
  return Math.max(0, share - claimed + settled);
}

/** Writing one half of the results while the agent answers the other half keeps both sides busy. */
export const isBatchReady = (settled: number, claimed: number): boolean => settled > 0 && settled * 2 >= claimed;

export interface StepNeeds {
  /** Prompts came back and go first. */
  readonly hasRequeued: boolean;
  readonly isCapped: boolean;
  /** Some prompts of the batch have no result and go back. */
  readonly hasReturns: boolean;
}

/** Whether the step takes a transaction of several statements; most steps are one statement. */
export const needsTransaction = ({ hasRequeued, isCapped, hasReturns }: StepNeeds): boolean =>
  hasRequeued || isCapped || hasReturns;

export interface AfterStep {
  readonly status: RunStatus;
  readonly isStopping: boolean;
  /** Nothing is claimed and nothing waits to be written. */
  readonly isIdle: boolean;
}

export interface NextAction {
  readonly cancelRequests: boolean;
  /** Prompts that wait for their turn go back. */
  readonly cancelWaits: boolean;
  readonly isOver: boolean;
}

/** A paused run finishes the requests in flight; a canceled or failed one does not wait for them. */
export function nextAction({ status, isStopping, isIdle }: AfterStep): NextAction {
  const isRunning = status === "running";
  return {
    cancelRequests: status === "cancelled" || status === "failed",
    cancelWaits: !isRunning,
    isOver: isIdle && (isStopping || !isRunning),
  };
}
