import { Fragment } from "react";
import { IntervalAxis, IntervalBar, scaleFor } from "../charts/score/interval-bar.tsx";
import { Glyph } from "../charts/score/verdict.tsx";
import { count, points, range } from "../parts/numbers.ts";
import { dimensionNames, type Figure, type Figures, type ProbeFigure } from "../queries/figures.ts";
import "./forest.css";

const label = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

interface ForestProps {
  readonly figures: Figures;
  readonly threshold: number | null;
  /** Failed critical probes, which come before every mean. */
  readonly holes?: readonly ProbeFigure[];
  readonly className?: string;
}

/** More would push the dimensions off the screen. The report lists them all. */
const MOST_HOLES = 5;

interface Row {
  readonly name: string;
  readonly note: string;
  readonly figure: Figure;
  readonly kind: "hole" | "mean" | "dimension";
}

/** Every score on one axis with one threshold line through all rows, so that the verdict can be seen. */
export function Forest({ figures, threshold, holes = [], className = "" }: ForestProps) {
  const rows = rowsOf(figures, holes);
  const scale = scaleFor(rows.map(({ figure }) => (figure.unassessed > 0 ? figure.worst?.low : null) ?? figure.low));
  const hasOpen = rows.some(({ figure }) => figure.unassessed > 0 && figure.worst);
  return (
    <figure className={`forest ${className}`} aria-label="Scores with 95% confidence intervals">
      <span />
      <span className="tiny mut end">score, 95% CI</span>
      <IntervalAxis scale={scale} threshold={threshold} />
      {rows.map(({ name, note, figure, kind }) => (
        <Fragment key={name}>
          <span className={kind}>
            {kind === "mean" ? <span className="glyph" /> : <Glyph verdict={figure.verdict} />}{" "}
            <span>
              {name}
              <small className="mut">{note}</small>
            </span>
          </span>
          <span className="end">
            {figure.score === null ? (
              <span className="mut">no data</span>
            ) : (
              <>
                <b>{points(figure.score)}</b>{" "}
                <span className="small mid">
                  {figure.low !== null && figure.high !== null && range(figure.low, figure.high)}
                </span>
              </>
            )}
          </span>
          <IntervalBar name={name} {...figure} isMean={kind === "mean"} threshold={threshold} scale={scale} />
        </Fragment>
      ))}
      {hasOpen && (
        <figcaption className="tiny mut">
          Bar: 95% confidence interval. Thin line: bounds if every unassessed response had failed, or passed.
        </figcaption>
      )}
    </figure>
  );
}

function rowsOf(figures: Figures, holes: readonly ProbeFigure[]): Row[] {
  const { overall } = figures;
  // Runs from before the rule are judged by their mean.
  const isMean = overall?.reasons !== undefined;
  const mean: Row[] = overall
    ? [
        {
          name: isMean ? "Mean" : "Overall",
          note: isMean ? "does not decide" : "",
          figure: overall,
          kind: isMean ? "mean" : "dimension",
        },
      ]
    : [];
  const dimensions = dimensionNames.flatMap((name): Row[] => {
    const figure = figures[name];
    return figure ? [{ name: label(name), note: noteOf(figure), figure, kind: "dimension" }] : [];
  });
  // The worst first, as in the reasons beside the chart: there is room for a few.
  const worst = holes.toSorted((one, other) => badShare(other) - badShare(one)).slice(0, MOST_HOLES);
  const shown = worst.map((figure): Row => {
    const note = `critical probe, ${count(badOf(figure))} of ${count(figure.n)} failed`;
    return { name: figure.title, note, figure, kind: "hole" };
  });
  return [...shown, ...mean, ...dimensions];
}

const badOf = ({ bad, failed }: ProbeFigure): number => bad ?? failed;
const badShare = (figure: ProbeFigure): number => badOf(figure) / Math.max(1, figure.n);

const noteOf = ({ unassessed_share: share = 0 }: Figure): string =>
  share > 0 ? `${Math.round(share * 100)}% unassessed` : "";
