import { isPlan, type Plan } from "../terms/plans.ts";

/** Repeating a run copies its settings. */
export interface NewRunSearch {
  readonly agent?: string;
  readonly harness?: string;
  /** The name of a test set, which is run instead of a harness. */
  readonly set?: string;
  readonly plan?: Plan;
  /** The ids of picked probes, separated by commas. */
  readonly probes?: string;
  readonly sample?: number;
  readonly seed?: number;
  /** Through the gateway, behind the agent's guards. */
  readonly guarded?: boolean;
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== "" && value !== null && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

export function readNewRun(search: Record<string, unknown>): NewRunSearch {
  const { agent, harness, set, plan, probes, sample, seed, guarded } = search;
  const [size, start] = [whole(sample), whole(seed)];
  return {
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof harness === "string" ? { harness } : {}),
    ...(typeof set === "string" ? { set } : {}),
    ...(isPlan(plan) ? { plan } : {}),
    ...(typeof probes === "string" && probes ? { probes } : {}),
    ...(size ? { sample: size } : {}),
    ...(start === undefined ? {} : { seed: start }),
    ...(guarded === true || guarded === "true" ? { guarded: true } : {}),
  };
}
