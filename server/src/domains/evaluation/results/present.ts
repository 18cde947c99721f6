import type { AgentNamed } from "../../agents/port.ts";
import type { Probe } from "../probes/probe/probe.ts";
import { probeTitle } from "../probes/titles.ts";
import { isPartial } from "../runs/read-runs.ts";
import type { RunOutcome } from "./store/conclusions.ts";
import type { ResultRow } from "./store/prompts.ts";
import type { SummaryRow } from "./store/summaries.ts";

const TESTED_BY = "native";

/** The summary of the contract. Interval, n and verdict of each score are in `pillar_details`. */
export function presentSummary(row: AgentNamed<SummaryRow>) {
  const score = (name: string): number | null => row.scores?.[name] ?? null;
  return {
    id: row.id,
    team_id: row.team_id,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    tested_by: TESTED_BY,
    status: row.status,
    reliability_score: score("reliability"),
    security_score: score("security"),
    safety_score: score("safety"),
    overall_score: score("overall"),
    verdict: row.verdict,
    rescoring: row.rescore_by !== null,
    threshold: row.threshold,
    pillar_details: row.figures ?? {},
    harness_names: row.harness_names,
    harness_type: row.harness_type,
    resource_version: null,
    created_by: row.created_by,
    created_at: row.created_at,
    completed_at: row.completed_at,
    partial: isPartial(row),
    request_params: {
      type: row.type,
      plan: row.plan,
      probes: row.picked_probes,
      sample_size: row.sample_size,
      seed: row.seed,
    },
  };
}

/** The report with each probe's title beside its id: readers know a probe by one name, wherever they meet it. */
export function presentOutcome(outcome: RunOutcome): RunOutcome {
  const { report } = outcome;
  if (!report) return outcome;
  const figures = (report["probes"] ?? []) as readonly { readonly id: string }[];
  const titled = figures.map((figure) => ({ ...figure, title: probeTitle(figure.id) }));
  return { ...outcome, report: { ...report, probes: titled } };
}

/** One prompt as its readers see it: messages, responses, and the detector's and the judge's verdicts. */
export function presentResult(row: ResultRow, probes: ReadonlyMap<string, Probe>) {
  const probe = probes.get(row.probe);
  const { turns, before = [], tools = [], rules = null, preamble = null, secret = {}, isApart = false } = row.question;
  const { detector = null, evidence = null, basis = null, judge = null } = row.judgement ?? {};
  return {
    seq: row.seq,
    harness: row.harness,
    scenario: probe?.subdimension ?? null,
    probe: row.probe,
    title: probe?.title ?? row.probe,
    severity: probe?.severity ?? null,
    state: row.state,
    outcome: row.outcome,
    is_error: row.is_error,
    reason: row.reason,
    detector,
    evidence,
    basis,
    judge,
    question: {
      ...{ turns, before, tools, planted: preamble, expected: secret },
      ...(rules === null ? {} : { rules }),
      ...(isApart ? { is_apart: true } : {}),
    },
    answers: row.observation?.turns ?? [],
    attempts: row.attempts,
    sent_at: row.sent_at,
    observed_at: row.observed_at,
  };
}
