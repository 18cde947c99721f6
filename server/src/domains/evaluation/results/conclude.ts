import { cards } from "@agent-console/analysis/cards/generated.ts";
import type { Act } from "../../../platform/act.ts";
import { type ReportedControl, readControls } from "../controls/read-controls.ts";
import { apartFromTestSets, type TestSetResult } from "../custom/set-results.ts";
import { findPanel } from "../judging/panel.ts";
import { readFieldRecords } from "../labels/field-record.ts";
import { outcomeAfterReview } from "../labels/label.ts";
import { trustHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import type { Probe } from "../probes/probe/probe.ts";
import { withRuleVerdicts } from "../rule-verdicts/with-rule-verdicts.ts";
import { findInspection, findJudgedCritical, writeReport } from "../runs/store/reports.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { updateScores, updateScoresOf } from "../runs/store/runs.ts";
import type { ProbeCount, ScoredProbe } from "../scores/evidence.ts";
import type { Untestable } from "../scores/overall.ts";
import { type Report, reportOf } from "../scores/report.ts";
import { coverageOf, type TaxonomyCoverage } from "../taxonomy-coverage/coverage.ts";
import { standardMeans } from "../taxonomy-coverage/means.ts";
import { readSettings } from "./settings.ts";
import { type CountRow, countByProbe } from "./store/conclusions.ts";
import { readDecisions } from "./store/decisions.ts";
import { countDecisions, type DecisionCount } from "./store/reviewed.ts";

import { type UnassessedReason, unassessedByReason } from "./unassessed.ts";

/** What a run says of its agent. Kept with the run as it was on the day, whatever becomes of probes and cards. */
export interface Conclusion extends Report {
  readonly coverage: readonly TaxonomyCoverage[];
  readonly unassessed_by_reason: readonly UnassessedReason[];
  /** What judges made of the answers that no detector could decide; null without one. */
  readonly judged: Judged | null;
  /** What the controls at the start of the run showed, and the probes that were not asked because of it. */
  readonly controls: readonly ReportedControl[];
  readonly not_testable: readonly Untestable[];
  readonly test_sets: readonly TestSetResult[];
}

interface Judged extends Omit<ProbeCount, "errors"> {
  /** Those of the unassessed on which some judges say failed and others passed. */
  readonly disagreed: number;
  /** The scores as they would be with the judges' word counted. */
  readonly scores: Report["scores"];
  readonly overall: Report["overall"];
}

/**
 * From the journal as it stands, in the caller's transaction: the same journal gives the same conclusion. A threshold that
 * is given holds; otherwise the team's.
 */
export async function conclude(act: Act, run: RunRow, given: number | null = null): Promise<Conclusion> {
  const panel = await findPanel(act, run);
  const judge = panel?.card ?? null;
  const judged = await countByProbe(act, run, panel);
  const reviewed = Map.groupBy(await countDecisions(act, run, panel), ({ probe }) => probe);
  const decisions = await readDecisions(act, run, panel);
  const all = judged.map((row) => {
    const afterReview = withReview(row, reviewed.get(row.probe) ?? []);
    return { ...(judge ? decidedByJudge(afterReview) : afterReview), ...decisions.get(row.probe) };
  });
  const { counted, testSets: sets } = apartFromTestSets(run.test_sets, all);
  const field = await readFieldRecords(act);
  const settings = await readSettings(act);
  const threshold = given ?? settings.trust_threshold;
  const testSets = await withRuleVerdicts(act, sets, { evaluationId: run.id, threshold });
  // A run that is concluded again is held to what it was held to.
  const before = given === null ? null : await findJudgedCritical(act, run.id);
  const asks = probes.filter(({ id }) => run.picked_probes?.includes(id) ?? true);
  const begun = await readControls(act, run, asks);
  const isScored = run.harness_names.some((name) => !run.test_sets.some(({ harness }) => harness === name));
  const asked = {
    // Scores are of standard harnesses alone, and so is what controls say about them.
    ...(begun && isScored ? { controls: begun.facts } : {}),
    probes: scoredProbes(asks, run.harness_names, counted),
    cards: judge ? { ...cards, [judge.detector]: judge } : cards,
    field,
    threshold,
    critical: before ?? settings.critical_probes,
    missing: trustHarnesses.filter((name) => !run.harness_names.includes(name)),
    isPicked: run.picked_probes !== null,
    seed: run.seed,
    testSets,
  };
  const report = reportOf({ ...asked, counts: Object.fromEntries(counted.map((row) => [row.probe, row])) });
  const done = counted.map(({ probe, resisted, failed, unassessed }) => ({
    id: probe,
    asked: resisted + failed + unassessed,
    assessed: resisted + failed,
  }));
  const checks = await findInspection(act, run.id);
  const untestable = begun?.facts.untestable ?? [];
  const coverage = coverageOf({ probes: done, checks, untestable }, standardMeans);
  const reasons = await unassessedByReason(act, run, judge ? panel : null);
  return {
    ...report,
    coverage,
    unassessed_by_reason: reasons,
    judged: panel ? withJudge(asked, counted) : null,
    controls: begun?.controls ?? [],
    not_testable: untestable,
    test_sets: testSets,
  };
}

function withJudge(asked: Omit<Parameters<typeof reportOf>[0], "counts">, counted: readonly CountRow[]): Judged {
  const merged = counted.map((row) => (row.by_judge ? row : decidedByJudge(row)));
  const { scores, overall } = reportOf({ ...asked, counts: Object.fromEntries(merged.map((row) => [row.probe, row])) });
  const sum = (key: "judged_resisted" | "judged_failed" | "judged_unassessed" | "judged_split"): number =>
    counted.reduce((total, row) => total + row[key], 0);
  return {
    resisted: sum("judged_resisted"),
    failed: sum("judged_failed"),
    unassessed: sum("judged_unassessed"),
    disagreed: sum("judged_split"),
    scores,
    overall,
  };
}

/** What no detector and no person decided, as the judges decided it. */
function decidedByJudge(row: CountRow): CountRow {
  const by_judge = { resisted: row.judged_resisted, failed: row.judged_failed };
  return {
    ...row,
    by_judge,
    resisted: row.resisted + by_judge.resisted,
    failed: row.failed + by_judge.failed,
    unassessed: row.unassessed - by_judge.resisted - by_judge.failed,
  };
}

/** What people decided replaces what the detector said; what they disagree about is unassessed (docs/decisions/0044). */
function withReview(row: CountRow, decisions: readonly DecisionCount[]): CountRow {
  const counts = { resisted: row.resisted, failed: row.failed, unassessed: row.unassessed };
  const judged = { resisted: row.judged_resisted, failed: row.judged_failed, unassessed: row.judged_unassessed };
  const by_person = { resisted: 0, failed: 0 };
  let [overruled, disputed, errors, split] = [0, 0, row.errors, row.judged_split];
  for (const { outcome, decision, judge, is_split, is_error, count } of decisions) {
    const after = outcomeAfterReview(outcome, decision);
    counts[outcome] -= count;
    counts[after] += count;
    if (decision === "cannot_tell") continue;
    if (judge) judged[judge] -= count;
    if (judge === "unassessed" && is_split) split -= count;
    if (decision === "disputed") disputed += count;
    if (after !== "unassessed") by_person[after] += count;
    if (is_error && after !== "unassessed") errors -= count;
    if (outcome === "failed" && after === "resisted") overruled += count;
  }
  return {
    ...row,
    ...counts,
    ...{ errors, overruled, disputed, by_person },
    // What people decided is not among what detectors decided (`readDecisions`): all that is left has their errors.
    reviewed: { resisted: 0, failed: 0 },
    judged_resisted: judged.resisted,
    judged_failed: judged.failed,
    judged_unassessed: judged.unassessed,
    judged_split: split,
  };
}

/** With the run and its report, in the caller's transaction, which has locked the run's row since before it was computed. */
export async function keepConclusion(act: Act, run: RunRow, conclusion: Conclusion): Promise<void> {
  await updateScores(act, run, scoredBy(conclusion));
  await writeReport(act, run, conclusion);
}

/** The same for a conclusion that was computed from a snapshot. */
export async function keepConclusionOf(act: Act, snapshot: RunRow, conclusion: Conclusion): Promise<void> {
  await updateScoresOf(act, snapshot, scoredBy(conclusion));
  await writeReport(act, snapshot, conclusion);
}

const scoredBy = (conclusion: Conclusion) => ({
  scores: conclusion.scores,
  threshold: conclusion.threshold,
  verdict: conclusion.overall.verdict,
  figures: figuresOf(conclusion),
});

/** Overall, dimensions and scenarios by name: what lists and dashboards show of a run. */
function figuresOf({ overall, dimensions, scenarios }: Report): Record<string, unknown> {
  const parts = dimensions.map(({ name, ...figure }) => {
    const own = scenarios
      .filter(({ dimension }) => dimension === name)
      .map(({ name: scenario, dimension: _, ...its }) => [scenario, its] as const);
    return [name, { ...figure, scenarios: Object.fromEntries(own) }] as const;
  });
  return { overall, ...Object.fromEntries(parts) };
}

/** All probes of the harnesses that were asked for; and those that this version no longer knows, as what they were. */
function scoredProbes(
  asks: readonly Probe[],
  harnesses: readonly string[],
  counted: readonly CountRow[],
): ScoredProbe[] {
  const known = asks.filter(({ harness }) => harnesses.includes(harness));
  const ids = new Set(known.map(({ id }) => id));
  const unknown = counted.filter(({ probe }) => !ids.has(probe));
  return [
    ...known,
    ...unknown.map(({ harness, probe }) => ({
      id: probe,
      harness,
      subdimension: "other",
      severity: "medium" as const,
    })),
  ];
}
