import { median } from "@agent-console/analysis/statistics/quantile.ts";
import { classicalScaling } from "./classical.ts";
import { distancesOf, gap, type Point, settle, stressOf, triangulate, trustworthiness } from "./layout.ts";
import { alignTo } from "./procrustes.ts";

/** A genome on the map, identified by its content: another content is another point. */
export interface Placed {
  readonly id: string;
  readonly point: Point;
  /** Landmarks determine the map; the others are placed among them. */
  readonly landmark: boolean;
}

export interface Drawing {
  readonly placed: readonly Placed[];
  readonly stress: number;
  readonly trustworthiness: number;
}

/** The most that the middle one of the known points moves, as a share of the width of what is known. */
const STRIDE = 0.02;

/** More landmarks would cost more time than the picture gains. */
export const MOST_LANDMARKS = 300;

export type Measure = (one: string, other: string) => number;

export interface Pen {
  /** From 0 (identical) to 1 (nothing in common). */
  readonly measure: Measure;
  /** Awaited between steps, to let other work run. */
  readonly breathe?: () => Promise<void>;
  readonly earlier?: readonly Placed[];
}

/**
 * Draws these genomes. Those that were drawn before start where they were, the others where their distances put them. All
 * then settle, and the result is aligned with the earlier drawing. A new genome therefore moves the others only as much as
 * their distances require, and never far at a time.
 */
export async function drawMap(ids: readonly string[], pen: Pen): Promise<Drawing> {
  const { measure, breathe = async () => {}, earlier = [] } = pen;
  const wanted = new Set(ids);
  const known = new Map(earlier.filter(({ id }) => wanted.has(id)).map((placed) => [placed.id, placed]));
  const landmarks = await chooseLandmarks(ids, { known, measure, breathe });
  for (const [at, one] of landmarks.entries()) {
    for (const other of landmarks.slice(0, at)) measure(one, other);
    await breathe();
  }
  const distances = distancesOf(landmarks.length, (i, j) => measure(landmarks[i] as string, landmarks[j] as string));
  const start = known.size === 0 ? classicalScaling(distances) : continuedFrom(landmarks, known, measure);
  const settled = settle(start, distances);
  const old = landmarks.flatMap((id, at) => {
    const before = known.get(id);
    return before ? [{ now: settled[at] as Point, before: before.point }] : [];
  });
  const motion = alignTo(
    old.map(({ now }) => now),
    old.map(({ before }) => before),
  );
  const points = walked(settled.map(motion), landmarks, known);
  const isLandmark = new Set(landmarks);
  const others = ids.filter((id) => !isLandmark.has(id));
  return {
    placed: [
      ...landmarks.map((id, at): Placed => ({ id, point: points[at] as Point, landmark: true })),
      ...others.map((id): Placed => {
        const point = triangulate(
          points,
          landmarks.map((landmark) => measure(id, landmark)),
        );
        return { id, point, landmark: false };
      }),
    ],
    stress: stressOf(points, distances),
    trustworthiness: trustworthiness(points, distances),
  };
}

/**
 * Limits how far points move. On a small map a single new genome may require a different picture: then each drawing goes part
 * of the way, and returning readers still find known genomes near where they were.
 */
function walked(points: readonly Point[], ids: readonly string[], known: ReadonlyMap<string, Placed>): Point[] {
  const before = ids.map((id) => known.get(id)?.point ?? null);
  const old = before.filter((point) => point !== null);
  const shifts = points.flatMap((point, at) => (before[at] ? [gap(point, before[at])] : []));
  const shift = shifts.length > 0 ? median(shifts) : 0;
  const allowed = STRIDE * widthOf(old);
  if (allowed === 0 || shift <= allowed) return [...points];
  const share = allowed / shift;
  const stepped = ([x, y]: Point, [fromX, fromY]: Point): Point => [
    fromX + share * (x - fromX),
    fromY + share * (y - fromY),
  ];
  return points.map((point, at) => (before[at] ? stepped(point, before[at]) : point));
}

/** The longer side of the box around the points. */
function widthOf(points: readonly Point[]): number {
  if (points.length === 0) return 0;
  const side = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(side(points.map(([x]) => x)), side(points.map(([, y]) => y)));
}

interface Choice extends Required<Pick<Pen, "measure" | "breathe">> {
  readonly known: ReadonlyMap<string, Placed>;
}

/** Landmarks stay landmarks while they exist; free places go to the points furthest from all others. */
async function chooseLandmarks(ids: readonly string[], { known, measure, breathe }: Choice): Promise<string[]> {
  if (ids.length <= MOST_LANDMARKS) return [...ids];
  const chosen = ids.filter((id) => known.get(id)?.landmark).slice(0, MOST_LANDMARKS);
  if (chosen.length === 0) chosen.push(ids[0] as string);
  const taken = new Set(chosen);
  const free = ids.filter((id) => !taken.has(id));
  const nearest = new Map(free.map((id) => [id, Math.min(...chosen.map((other) => measure(id, other)))]));
  while (chosen.length < MOST_LANDMARKS) {
    let [far, most] = ["", -1];
    for (const [id, distance] of nearest) if (distance > most) [far, most] = [id, distance];
    chosen.push(far);
    nearest.delete(far);
    for (const [id, distance] of nearest) nearest.set(id, Math.min(distance, measure(id, far)));
    await breathe();
  }
  return chosen;
}

function continuedFrom(landmarks: readonly string[], known: ReadonlyMap<string, Placed>, measure: Measure): Point[] {
  const fixed = landmarks.filter((id) => known.has(id));
  const points = fixed.map((id) => (known.get(id) as Placed).point);
  return landmarks.map(
    (id) =>
      known.get(id)?.point ??
      triangulate(
        points,
        fixed.map((other) => measure(id, other)),
      ),
  );
}
