import { Ended } from "../../endings/exit-codes.ts";

/** The value of an option that takes a whole number; undefined where it was not given. */
export function wholeIn(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,10}$/.test(given)) throw new Ended("usage", `--${option} takes a whole number, not "${given}".`);
  return Number(given);
}
