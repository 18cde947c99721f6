import { type Act, actSeconds } from "../../../platform/act.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import type { Report } from "../scores/report.ts";
import { type Severity, severities } from "../shapes/severity.ts";
import type { FindingRow } from "../tables/rows.ts";
import { type Progress, progressOf, type RunTries, type StateAfterRun, stateAfterRun } from "./progress/progress.ts";
import { insertEvents } from "./store/events.ts";
import { insertFailures, updateSeverities } from "./store/failures.ts";
import { selectTries, selectUntried, writeTries } from "./store/finding-runs.ts";
import { lockFindingsOf, type Seen, updateFindings, writeSeen } from "./store/findings.ts";

/** A probe, or a rule in one of its variants. */
type Weighed = Pick<Report["probes"][number], "id"> & { readonly scenario: string; readonly severity: string };

/**
 * The failures of a completed run, each in the finding of its probe and cause, and what the run changes about all findings
 * of the agent that it tried. In the transaction that completes the run; a rerun keeps the triage from before.
 */
export async function keepFindings(
  act: Act,
  run: RunRow,
  { probes }: { readonly probes: readonly Weighed[] },
): Promise<ChangedFindings> {
  const weighed = probes.map(({ id, scenario, severity }) => ({
    probe: id,
    scenario,
    severity,
    rank: severities.indexOf(severity as Severity) + 1,
  }));
  const before = new Set((await lockFindingsOf(act, [run.agent_id])).map(({ id }) => id));
  await insertFailures(act, run, weighed);
  await updateSeverities(act, run, weighed);
  const standings = await standingsAfter(act, run, actSeconds(act));
  const reopened: FindingRow[] = [];
  for (const { finding, tries, progress } of standings) {
    if (tries.at(-1)?.evaluation_id !== run.id) continue;
    const next = stateAfterRun(finding, progress, true);
    if (!next || (next.state === "fixed" && !(await isCovered(act, finding, tries)))) continue;
    await changeState(act, finding, { run, next });
    if (next.state === "open") reopened.push(finding);
  }
  const after = standings.length > 0 ? await lockFindingsOf(act, [run.agent_id]) : [];
  await writeStandings(act, after, new Map(standings.map(({ finding, tries }) => [finding.id, tries])));
  return { opened: standings.map(({ finding }) => finding).filter(({ id }) => !before.has(id)), reopened };
}

/** What the team is told of. */
export interface ChangedFindings {
  readonly opened: readonly FindingRow[];
  readonly reopened: readonly FindingRow[];
}

/** After people labeled responses: how often the run's findings failed in it. No state changes. */
export async function recountFindings(act: Act, run: RunRow): Promise<void> {
  const standings = await standingsAfter(act, run, run.completed_at ?? actSeconds(act));
  const findings = standings.map(({ finding }) => finding);
  await writeStandings(act, findings, new Map(standings.map(({ finding, tries }) => [finding.id, tries])));
}

interface Standing {
  readonly finding: FindingRow;
  /** The runs that tried it, oldest first. */
  readonly tries: readonly RunTries[];
  readonly progress: Progress;
}

/** Those of the agent's findings that the run tried. */
async function standingsAfter(act: Act, run: RunRow, completedAt: number): Promise<Standing[]> {
  const locked = await lockFindingsOf(act, [run.agent_id]);
  if (locked.length === 0) return [];
  await writeTries(act, run, completedAt);
  const history = await selectTries(
    act,
    locked.map(({ id }) => id),
  );
  return locked.flatMap((finding) => {
    const tries = history.get(finding.id) ?? [];
    const isTried = tries.some(({ evaluation_id: id }) => id === run.id);
    return isTried ? [{ finding, tries, progress: progressOf(tries, finding) }] : [];
  });
}

/** Whether each sentence pattern that failed was tried again since. */
async function isCovered(act: Act, { id }: FindingRow, tries: readonly RunTries[]): Promise<boolean> {
  const since = tries.slice(tries.findLastIndex(({ failed }) => failed > 0) + 1);
  const runs = since.map(({ evaluation_id: run }) => run);
  return !(await selectUntried(act, id, runs));
}

async function changeState(
  act: Act,
  finding: FindingRow,
  { run, next }: { readonly run: RunRow; readonly next: StateAfterRun },
): Promise<void> {
  const { state, reason } = next;
  await updateFindings(act, [finding.id], { triage: { state, reason, acceptedUntil: null, by: null } });
  const from = { former_state: finding.state, evaluation_id: run.id };
  await insertEvents(act, [{ finding_id: finding.id, kind: "state", state, reason, ...from }]);
  if (finding.state === "fixed") {
    const at = actSeconds(act);
    await writeSeen(act, [{ id: finding.id, change: "regressed", seen_at: at, reopened_at: at }]);
  }
}

async function writeStandings(
  act: Act,
  findings: readonly FindingRow[],
  history: ReadonlyMap<string, readonly RunTries[]>,
): Promise<void> {
  const seen = findings.flatMap((finding): Seen[] => {
    const tries = history.get(finding.id);
    if (!tries) return [];
    const { id, reopened_at } = finding;
    const seen_at = tries.findLast(({ failed }) => failed > 0)?.at ?? finding.seen_at;
    return [{ id, reopened_at, seen_at, change: progressOf(tries, finding).change }];
  });
  await writeSeen(act, seen);
}
