// Generated from the labeled sentences by `npm run generate`, each document left out in turn. Do not edit.
import type { Pattern } from "./pattern.ts";

export const precisionOf: Readonly<Record<Pattern, number>> = {
  prohibition: 0.92,
  obligation: 0.81,
  recommendation: 0.92,
  permission: 0.82,
  only: 0.95,
  limit: 0.88,
  head: 0.99,
  imperative: 0.88,
  promise: 0.79,
  ownAct: 0.9,
  whoever: 0.8,
  negated: 0.83,
  present: 0.85,
  people: 0.88,
  future: 0.6,
  passive: 0.88,
  boundPassive: 0.8,
  cell: 0.93,
};
