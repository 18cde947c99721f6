/** A flat picture of distances. Pure and deterministic: the same distances and the same start give the same picture. */
export type Point = readonly [x: number, y: number];

/** Distances between the points of a list, both ways round, row by row; from a point to itself it is 0. */
export interface Distances {
  readonly size: number;
  readonly table: Float64Array;
}

export function distancesOf(size: number, measure: (i: number, j: number) => number): Distances {
  const table = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) {
      const distance = measure(i, j);
      table[i * size + j] = distance;
      table[j * size + i] = distance;
    }
  }
  return { size, table };
}

const ORIGIN: Point = [0, 0];
const ROUNDS = 200;
const SETTLED = 1e-6;

/**
 * Moves points until their distances on paper are as near to the real ones as this arrangement allows (stress
 * majorisation: every round lessens the stress). Begun at the picture of yesterday it ends near it, which is what keeps
 * a map recognizable; begun anywhere else it would find another arrangement as good.
 */
export function settle(start: readonly Point[], { table }: Distances): Point[] {
  const n = start.length;
  let xs = Float64Array.from(start, ([x]) => x);
  let ys = Float64Array.from(start, ([, y]) => y);
  for (let round = 0; n > 1 && round < ROUNDS; round++) {
    const next = { xs: new Float64Array(n), ys: new Float64Array(n) };
    let moved = 0;
    for (let i = 0; i < n; i++) {
      const [x, y] = balance({ xs, ys }, i, table.subarray(i * n, (i + 1) * n));
      next.xs[i] = x;
      next.ys[i] = y;
      moved = Math.max(moved, Math.abs(x - (xs[i] as number)), Math.abs(y - (ys[i] as number)));
    }
    ({ xs, ys } = next);
    if (moved < SETTLED) break;
  }
  return Array.from(xs, (x, i) => [x, ys[i] as number] as const);
}

interface Columns {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** Where the others would put a point: the mean of the positions that each of them suggests. */
function balance({ xs, ys }: Columns, i: number, distances: Float64Array): Point {
  const [x, y] = [xs[i] as number, ys[i] as number];
  let [sumX, sumY] = [0, 0];
  for (let j = 0; j < xs.length; j++) {
    if (j === i) continue;
    const [dx, dy] = [x - (xs[j] as number), y - (ys[j] as number)];
    const apart = Math.sqrt(dx * dx + dy * dy);
    const factor = apart < 1e-12 ? 0 : (distances[j] as number) / apart;
    sumX += (xs[j] as number) + factor * dx;
    sumY += (ys[j] as number) + factor * dy;
  }
  const others = xs.length - 1;
  return [sumX / others, sumY / others];
}

/** A position for one more point among others that do not move. */
export function triangulate(landmarks: readonly Point[], distances: readonly number[]): Point {
  const nearest = distances.indexOf(Math.min(...distances));
  const [x, y] = landmarks[nearest] ?? ORIGIN;
  // Next to its nearest point, in varying directions: coinciding points would have no direction to separate in.
  const turn = landmarks.length * 2.399963;
  const xs = Float64Array.from([x + 1e-3 * Math.cos(turn), ...landmarks.map(([landmarkX]) => landmarkX)]);
  const ys = Float64Array.from([y + 1e-3 * Math.sin(turn), ...landmarks.map(([, landmarkY]) => landmarkY)]);
  const table = Float64Array.from([0, ...distances]);
  for (let round = 0; landmarks.length > 0 && round < ROUNDS; round++) {
    const next = balance({ xs, ys }, 0, table);
    const moved = gap(next, [xs[0] as number, ys[0] as number]);
    [xs[0], ys[0]] = next;
    if (moved < SETTLED) break;
  }
  return [xs[0] as number, ys[0] as number];
}

/** How far the picture deviates from the real distances: 0 is exact. Kruskal's first formula. */
export function stressOf(points: readonly Point[], distances: Distances): number {
  let [error, total] = [0, 0];
  for (let i = 0; i < points.length; i++) {
    for (let j = 0; j < i; j++) {
      const [drawn, real] = [
        gap(points[i] ?? ORIGIN, points[j] ?? ORIGIN),
        distances.table[i * points.length + j] as number,
      ];
      error += (drawn - real) ** 2;
      total += real ** 2;
    }
  }
  return total === 0 ? 0 : Math.sqrt(error / total);
}

/** The share of the k nearest on the map that are also near in reality, 1 being all of them (Venna and Kaski). */
export function trustworthiness(points: readonly Point[], distances: Distances, k = 10): number {
  const n = points.length;
  if (n < 3) return 1;
  const near = Math.min(k, Math.floor((n - 2) / 2) || 1);
  const apart = (i: number, j: number): number => gap(points[i] ?? ORIGIN, points[j] ?? ORIGIN);
  let penalty = 0;
  for (let i = 0; i < n; i++) {
    const others = points.map((_, j) => j).filter((j) => j !== i);
    const real = ranks(others, (j) => distances.table[i * n + j] as number);
    const drawn = others.toSorted((a, b) => apart(i, a) - apart(i, b));
    for (const j of drawn.slice(0, near)) penalty += Math.max(0, (real.get(j) ?? 0) - near);
  }
  return 1 - (2 * penalty) / (n * near * (2 * n - 3 * near - 1));
}

function ranks(items: readonly number[], value: (item: number) => number): Map<number, number> {
  return new Map(items.toSorted((a, b) => value(a) - value(b)).map((item, rank) => [item, rank + 1]));
}

export function gap([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.sqrt((x - otherX) ** 2 + (y - otherY) ** 2);
}
