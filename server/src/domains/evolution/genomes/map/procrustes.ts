import type { Point } from "./layout.ts";

/** Rotates, mirrors and shifts, but never scales: the map shows distances. */
export type Motion = (point: Point) => Point;

/** The motion that brings these points closest to their targets. */
export function alignTo(points: readonly Point[], wanted: readonly Point[]): Motion {
  const n = Math.min(points.length, wanted.length);
  if (n === 0) return (point) => point;
  const [from, to] = [middle(points.slice(0, n)), middle(wanted.slice(0, n))];
  let [xx, xy, yx, yy] = [0, 0, 0, 0];
  for (let i = 0; i < n; i++) {
    const [px, py] = minus(points[i] ?? from, from);
    const [wx, wy] = minus(wanted[i] ?? to, to);
    xx += px * wx;
    xy += px * wy;
    yx += py * wx;
    yy += py * wy;
  }
  // The better of the best rotation and the best rotation of the mirror image.
  const plain = Math.hypot(xx + yy, xy - yx);
  const mirrored = Math.hypot(xx - yy, xy + yx);
  const flip = mirrored > plain ? -1 : 1;
  const [cos, sin] = flip > 0 ? [xx + yy, xy - yx] : [xx - yy, xy + yx];
  const length = Math.hypot(cos, sin);
  const [c, s] = length < 1e-12 ? [1, 0] : [cos / length, sin / length];
  return (point) => {
    const [x, y] = minus(point, from);
    return [to[0] + c * x - s * flip * y, to[1] + s * x + c * flip * y];
  };
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

const minus = ([x, y]: Point, [ox, oy]: Point): Point => [x - ox, y - oy];
