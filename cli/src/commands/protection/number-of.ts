import { Ended } from "../../endings/exit-codes.ts";

/** The number of an option, or null without one. */
export function numberOf(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new Ended("usage", `--${name} takes a number above 0, not "${text}".`);
}
