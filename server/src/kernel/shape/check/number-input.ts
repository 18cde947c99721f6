import { SourceNumber } from "../../json/source-number.ts";

/** A JSON number as the checks see it: its value, and whether the literal was an integer or a float. */
export interface NumberInput {
  readonly value: number;
  readonly isInteger: boolean;
}

/** From here on JavaScript writes a number with an exponent, so a plain number this large came from a float literal. */
const EXPONENT_FROM = 1e21;

export function numberInput(input: unknown): NumberInput | undefined {
  if (typeof input === "number") {
    return { value: input, isInteger: Number.isInteger(input) && Math.abs(input) < EXPONENT_FROM };
  }
  return input instanceof SourceNumber ? input : undefined;
}
