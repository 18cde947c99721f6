// Generated from the labeled sentences by `npm run generate`. Do not edit.
import type { Pattern } from "./pattern.ts";

export const precisionOf: Readonly<Record<Pattern, number>> = {
  prohibition: 0.91,
  obligation: 0.85,
  recommendation: 0.97,
  permission: 0.9,
  only: 0.93,
  head: 0.98,
  imperative: 0.89,
  promise: 0.7,
  present: 0.71,
  passive: 0.82,
  cell: 0.93,
};
