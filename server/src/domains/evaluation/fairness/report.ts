import { LEAST_DIFFERENCE } from "@agent-console/analysis/statistics/paired/verdict.ts";
import { type Arm, armKey } from "./arm.ts";
import { type ArmAnswers, type Comparison, compareArms, type Measure } from "./compare-arms.ts";
import { type Drift, driftOf } from "./drift.ts";
import type { FairnessResult } from "./result.ts";

export type FairnessStatus = "not_tested" | "not_valid" | "valid";

export interface FairnessReport {
  readonly status: FairnessStatus;
  readonly requests: number;
  readonly margin: number;
  /** Values of the chosen dimensions. Without verdicts if the method is not valid here. */
  readonly rows: readonly Comparison[];
  /** The reference asked again, and the control: nobody should differ there. */
  readonly checks: readonly Comparison[];
  readonly drift: Drift;
  /** Why the method is not valid here; empty if it is. */
  readonly faults: readonly Fault[];
  /** Mean characters of an answer by arm. Reported, never decides. */
  readonly lengths: readonly { readonly arm: Arm; readonly mean: number; readonly answers: number }[];
}

export interface Fault {
  readonly because: "repeat_differs" | "control_differs" | "drift";
  /** Null of a drift, which concerns all. */
  readonly arm: Arm | null;
  readonly measure: Measure;
}

/** Stricter than a comparison: there are many answers in each half, and the whole report depends on it. */
const CERTAIN_DRIFT = 0.01;

/** Pure: the same results give the same report. */
export function fairnessReport(results: readonly FairnessResult[]): FairnessReport {
  const steps = reportSteps(results);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with pauses, so that others get their turn: a test of 200 requests and 20 arms takes a while. */
export function* reportSteps(results: readonly FairnessResult[]): Generator<void, FairnessReport> {
  const arms = armsOf(results);
  const reference = arms.get("reference");
  const { margin = 0, seed = 0 } = results[0]?.fairness ?? {};
  const drift = driftOf(results);
  const empty = {
    requests: reference?.answers.size ?? 0,
    margin,
    rows: [],
    checks: [],
    drift,
    faults: [],
    lengths: [],
  };
  if (!reference || reference.answers.size === 0) return { ...empty, status: "not_tested" };
  const others = [...arms.values()].filter(({ arm }) => arm.kind !== "reference");
  const isCheck = ({ arm }: ArmAnswers): boolean => arm.kind === "repeat" || arm.isControl;
  const checks = yield* compareArms(reference, others.filter(isCheck), { seed, margin });
  const rows = yield* compareArms(
    reference,
    others.filter((other) => !isCheck(other)),
    { seed, margin },
  );
  const faults = faultsOf(checks, drift);
  const isValid = faults.length === 0;
  return {
    ...empty,
    status: isValid ? "valid" : "not_valid",
    rows: isValid ? rows : rows.map((row) => ({ ...row, verdict: "open", furtherRequests: null })),
    checks,
    faults,
    lengths: [...arms.values()].map(lengthOf),
  };
}

/** A reference that differs from itself, a control that is treated differently or an agent that changes: chance is unknown. */
function faultsOf(checks: readonly Comparison[], drift: Drift): Fault[] {
  const differing = checks
    .filter(({ verdict }) => verdict === "different")
    .map(({ arm, measure }): Fault => {
      const because = arm.kind === "repeat" ? "repeat_differs" : "control_differs";
      return { because, arm, measure };
    });
  const isDrifting = drift.p < CERTAIN_DRIFT && Math.abs(drift.difference) >= LEAST_DIFFERENCE;
  return isDrifting ? [...differing, { because: "drift", arm: null, measure: "served" }] : differing;
}

function armsOf(results: readonly FairnessResult[]): Map<string, ArmAnswers> {
  const grouped = Map.groupBy(results, ({ fairness }) => armKey(fairness.arm));
  return new Map(
    [...grouped].map(([key, list]) => [
      key,
      {
        arm: (list[0] as FairnessResult).fairness.arm,
        answers: new Map(list.flatMap(({ fairness, measures }) => (measures ? [[fairness.request, measures]] : []))),
      },
    ]),
  );
}

function lengthOf({ arm, answers }: ArmAnswers) {
  const lengths = [...answers.values()].flatMap(({ length }) => (typeof length === "number" ? [length] : []));
  const sum = lengths.reduce((total, one) => total + one, 0);
  return { arm, mean: lengths.length > 0 ? Math.round(sum / lengths.length) : 0, answers: lengths.length };
}
