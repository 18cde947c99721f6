import type { Refined } from "../../../../platform/db/sql.ts";
import type { AgentReach } from "../../../agents/port.ts";
import type { LiveVersion } from "../../../protection/port.ts";
import type { RunTestSet } from "../../custom/load-sets.ts";
import type { EvaluationRow } from "../../tables/rows.ts";

export type RunStatus = EvaluationRow["status"];

/** A run as most of the code reads it. Its figures are shaped by results/conclude.ts. Times are seconds. */
export type RunRow = Omit<
  Refined<
    EvaluationRow,
    {
      readonly scores: Readonly<Record<string, number | null>> | null;
      readonly figures: Readonly<Record<string, unknown>> | null;
      readonly judges: readonly { readonly agent_id: string; readonly revision: number }[] | null;
      readonly test_sets: readonly RunTestSet[];
      readonly gateway: LiveVersion | null;
    }
  >,
  "agent_snapshot"
>;

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

export const countDone = (run: RunState): number => run.resisted + run.failed + run.unassessed;
