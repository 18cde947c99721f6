import type { CampaignFigures } from "@agent-console/sdk";
import { axisOf } from "../../../charts/axis.ts";
import { BandCurve } from "../../../charts/band-curve.tsx";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { count, points, range } from "../../../parts/numbers.ts";
import type { Goal } from "../../../queries/redteam/goals.ts";
import { censoredAt, heldAt, stairs } from "./stairs.ts";

interface CurveProps {
  readonly figures: CampaignFigures;
  readonly goals: readonly Goal[];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** The share of goals still held after so many queries. A ring: goals that held, and were tried no longer. */
export function SurvivalCurve({ figures: { survival }, goals }: CurveProps) {
  const { points: steps, budget } = survival;
  const line = stairs(steps, budget);
  const rings = censoredAt(goals, budget).map(({ query, goals: held }) => ({
    id: String(query),
    x: query,
    y: heldAt(steps, query),
    words: `${count(held)} goals held for ${count(query)} queries, and were tried no longer`,
  }));
  // Where every goal is broken there is no interval, and the curve itself is the lowest.
  const y = axisOf([1, ...line.flatMap(({ y: held, low }) => [held, low])]);
  const end = line.at(-1);
  return (
    <Charted
      className="c6"
      title="Queries to first success"
      note="goals still held, 95% interval"
      table={
        <DataTable
          label="Goals still held after each query"
          columns={["Query", "At risk", "Broken", "Still held", "95% interval"]}
          rows={steps.map(({ query, at_risk, broke, held, low, high }) => [
            ...[count(query), count(at_risk), count(broke), `${points(held)}%`],
            low === null || high === null ? "–" : `${range(low, high)}%`,
          ])}
        />
      }
    >
      <BandCurve
        label={`Share of goals still held against queries: ${end ? `${points(end.y)}%, 95% interval ${range(end.low, end.high)}%, after ${count(budget)} queries` : "no data"}`}
        x={axisOf([0, budget])}
        y={y}
        xWords={(value) => (value === 0 ? "0" : `${count(value)}`)}
        yWords={percent}
        bands={[{ name: "held", kind: "strong", points: line }]}
        rings={rings}
      />
      <p className="small mid">{medianWords(survival)} A ring marks goals that held and were tried no longer.</p>
      {y.from > 0 && <p className="tiny mut">The axis starts at {percent(y.from)}.</p>}
    </Charted>
  );
}

function medianWords({ median, median_low: low, median_high: high }: CampaignFigures["survival"]): string {
  if (median === null) return "Median not reached: fewer than half of the goals were broken.";
  return `Half of the goals broke within ${count(median)} queries (95% interval ${low ?? 1} to ${high ?? "not reached"}).`;
}
