import { type CodePoints, inAnyCase, union } from "../../pattern/code-points.ts";

const LARGE = 1_000;

/** More than a thousand characters. */
export const isLarge = (points: CodePoints): boolean =>
  points.reduce((size, point, at) => size + (at % 2 === 0 ? 1 - point : point), 0) > LARGE;

/** The set with every other case of its letters. */
export const ignoringCase = (points: CodePoints): CodePoints =>
  (points.at(-1) ?? 0) < 0x80 ? asciiInAnyCase(points) : inAnyCase(points);

/** Without the table of all letters, which takes a fifth of a second to read once. */
function asciiInAnyCase(points: CodePoints): CodePoints {
  const more: number[] = [];
  for (let at = 0; at < points.length; at += 2)
    for (let point = points[at] ?? 0; point <= (points[at + 1] ?? -1); point++)
      for (const other of OTHER_CASES.get(point) ?? []) more.push(other, other);
  return more.length > 0 ? union([points, more]) : points;
}

/** Of ASCII letters: the Kelvin sign is a k, and the long s an s. */
const OTHER_CASES: ReadonlyMap<number, readonly number[]> = new Map(
  Array.from({ length: 26 }, (_, nth) => {
    const further = nth === 10 ? [0x212a] : nth === 18 ? [0x17f] : [];
    return [
      [0x41 + nth, [0x61 + nth, ...further]],
      [0x61 + nth, [0x41 + nth, ...further]],
    ] as const;
  }).flat(),
);
