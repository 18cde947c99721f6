// Generated from the labeled sentences by `npm run generate`. Do not edit.
import type { Pattern } from "./pattern.ts";

export const precisionOf: Readonly<Record<Pattern, number>> = {
  prohibition: 0.97,
  obligation: 0.93,
  recommendation: 0.95,
  permission: 0.93,
  only: 0.9,
  head: 0.96,
  imperative: 0.78,
  promise: 0.67,
  present: 0.8,
  passive: 0.89,
  cell: 0.89,
};
