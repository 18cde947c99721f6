import type { GenomeMapPoint } from "@agent-console/sdk";

export interface Neighbour {
  readonly point: GenomeMapPoint;
  readonly nearest: GenomeMapPoint | null;
  readonly distance: number;
}

/** The map as a table: highlighted genomes first, then the most similar ones. */
export function nearestOn(points: readonly GenomeMapPoint[]): Neighbour[] {
  const neighbours = points.map((point): Neighbour => {
    let nearest: GenomeMapPoint | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (const other of points) {
      const gap = Math.hypot(point.x - other.x, point.y - other.y);
      if (other !== point && gap < distance) [nearest, distance] = [other, gap];
    }
    return { point, nearest, distance };
  });
  return neighbours.toSorted(
    (a, b) => Number(b.point.highlighted) - Number(a.point.highlighted) || a.distance - b.distance,
  );
}
