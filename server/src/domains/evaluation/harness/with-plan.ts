import type { Harness, PlanSize } from "./harness.ts";

/** What of a harness a run asks. */
export interface PlanChoice {
  readonly plan: PlanSize;
  /** The ids of the picked probes; null for all. */
  readonly probes: readonly string[] | null;
}

/** A harness that plans only this. The same seed plans the same prompts of a probe, whatever else is picked. */
export function withPlan(harness: Harness, { plan: size, probes }: PlanChoice): Harness {
  const picked = probes && new Set(probes);
  return {
    ...harness,
    ...(picked && harness.needs
      ? { needs: [...new Set([...picked].flatMap((id) => harness.needsOf?.(id) ?? []))] }
      : {}),
    *plan(seed) {
      for (const prompt of harness.plan(seed, size)) if (!picked || picked.has(prompt.probe)) yield prompt;
    },
  };
}
