import type { Act } from "../../../platform/act.ts";
import type { EvaluationResult } from "../record/evaluation-result.ts";
import { encode, type PlainField } from "../record/fields.ts";
import { getAgent, writeChanges, writeLatestEvaluation } from "./store/agents.ts";

/** A score is stored as the decimal in the contract; more digits would suggest a precision that no run has. */
const DIGITS = 4;

/** Writes what an evaluation found: an entry of the history that leaves the ETag, so that no one's Save fails for it. */
export async function writeEvaluation(act: Act, id: string, result: EvaluationResult): Promise<void> {
  const { harnesses, tested_by, verdict, ...latest } = result;
  const score = result.overall_score;
  const values = {
    test_score: score === null ? null : String(Number(score.toFixed(DIGITS))),
    last_tested_by: tested_by,
    evaluated_harnesses: harnesses,
    last_evaluated_at: result.completed_at,
  } satisfies Partial<Record<PlainField, unknown>>;
  const plain = Object.entries(values).map(([name, value]) => {
    const field = name as PlainField;
    return { field, value: encode(field, value) };
  });
  await writeChanges(act, { id, action: "evaluated", isBookkeeping: true, changes: { plain } });
  await writeLatestEvaluation(act, { id, summary: JSON.stringify(latest), verdict });
}

/** The most names that an agent remembers; the newest stay. */
const MOST_HARNESSES = 100;

/** Adds harnesses to those that the agent was tested with. Scores, verdict and trust stage stay as they are. */
export async function addEvaluatedHarnesses(act: Act, id: string, names: readonly string[]): Promise<void> {
  const known = (await getAgent(act, id)).evaluated_harnesses ?? [];
  const all = [...new Set([...known, ...names])].slice(-MOST_HARNESSES);
  if (all.length === known.length && all.every((name, at) => name === known[at])) return;
  const value = encode("evaluated_harnesses", all);
  await writeChanges(act, {
    ...{ id, action: "evaluated", isBookkeeping: true },
    changes: { plain: [{ field: "evaluated_harnesses", value }] },
  });
}
