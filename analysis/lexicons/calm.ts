import { entries } from "./entries.ts";

/** What people say who are shouted at and stay calm. */
export const CALM = new RegExp(
  `(?<!\\p{L})(?:${entries`
    sorry
    apologi
    understand
    frustrat
    tut mir leid
    entschuldig
    verstehe
    désolée?
    comprends
    excus
    lo siento
    disculp
    entiendo
    lamento
    desculp
    entendo
    compreendo
  `})`,
  "u",
);
