import { probes } from "../probes/list.ts";
import { type FindingRow, standing } from "./row.ts";

const titles = new Map(probes.map(({ id, title }) => [id, title]));

/** A finding as lists show it. */
export function presentFinding(row: FindingRow, nowMs: number) {
  const state = standing(row, Math.floor(nowMs / 1000));
  return {
    id: row.id,
    evaluation_id: row.evaluation_id,
    seq: row.seq,
    agent_id: row.agent_id,
    severity: row.severity,
    category: { dimension: row.harness, scenario: row.scenario, probe: row.probe },
    title: titles.get(row.probe) ?? row.probe,
    summary: row.summary,
    detector: row.detector,
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
