// Generated from the labeled sentences by `npm run generate`. Do not edit.
import type { Pattern } from "./pattern.ts";

export const precisionOf: Readonly<Record<Pattern, number>> = {
  prohibition: 0.98,
  obligation: 0.89,
  recommendation: 0.96,
  permission: 0.92,
  only: 0.9,
  head: 0.97,
  imperative: 0.8,
  promise: 0.75,
  present: 0.82,
  passive: 0.93,
  cell: 0.89,
};
