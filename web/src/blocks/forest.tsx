import { Fragment } from "react";
import { IntervalAxis, IntervalBar, scaleFor } from "../charts/score/interval-bar.tsx";
import { Glyph } from "../charts/score/verdict.tsx";
import { points, range } from "../parts/numbers.ts";
import { dimensionNames, type Figure, type Figures } from "../queries/figures.ts";
import "./forest.css";

const label = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Every score on one axis with one threshold line through all rows, so that the verdict can be seen. */
export function Forest({ figures, threshold }: { readonly figures: Figures; readonly threshold: number | null }) {
  const names = ["overall", ...dimensionNames] as const;
  const rows = names.flatMap((name): [string, Figure][] => (figures[name] ? [[name, figures[name]]] : []));
  const scale = scaleFor(rows.map(([, { low }]) => low));
  return (
    <figure className="forest" aria-label="Scores with 95% confidence intervals">
      <span />
      <span className="tiny mut end">score, 95% CI</span>
      <IntervalAxis scale={scale} threshold={threshold} />
      {rows.map(([name, figure]) => (
        <Fragment key={name}>
          <span className={name === "overall" ? "strong" : ""}>
            <Glyph verdict={figure.verdict} /> {label(name)}
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
          <IntervalBar name={label(name)} {...figure} threshold={threshold} scale={scale} />
        </Fragment>
      ))}
    </figure>
  );
}
