import type { Power, Powers } from "../../model/strategy.ts";
import { UNKNOWN } from "./infer.ts";

/** What is believed without any sign counts as this many operators of a class, and as this many families of goals. */
const CLASS_WEIGHT = 4;
const GOALS_WEIGHT = 2;
/** What trips an agent trips it whatever the goal is; a little less than all of that is taken over. */
const TRIPS_SHARE = 0.8;

/**
 * What to believe of an operator on a new family of goals, from what it did on others of the same agent: how often it helped
 * there, and how often operators of its class did. So a large library costs little where its classes behave alike.
 */
export function priorFrom(families: readonly Powers[]): (id: string) => Power {
  const seen = new Map<string, Power[]>();
  for (const powers of families)
    for (const [id, power] of Object.entries(powers)) seen.set(id, [...(seen.get(id) ?? []), power]);
  const classes = new Map<string, number[]>();
  for (const [id, list] of seen)
    classes.set(classOf(id), [...(classes.get(classOf(id)) ?? []), mean(list.map(({ helps }) => helps))]);
  return (id) => {
    const list = seen.get(id) ?? [];
    const usual = shrunk(classes.get(classOf(id)) ?? [], UNKNOWN.helps, CLASS_WEIGHT);
    const helps = shrunk(
      list.map((one) => one.helps),
      usual,
      GOALS_WEIGHT,
    );
    const trips = list.reduce((odds, one) => odds * (oddsOf(one) / oddsOf(UNKNOWN)) ** TRIPS_SHARE, oddsOf(UNKNOWN));
    return { helps, trips: (1 - helps) * Math.min(MOST, Math.max(LEAST, trips / (1 + trips))) };
  };
}

const LEAST = 0.005;
const MOST = 0.95;

/** The class of an operator is its family: the part of its ID before the point. */
const classOf = (id: string): string => id.slice(0, id.indexOf("."));

/** That it trips, against that it does nothing. */
const oddsOf = ({ helps, trips }: Power): number => trips / Math.max(LEAST, 1 - helps - trips);

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** The mean, held toward what is usual while there is little of it. */
const shrunk = (list: readonly number[], usual: number, weight: number): number =>
  (weight * usual + list.reduce((sum, one) => sum + one, 0)) / (weight + list.length);
