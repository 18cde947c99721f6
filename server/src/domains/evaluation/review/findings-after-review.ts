import type { Act } from "../../../platform/act.ts";
import {
  BY_REVIEWER,
  deleteFindings,
  insertReviewed,
  lockFindingsOf,
  type ProbeSeverity,
  updateFindings,
} from "../findings/store.ts";
import { type AnswerDecision, selectDecisions } from "../labels/store.ts";
import { probes } from "../probes/list.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { severities } from "../shapes/severity.ts";
import type { FindingRow } from "../tables/rows.ts";
import { selectCommented } from "./store.ts";

const rankOf = (severity: (typeof severities)[number]): number => severities.indexOf(severity) + 1;

const known: readonly ProbeSeverity[] = probes.map(({ id, subdimension, severity }) => ({
  probe: id,
  scenario: subdimension,
  severity,
  rank: rankOf(severity),
}));

/** Findings follow the labels: what people say is a failure has one, and what they say is none is a false positive. */
export async function updateFindingsAfterReview(act: Act, run: RunRow, seqs: readonly number[]): Promise<void> {
  await insertReviewed(act, run, { probes: known, seqs });
  const decided = new Map((await selectDecisions(act, run.id, seqs)).map((row) => [row.seq, row]));
  const findings = await lockFindingsOf(act, run.id, seqs);
  const decisionOf = ({ seq }: FindingRow): AnswerDecision["decision"] | null => decided.get(seq)?.decision ?? null;

  const passed = findings.filter((row) => decisionOf(row) === "passed" && row.state !== "false_positive");
  for (const [reason, rows] of Map.groupBy(passed, ({ seq }) => decided.get(seq)?.reason ?? null)) {
    await setState(act, rows, { state: "false_positive", reason: reason ?? "Labeled as passed in the review queue." });
  }
  const kept = findings.filter((row) => decisionOf(row) !== "passed");
  const [made, found] = [kept.filter(isMade), kept.filter((row) => !isMade(row))];
  const reopened = [...found, ...made.filter((row) => decisionOf(row) === "failed")];
  const wrong = reopened.filter(({ state }) => state === "false_positive");
  await setState(act, wrong, { state: "open", reason: null });
  await withdraw(
    act,
    made.filter((row) => decisionOf(row) !== "failed"),
  );
}

const isMade = ({ detector }: FindingRow): boolean => detector === BY_REVIEWER;

/** A finding that only a label had made goes with it, unless people have worked on it. */
async function withdraw(act: Act, made: readonly FindingRow[]): Promise<void> {
  const commented = await selectCommented(
    act,
    made.map(({ id }) => id),
  );
  const isUntouched = ({ id, revision }: FindingRow): boolean => revision === 1 && !commented.has(id);
  await deleteFindings(
    act,
    made.filter(isUntouched).map(({ id }) => id),
  );
  const touched = made.filter((row) => !isUntouched(row) && row.state !== "false_positive");
  await setState(act, touched, { state: "false_positive", reason: "Reviewers no longer say that it failed." });
}

interface NewState {
  readonly state: "open" | "false_positive";
  readonly reason: string | null;
}

async function setState(act: Act, rows: readonly FindingRow[], { state, reason }: NewState): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await updateFindings(act, ids, { triage: { state, reason, acceptedUntil: null }, assignment: null });
}
