import type { AgentNamed } from "../../agents/port.ts";
import { DISCLOSURE } from "../asking/disclosure.ts";
import { probes } from "../probes/list.ts";
import { currentState } from "./progress/finding-state.ts";
import { progressOf, type RunTries } from "./progress/progress.ts";
import type { FindingWithExample } from "./store/findings.ts";

const titles = new Map(probes.map(({ id, title }) => [id, title]));

/** By its probe, unless the agent only says that it did it, or gave its own key away on the occasion. */
export function titleOf({ title: own, probe, basis, detector, summary }: Titled): string {
  if (own !== null) return own;
  if (detector === DISCLOSURE) return summary.slice(0, Math.max(0, summary.indexOf(".")));
  const title = titles.get(probe) ?? probe;
  return basis === "claim" ? `${title} (says it did; no tool call)` : title;
}

type Titled = Pick<FindingWithExample, "title" | "probe" | "basis" | "detector" | "summary">;

/** Runs in a list: enough for a small chart. */
const SHOWN_RUNS = 8;

export interface Shown {
  /** The runs that tried it, oldest first. */
  readonly tries: readonly RunTries[];
  readonly nowMs: number;
  readonly runs?: number;
}

/** A finding as lists show it. */
export function presentFinding(row: AgentNamed<FindingWithExample>, { tries, nowMs, runs = SHOWN_RUNS }: Shown) {
  const now = Math.floor(nowMs / 1000);
  const state = currentState(row, now);
  const { latest, ...progress } = progressOf(tries, row);
  return {
    id: row.id,
    source: row.source,
    campaign_id: row.campaign_id,
    occurrences: row.occurrences,
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
    failures: row.failures,
    ...progress,
    // Campaigns ask nothing twice in the same way: what the newest one showed is all there is.
    ...(row.source === "campaign" ? { change: row.change } : {}),
    latest_run: latest && {
      evaluation_id: latest.evaluation_id,
      completed_at: latest.at,
      failed: latest.failed,
      tried: latest.tried,
      low: round(latest.low),
      high: round(latest.high),
    },
    most_remaining: round(progress.most_remaining),
    runs: tries.slice(-runs).map(({ evaluation_id, at, failed, tried }) => ({
      evaluation_id,
      completed_at: at,
      failed,
      tried,
    })),
    state,
    acceptance_expired: row.state === "accepted" && state === "open",
    state_reason: row.state_reason,
    accepted_until: row.accepted_until,
    state_changed_at: row.state_changed_at,
    state_changed_by: row.state_changed_by,
    assigned_to: row.assigned_to,
    due_at: row.due_at,
    is_overdue: state === "open" && row.due_at !== null && row.due_at <= now,
    found_at: row.found_at,
    last_seen_at: row.seen_at,
    revision: row.revision,
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
