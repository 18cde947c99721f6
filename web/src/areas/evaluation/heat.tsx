import { percent, type Scale } from "../../charts/interval-bar.tsx";
import { shadeOf } from "../../charts/shade.ts";
import { Glyph } from "../../charts/verdict.tsx";
import { count, points, range } from "../../parts/numbers.ts";
import { dimensionNames, type Figure, type Figures } from "./figures.ts";

const WHOLE: Scale = { from: 0, to: 1 };

export function Heat({ figures, threshold }: { readonly figures: Figures; readonly threshold: number }) {
  return (
    <div className="heat">
      {dimensionNames.map((name) => {
        const dimension = figures[name];
        if (!dimension) return null;
        return (
          <div key={name}>
            <h3>
              <span className="capital">{name}</span> <span className="mut">n {count(dimension.n)}</span>
            </h3>
            <div className="cells">
              {Object.entries(dimension.scenarios).map(([scenario, figure]) => (
                <Cell key={scenario} name={scenario} figure={figure} threshold={threshold} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Cell({
  name,
  figure,
  threshold,
}: {
  readonly name: string;
  readonly figure: Figure;
  readonly threshold: number;
}) {
  const { score, low, high, n, unassessed } = figure;
  if (score === null || low === null || high === null) {
    return (
      <div className="cell">
        <span className="capital small">{name}</span>
        <b className="mut">no data</b>
        <small>{unassessed > 0 ? `${count(unassessed)} unassessed` : "nothing asked"}</small>
      </div>
    );
  }
  const line = `${percent(threshold, WHOLE)}%`;
  return (
    <div className={`cell ${shadeOf(score, threshold)}`} title={figure.reason}>
      <span className="capital small">{name}</span>
      <b>
        {points(score)} <Glyph verdict={figure.verdict} />
      </b>
      <svg className="mini" aria-hidden="true">
        <line x1="0" x2="100%" y1="6" y2="6" />
        <rect x={`${low * 100}%`} width={`${Math.max(0.5, (high - low) * 100)}%`} y="4" height="4" />
        <line className="tick" x1={line} x2={line} y1="0" y2="12" />
      </svg>
      <small>
        <span>{range(low, high)}</span> <span>n {count(n)}</span>
      </small>
    </div>
  );
}
