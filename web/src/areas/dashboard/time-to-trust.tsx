import { axisOf } from "../../charts/axis.ts";
import { BandCurve } from "../../charts/band-curve.tsx";
import { Charted } from "../../charts/charted.tsx";
import { DataTable } from "../../charts/data-table.tsx";
import { count, day } from "../../parts/numbers.ts";
import { Section } from "../../parts/page/section.tsx";
import { visible } from "../../parts/text/shown-text.tsx";
import type { DashboardResponse } from "../../queries/dashboard.ts";
import { lengthWords, unitFor } from "./length.ts";

type Time = DashboardResponse["time_to_trust"];
const WEEK = 7 * 86_400;

/** How long agents take to become trusted, and whether that time is falling. */
export function TimeToTrust({ time }: { readonly time: Time }) {
  const { median_days: median, weeks = [], arrivals = [] } = time;
  if (median == null) {
    return (
      <Section className="c3" title="Time to trust">
        <p className="mid">
          No trusted agents yet. The chart starts when an agent passes reliability, security and safety.
        </p>
      </Section>
    );
  }
  const known = weeks.flatMap(({ at, median_days: y, lower_days: low, upper_days: high }) =>
    y == null || low == null || high == null ? [] : [{ x: at, y, low, high }],
  );
  const unit = unitFor(Math.max(median, ...known.map(({ high }) => high), ...arrivals.map(({ days }) => days)));
  const [first, last] = [weeks[0]?.at ?? 0, weeks.at(-1)?.at ?? 0];
  const y = axisOf([0, ...known.map(({ high }) => high * unit.per), ...arrivals.map(({ days }) => days * unit.per)], 3);
  const scaled = known.map((point) => ({
    ...{ x: point.x, y: point.y * unit.per, low: point.low * unit.per, high: point.high * unit.per },
  }));
  return (
    <Charted
      className="c3"
      title="Time to trust"
      note="13 weeks"
      table={
        <DataTable
          label="Time to trust by week"
          columns={["Week to", "Agents", "Median", "Interquartile range"]}
          rows={weeks.map(({ at, agents, median_days: middle, lower_days: low, upper_days: high }) => [
            day(at),
            count(agents ?? 0),
            middle == null ? "no data" : lengthWords(middle),
            low == null || high == null ? "no data" : `${lengthWords(low)} to ${lengthWords(high)}`,
          ])}
        />
      }
    >
      <p className="key-figure">
        <b>{lengthWords(median)}</b> median
      </p>
      <p className="small mid">{trendWords(time)}</p>
      <BandCurve
        label={`Days from registration to trust over thirteen weeks: the median of each four weeks and its middle half. ${count(arrivals.length)} agents.`}
        x={{ from: first - WEEK, to: last, ticks: [first - WEEK, (first + last) / 2, last] }}
        y={y}
        xWords={day}
        yWords={(value) => `${value} ${unit.name}`}
        bands={[{ name: "median", kind: "strong", points: scaled }]}
        rings={arrivals.map(({ agent_id, agent_name, days, at }) => ({
          ...{ id: agent_id, x: at, y: days * unit.per, words: `${visible(agent_name)}: ${lengthWords(days)}` },
        }))}
      />
      <p className="small mut after-axis">Circles: agents. Line: four-week median. Band: interquartile range.</p>
    </Charted>
  );
}

function trendWords({ trend_pct: trend, trusted = 0 }: Time): string {
  const agents = `${count(trusted)} ${trusted === 1 ? "agent" : "agents"} became trusted.`;
  if (trend == null) return agents;
  if (Math.abs(trend) < 1) return `No change over the last 30 days. ${agents}`;
  return `${Math.abs(Math.round(trend))}% ${trend < 0 ? "faster" : "slower"} over the last 30 days. ${agents}`;
}
