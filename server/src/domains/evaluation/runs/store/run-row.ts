import type { JobStatus } from "../../../../platform/work/status.ts";
import type { AgentReach } from "../../../agents/port.ts";

export type RunStatus = JobStatus;

/** A run as the table holds it. Times are seconds. */
export interface RunRow {
  readonly id: string;
  readonly team_id: string;
  readonly agent_id: string;
  readonly created_by: string;
  readonly type: string;
  readonly harness_names: readonly string[];
  readonly harness_type: string;
  readonly sample_size: number | null;
  readonly seed: number;
  readonly concurrency: number;
  readonly status: RunStatus;
  readonly status_message: string | null;
  readonly error_message: string | null;
  readonly agent_revision: number;
  readonly planner: number | null;
  readonly planned: number | null;
  readonly next_seq: number;
  readonly waiting: number;
  readonly in_flight: number;
  readonly resisted: number;
  readonly failed: number;
  readonly unassessed: number;
  readonly errors: number;
  readonly watched: number;
  readonly watched_errors: number;
  /** Milliseconds. */
  readonly watched_from: number;
  readonly requests_cap: number | null;
  readonly requests_committed: number;
  readonly requests_sent: number;
  readonly tokens_cap: number | null;
  readonly tokens_committed: number;
  readonly tokens_used: number;
  readonly cost_cap_micros: number | null;
  readonly cost_committed_micros: number;
  readonly cost_used_micros: number;
  readonly prompt_price: number | null;
  readonly completion_price: number | null;
  readonly scores: Readonly<Record<string, number | null>> | null;
  readonly threshold: number | null;
  readonly verdict: "passed" | "failed" | "inconclusive" | null;
  readonly figures: Readonly<Record<string, unknown>> | null;
  readonly judge_agent_id: string | null;
  readonly created_at: number;
  readonly started_at: number | null;
  readonly completed_at: number | null;
}

/** The agent as it is tested from the first prompt to the last, whatever happens to its configuration meanwhile. */
export type AgentSnapshot = Pick<
  AgentReach,
  "name" | "protocol" | "url" | "model" | "purpose" | "systemPrompt" | "params"
>;

export function snapshotOf({ name, protocol, url, model, purpose, systemPrompt, params }: AgentReach): AgentSnapshot {
  return { name, protocol, url, model, purpose: purpose ?? null, systemPrompt, params };
}

/** The part of a run that a step may have changed. */
export type RunState = Pick<
  RunRow,
  "status" | "planned" | "waiting" | "resisted" | "failed" | "unassessed" | "watched" | "watched_errors"
>;

export const done = (run: RunState): number => run.resisted + run.failed + run.unassessed;
