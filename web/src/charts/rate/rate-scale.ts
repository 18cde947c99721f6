import type { Scale } from "../score/interval-bar.tsx";

const STEP = 0.2;

/** From zero to just above the largest value, in the steps of the axis: small shares are not squeezed into a corner. */
export function rateScale(highs: readonly (number | null | undefined)[]): Scale {
  const most = Math.max(0, ...highs.filter((high) => typeof high === "number"));
  const steps = Math.min(1 / STEP, Math.max(1, Math.ceil(most / STEP - 1e-9)));
  return { from: 0, to: Number((steps * STEP).toFixed(1)) };
}
