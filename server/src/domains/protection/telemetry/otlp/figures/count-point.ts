import type { SeriesSums } from "../../series/sums.ts";
import type { PointRecord } from "../model/records.ts";
import type { Counted } from "./growth.ts";
import { measureOf, unitOf } from "./points.ts";
import { spreadExponential, spreadHistogram } from "./spread.ts";

interface Team {
  readonly teamId: string;
  readonly agentId: string | null;
}

/** Adds a point, or what it grew by, to the team's figures. */
export function countPoint(sums: SeriesSums, { teamId, agentId }: Team, { point, data }: Addition): void {
  const measure = measureOf(point, agentId);
  const { factor } = unitOf(point.unit);
  if ("value" in data) {
    if (data.kind === "gauge" || !point.isMonotonic) sums.gauge(teamId, measure, data.value * factor);
    else if (data.value !== 0) sums.count(teamId, measure, data.value * factor);
  } else {
    const piles = data.kind === "histogram" ? spreadHistogram(data) : spreadExponential(data);
    for (const { value, times } of piles) sums.observe(teamId, measure, value * factor, times);
  }
}

export interface Addition {
  readonly point: PointRecord;
  readonly data: Counted;
}
