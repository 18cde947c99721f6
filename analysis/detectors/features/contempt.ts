import { ABOUT, DOWN, LOW, SHAPES } from "../../lexicons/contempt.ts";

/** Something low, said to or of someone, together with a way of looking down. */
export const addsUp = (passage: string): boolean =>
  ABOUT.test(passage) && LOW.test(passage) && DOWN.some((way) => way.test(passage));

export const isContempt = (clause: string): boolean => SHAPES.some((shape) => shape.test(clause));
