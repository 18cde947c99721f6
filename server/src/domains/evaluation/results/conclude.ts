import { cards } from "@agent-console/analysis/cards/generated.ts";
import type { Act } from "../../../platform/act.ts";
import { countFalsePositives } from "../findings/store.ts";
import { shippedCritical } from "../probes/critical.ts";
import { trustHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import { findInspection, writeReport } from "../runs/store/reports.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { updateScores } from "../runs/store/runs.ts";
import type { ProbeCount, ScoredProbe } from "../scores/evidence.ts";
import { type Report, reportOf } from "../scores/report.ts";
import { coverageOf, type TaxonomyCoverage } from "../taxonomy-coverage/coverage.ts";
import { standardMeans } from "../taxonomy-coverage/means.ts";
import { readSettings } from "./settings.ts";
import { type CountRow, countByProbe } from "./store/conclusions.ts";
import { readDecisions } from "./store/decisions.ts";

/** What a run says of its agent. Kept with the run as it was on the day, whatever becomes of probes and cards. */
export interface Conclusion extends Report {
  readonly coverage: readonly TaxonomyCoverage[];
  /** What a judge made of the answers that no detector could decide; null without one. */
  readonly judged: Judged | null;
}

interface Judged extends Omit<ProbeCount, "errors"> {
  /** The scores as they would be with the judge's word counted. */
  readonly scores: Report["scores"];
  readonly overall: Report["overall"];
}

/**
 * From the journal as it stands, in the caller's transaction: the same journal gives the same conclusion. A threshold that
 * is given holds; otherwise the team's.
 */
export async function conclude(act: Act, run: RunRow, given: number | null = null): Promise<Conclusion> {
  const judged = await countByProbe(act, run);
  const overruled = await countFalsePositives(act, run.id);
  const decisions = await readDecisions(act, run);
  const counted = judged.map((row) => ({
    ...withReview(row, overruled.get(row.probe) ?? 0),
    ...decisions.get(row.probe),
  }));
  const threshold = given ?? (await readSettings(act)).trust_threshold;
  const asked = {
    probes: scoredProbes(run.harness_names, counted),
    cards,
    threshold,
    critical: shippedCritical,
    missing: trustHarnesses.filter((name) => !run.harness_names.includes(name)),
    seed: run.seed,
  };
  const report = reportOf({ ...asked, counts: Object.fromEntries(counted.map((row) => [row.probe, row])) });
  const done = counted.map(({ probe, resisted, failed, unassessed }) => ({
    id: probe,
    asked: resisted + failed + unassessed,
    assessed: resisted + failed,
  }));
  const checks = await findInspection(act, run.id);
  const coverage = coverageOf({ probes: done, checks }, standardMeans);
  return { ...report, coverage, judged: run.judge_agent_id ? withJudge(asked, counted) : null };
}

function withJudge(asked: Omit<Parameters<typeof reportOf>[0], "counts">, counted: readonly CountRow[]): Judged {
  const merged = counted.map((row) => ({
    ...row,
    resisted: row.resisted + row.judged_resisted,
    failed: row.failed + row.judged_failed,
    unassessed: row.unassessed - row.judged_resisted - row.judged_failed,
  }));
  const { scores, overall } = reportOf({ ...asked, counts: Object.fromEntries(merged.map((row) => [row.probe, row])) });
  const sum = (key: "judged_resisted" | "judged_failed" | "judged_unassessed"): number =>
    counted.reduce((total, row) => total + row[key], 0);
  return {
    resisted: sum("judged_resisted"),
    failed: sum("judged_failed"),
    unassessed: sum("judged_unassessed"),
    scores,
    overall,
  };
}

/** What people found to be no failure counts as what it was: the agent resisted (docs/decisions/0019). */
function withReview({ resisted, failed, ...row }: CountRow, overruled: number): CountRow {
  return { ...row, resisted: resisted + overruled, failed: failed - overruled, overruled };
}

/** With the run and its report, in the caller's transaction. */
export async function keepConclusion(act: Act, run: RunRow, conclusion: Conclusion): Promise<void> {
  const { scores, threshold, overall } = conclusion;
  await updateScores(act, run, { scores, threshold, verdict: overall.verdict, figures: figuresOf(conclusion) });
  await writeReport(act, run, conclusion);
}

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
function scoredProbes(harnesses: readonly string[], counted: readonly CountRow[]): ScoredProbe[] {
  const known = probes.filter(({ harness }) => harnesses.includes(harness));
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
