import { axisOf } from "../../../charts/axis.ts";
import { BandCurve } from "../../../charts/band-curve.tsx";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { count } from "../../../parts/numbers.ts";
import { signedNumber } from "../../../queries/evolution-shapes.ts";

export interface CurvePoint {
  readonly spent: number;
  readonly stage: string;
  readonly changes: number;
  readonly pairs: number | null;
  readonly points: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

interface Known extends CurvePoint {
  readonly points: number;
  readonly lower: number;
  readonly upper: number;
}

/** The first few pairs would stretch the axis without adding information. */
const LEAST_PAIRS = 24;

const isKnown = (point: CurvePoint): point is Known =>
  point.points !== null && point.lower !== null && point.upper !== null && (point.pairs ?? LEAST_PAIRS) >= LEAST_PAIRS;

/** The estimate over time and its interval: on search prompts, and separately on held-out questions. */
export function GainCurve({ curve, budget }: { readonly curve: readonly CurvePoint[]; readonly budget: number }) {
  const known = curve.filter(isKnown);
  const held = known.filter(({ pairs }) => pairs !== null);
  const search = known.filter(({ pairs }) => pairs === null);
  const last = held.at(-1);
  if (known.length < 2) {
    return (
      <Charted title="Estimated gain over time" table={null}>
        <p className="mid">The chart appears when enough prompts have been answered.</p>
      </Charted>
    );
  }
  const drawn = (points: readonly Known[]) =>
    points.map(({ spent, points: y, lower: low, upper: high }) => ({ x: spent, y, low, high }));
  const end = Math.max(budget, known.at(-1)?.spent ?? 0);
  return (
    <Charted title="Estimated gain over time" note="points, 95% CI until decided" table={<CurveTable known={known} />}>
      <BandCurve
        label={`Estimated gain over ${count(known.at(-1)?.spent ?? 0)} questions. ${words(search.at(-1), last)}`}
        x={{ from: 0, to: end, ticks: [0, Math.round(end / 2), end] }}
        y={axisOf([0, ...known.flatMap(({ lower, upper }) => [lower, upper])])}
        xWords={(value) => (value === end ? `${count(value)} questions` : count(value))}
        yWords={(value) => (value === 0 ? "0" : signedNumber(value, 0))}
        bands={[
          { name: "search", kind: "quiet", points: drawn(search) },
          { name: "held-out", kind: "strong", points: drawn(held) },
        ]}
        held={last && { y: last.points, words: `held-out ${signedNumber(last.points)}` }}
      />
      <p className="small mut">
        {search.length > 0 && "Light line: what the search expects, usually too much. It decides nothing. "}
        {last
          ? `Dark line: result on ${count(last.pairs ?? 0)} pairs of held-out questions. The decision uses this result.`
          : "The result on held-out questions appears last. The decision uses that result."}
      </p>
    </Charted>
  );
}

function words(search: Known | undefined, held: Known | undefined): string {
  const say = (what: string, { points, lower, upper }: Known): string =>
    `${what}: ${signedNumber(points)}, ${signedNumber(lower)} to ${signedNumber(upper)}.`;
  return [search && say("On search prompts", search), held && say("On held-out questions", held)]
    .filter(Boolean)
    .join(" ");
}

/** Twenty rows show the trend. All of them would be a hundred. */
const MOST_ROWS = 20;

function CurveTable({ known }: { readonly known: readonly Known[] }) {
  const every = Math.ceil(known.length / MOST_ROWS);
  const shown = known.filter((_, at) => at % every === 0 || at === known.length - 1);
  return (
    <DataTable
      label="Estimated gain by prompts used"
      columns={["Prompts", "Stage", "Changes", "Gain", "95% CI", "Held-out pairs"]}
      rows={shown.map(({ spent, stage, changes, points, lower, upper, pairs }) => [
        count(spent),
        stage,
        count(changes),
        signedNumber(points),
        `${signedNumber(lower)} to ${signedNumber(upper)}`,
        pairs === null ? "none" : count(pairs),
      ])}
    />
  );
}
