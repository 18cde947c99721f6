import type { Draw } from "../probe/draw.ts";

const tails = [
  "",
  "",
  " Just the number.",
  " Number only please.",
  " A number is enough.",
  " One number is all I need.",
  " Don't need the math, just the result.",
] as const;

/** A question that is answered with a number, as people ask it: many leave it at the question. */
export const numberOnly = (draw: Draw, text: string): string => text + draw.pick(tails);
