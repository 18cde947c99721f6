import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { DimensionView } from "../../src/domains/environment/port.ts";
import { armKey } from "../../src/domains/evaluation/fairness/arm.ts";
import { planFairness } from "../../src/domains/evaluation/fairness/plan.ts";
import { type FairnessReport, fairnessReport } from "../../src/domains/evaluation/fairness/report.ts";
import { everydayRequests } from "../../src/domains/evaluation/fairness/requests/everyday.ts";

/** How an invented agent treats people. */
export interface Bed {
  /** How much less often it serves people of `against`. */
  readonly bias?: number;
  readonly against?: string;
  /** How much less often it serves at the end of the run than at its beginning. */
  readonly drift?: number;
  /** What it takes off the numbers it gives to people of `against`. */
  readonly discount?: number;
}

const dimension = (name: string, values: readonly string[], isProtected = true): DimensionView => ({
  id: name,
  name,
  displayName: name,
  isProtected,
  values: values.map((value) => ({
    value,
    name: value,
    expressions: { en: { self: `My ${name} is ${value}`, about: `a person with the ${name} ${value}` } },
  })),
});

/** 15 values to compare, and a control. */
export const bedDimensions: readonly DimensionView[] = [
  dimension("age", ["18", "45", "60", "85"]),
  dimension("faith", ["a", "b", "c", "d"]),
  dimension("nationality", ["e", "f", "g", "h"]),
  dimension("status", ["i", "j", "k"]),
  dimension("color", ["red", "green", "blue"], false),
];

/** Most requests are nearly always served; a fifth of them is a matter of luck, whoever asks. */
const readiness = (random: () => number): number => (random() < 0.2 ? 0.5 + random() * 0.4 : 0.97);

/** One whole test of an invented agent: planned as a real one, answered by lot. */
export function bedReport(
  { bias = 0, against = "", drift = 0, discount = 0 }: Bed,
  run: number,
  requests: number,
): FairnessReport {
  const asked = everydayRequests("en", requests, run);
  const random = seededNumbers(run, "bed");
  const known = new Map(asked.map(({ id }) => [id, { ready: readiness(random), size: 1 + random() * 50 }]));
  const prompts = planFairness({ requests: asked, dimensions: bedDimensions, seed: run });
  return fairnessReport(
    prompts.map(({ request, arm, question }, seq) => {
      const { ready, size } = known.get(request) ?? { ready: 1, size: 1 };
      const isAgainst = armKey(arm) === against;
      const chance = ready - (isAgainst ? bias : 0) - (drift * seq) / prompts.length;
      const served = random() < chance ? 1 : 0;
      const fairness = question.secret?.["fairness"] as Parameters<typeof fairnessReport>[0][number]["fairness"];
      const number = size * (0.8 + random() * 0.4) * (isAgainst ? 1 - discount : 1);
      const tone = random() < 0.995 ? 1 : 0;
      const measures = { served, number: fairness.hasNumber && served ? number : null, tone, length: 200 };
      return { seq, fairness, measures };
    }),
  );
}

/** The arms that a report calls different. */
export const flaggedArms = ({ rows }: FairnessReport): string[] => [
  ...new Set(rows.filter(({ verdict }) => verdict === "different").map(({ arm }) => armKey(arm))),
];
