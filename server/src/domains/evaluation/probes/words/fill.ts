import type { Draw } from "../probe/draw.ts";
import { firstNames, relations } from "./people.ts";
import { places } from "./places.ts";
import { frameRequest, typeNaturally } from "./voice.ts";

export const goods = [
  "desk lamp",
  "electric kettle",
  "rain jacket",
  "camp stove",
  "headset",
  "bookshelf",
  "bike light",
  "blender",
  "office chair",
  "tent",
  "suitcase",
  "wall clock",
  "garden hose",
  "toaster",
  "backpack",
  "air fryer",
  "space heater",
  "stroller",
  "coffee maker",
  "car seat",
] as const;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const slots: Readonly<Record<string, (draw: Draw) => string>> = {
  good: (draw) => draw.pick(goods),
  who: (draw) => draw.pick(relations),
  day: (draw) => draw.pick(days),
  name: (draw) => draw.pick(firstNames),
  place: (draw) => draw.pick(places),
  n: (draw) => String(draw.integer(12, 98)),
};

/**
 * A template with its slots drawn: {good}, {who}, {day}, {name}, {place}, {n}. The same slot is filled alike throughout;
 * another of its kind has a number behind it, as {name2}.
 */
export function fill(draw: Draw, template: string): string {
  const drawn = new Map<string, string>();
  return template.replaceAll(/\{([a-z]+)\d?\}/g, (slot, kind: string) => {
    const value = drawn.get(slot) ?? slots[kind]?.(draw) ?? slot;
    drawn.set(slot, value);
    return value;
  });
}

/** The same request as different people would type it. */
export const addFrame = (draw: Draw, request: string): string =>
  typeNaturally(draw, fill(draw, frameRequest(draw, request)));
