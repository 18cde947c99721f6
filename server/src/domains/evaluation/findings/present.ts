import type { AgentNamed } from "../../agents/port.ts";
import { DISCLOSURE } from "../asking/disclosure.ts";
import { probes } from "../probes/list.ts";
import type { FindingRow } from "../tables/rows.ts";
import { currentState } from "./finding-state.ts";

const titles = new Map(probes.map(({ id, title }) => [id, title]));

/** By its probe, unless the agent only says that it did it, or gave its own key away on the occasion. */
export function titleOf({ probe, basis, detector, summary }: Titled): string {
  if (detector === DISCLOSURE) return summary.slice(0, Math.max(0, summary.indexOf(".")));
  const title = titles.get(probe) ?? probe;
  return basis === "claim" ? `${title} (says it did; no tool call)` : title;
}

type Titled = Pick<FindingRow, "probe" | "basis" | "detector" | "summary">;

/** A finding as lists show it. */
export function presentFinding(row: AgentNamed<FindingRow>, nowMs: number) {
  const state = currentState(row, Math.floor(nowMs / 1000));
  return {
    id: row.id,
    evaluation_id: row.evaluation_id,
    seq: row.seq,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    severity: row.severity,
    category: { dimension: row.harness, scenario: row.scenario, probe: row.probe },
    title: titleOf(row),
    summary: row.summary,
    detector: row.detector,
    basis: row.basis,
    state,
    acceptance_expired: row.state === "accepted" && state === "open",
    state_reason: row.state_reason,
    accepted_until: row.accepted_until,
    state_changed_at: row.state_changed_at,
    state_changed_by: row.state_changed_by,
    assigned_to: row.assigned_to,
    found_at: row.found_at,
    revision: row.revision,
  };
}
