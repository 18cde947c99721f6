import { setImmediate as nextTurn } from "node:timers/promises";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type FairnessReport, reportSteps } from "../fairness/report.ts";
import type { FairnessResult } from "../fairness/result.ts";
import { getRun } from "../runs/read-runs.ts";
import { selectFairnessResults } from "./store.ts";

/** How long the thread that answers requests is kept from them at most. */
const LONGEST_STRETCH_MS = 10;

export async function readFairnessResults(act: Act, id: string): Promise<FairnessResult[]> {
  const { status } = await getRun(act, id);
  if (status !== "completed") {
    throw fault("EVALUATION_STATE", {
      public: `Evaluation ${id} is ${status}. Fairness is compared when all requests have been answered.`,
    });
  }
  return selectFairnessResults(act, id);
}

/** Outside the transaction: comparing takes longer than reading. */
export async function compareFairness(results: readonly FairnessResult[]): Promise<FairnessReport> {
  const steps = reportSteps(results);
  let began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - began < LONGEST_STRETCH_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
