import { ABOUT, DOWN, LOW, SHAPES } from "../../lexicons/contempt.ts";

/** A low word about someone together with a condescending phrase. */
export const addsUp = (passage: string): boolean =>
  ABOUT.test(passage) && LOW.test(passage) && DOWN.some((way) => way.test(passage));

/** Worth a second look: without a low word, nothing adds up. */
export const isLow = (clause: string): boolean => LOW.test(clause);

export const isContempt = (clause: string): boolean => SHAPES.some((shape) => shape.test(clause));
