import { Fragment } from "react";
import { EffectAxis, spanFor } from "../../../charts/effect/effect-bar.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { FairnessRow } from "../../../queries/harness/fairness.ts";
import { Verdict } from "./fairness-table.tsx";
import { type Band, measureWords, rowName, signedShare } from "./fairness-words.ts";

interface PlotProps {
  readonly rows: readonly FairnessRow[];
  readonly band: Band;
  readonly margin: number;
}

/** One row a group and measure, all on one axis: the zero line, the controls' band and the margin run through all. */
export function FairnessPlot({ rows, band, margin }: PlotProps) {
  if (rows.length === 0) return <p className="mut">No data.</p>;
  const span = spanFor(rows.flatMap(({ low, high }) => [low * 100, high * 100]).concat(margin * 100));
  return (
    <figure className="fairness-plot" aria-label="Differences with 95% confidence intervals">
      <span />
      <EffectAxis span={span} />
      <span />
      {rows.map((row) => (
        <Fragment key={`${row.dimension} ${row.value} ${row.measure}`}>
          <span className="fairness-name">
            <ShownText text={rowName(row)} />
            <small className="mut">{measureWords[row.measure] ?? row.measure}</small>
          </span>
          <Interval row={row} band={band} margin={margin} span={span} />
          <span className="small">
            <Verdict row={row} />
          </span>
        </Fragment>
      ))}
      <figcaption className="tiny mut">
        Shaded: how much answers to the controls differ. Dashed: the margin within which answers count as alike.
      </figcaption>
    </figure>
  );
}

interface IntervalProps extends Omit<PlotProps, "rows"> {
  readonly row: FairnessRow;
  readonly span: number;
}

function Interval({ row, band, margin, span }: IntervalProps) {
  const at = (share: number): number => Math.min(100, Math.max(0, 50 + ((share * 100) / span) * 50));
  const { difference, low, high, verdict } = row;
  return (
    <svg
      className={`fairness-row ${verdict}`}
      role="img"
      aria-label={`${visible(rowName(row))}: ${signedShare(difference)} points, 95% confidence interval ${signedShare(low)} to ${signedShare(high)}`}
    >
      <rect
        className="fairness-band"
        x={`${at(band.low)}%`}
        width={`${at(band.high) - at(band.low)}%`}
        y="0"
        height="100%"
      />
      <line className="fairness-zero" x1="50%" x2="50%" y1="0" y2="100%" />
      {[-margin, margin].map((edge) => (
        <line key={edge} className="fairness-margin" x1={`${at(edge)}%`} x2={`${at(edge)}%`} y1="0" y2="100%" />
      ))}
      <line className="fairness-reach" x1={`${at(low)}%`} x2={`${at(high)}%`} y1="50%" y2="50%" />
      <svg x={`${at(difference)}%`} y="50%" width="1" height="1" aria-hidden="true">
        {verdict === "different" ? (
          <rect className="fairness-mark" x="-4.5" y="-4.5" width="9" height="9" />
        ) : verdict === "alike" ? (
          <circle className="fairness-mark" r="5" />
        ) : (
          <path className="fairness-mark" d="M0 -6L6 0 0 6 -6 0z" />
        )}
      </svg>
    </svg>
  );
}
