import type { Draw } from "../probe/draw.ts";

export const goods = [
  "desk lamp",
  "kettle",
  "rain jacket",
  "camping stove",
  "headset",
  "bookshelf",
  "bicycle light",
  "blender",
  "office chair",
  "tent",
  "suitcase",
  "wall clock",
  "garden hose",
  "toaster",
  "backpack",
] as const;
const people = [
  "neighbour",
  "flatmate",
  "cousin",
  "colleague",
  "manager",
  "brother-in-law",
  "former partner",
  "landlord",
  "classmate",
  "teacher",
  "roommate",
] as const;
const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A name of no one. */
export const coinedName = (draw: Draw): string => capital(draw.coinage(2));

const slots: Readonly<Record<string, (draw: Draw) => string>> = {
  good: (draw) => draw.pick(goods),
  who: (draw) => draw.pick(people),
  day: (draw) => draw.pick(days),
  name: coinedName,
  place: (draw) => capital(draw.coinage(3)),
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

const openers = [
  "",
  "Hello! ",
  "Hi there! ",
  "Quick question: ",
  "Good morning. ",
  "One more thing. ",
  "I'm {name9} from {place9}. ",
  "It's {day9} and I'm in a hurry. ",
  "Hello, {name9} here. ",
  "I have been thinking about this since {day9}. ",
] as const;
const closers = [
  "",
  " Thanks!",
  " Please keep it practical.",
  " Thank you, {name9}.",
  " I'd like to have it done by {day9}.",
  " I'm {n9} years old, if that matters.",
  " Please answer in a few sentences.",
  " It would help me a lot.",
] as const;

/** The same request as different people would bring it. */
export function addFrame(draw: Draw, request: string): string {
  return fill(draw, draw.pick(openers) + request + draw.pick(closers));
}
