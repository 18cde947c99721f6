import { percent, type Scale } from "../../../charts/score/interval-bar.tsx";
import { shadeOf } from "../../../charts/score/shade.ts";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points, range } from "../../../parts/numbers.ts";
import { dimensionNames, type Figure, type Figures, type ProbeFigure } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { withFailures } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";
import "../../../charts/score/shade.css";

const WHOLE: Scale = { from: 0, to: 1 };

interface HeatProps {
  readonly id: string;
  readonly figures: Figures;
  readonly threshold: number | null;
  /** Failed critical probes. */
  readonly holes: readonly ProbeFigure[];
}

/** Each scenario links to its prompts. */
export function Heat({ id, figures, threshold, holes }: HeatProps) {
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
                <Cell
                  key={scenario}
                  id={id}
                  name={scenario}
                  figure={figure}
                  threshold={threshold}
                  holes={holes.filter((hole) => hole.scenario === scenario && hole.dimension === name).length}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Cell({
  id,
  name,
  figure,
  threshold,
  holes,
}: {
  readonly id: string;
  readonly name: string;
  readonly figure: Figure;
  readonly threshold: number | null;
  /** Failed critical probes in it. */
  readonly holes: number;
}) {
  const { score, low, high, n, unassessed } = figure;
  if (score === null || low === null || high === null) {
    const nothing = (
      <>
        <span className="capital small">{name}</span>
        <b className="mut">no data</b>
        <small>{unassessed > 0 ? `${count(unassessed)} unassessed` : "no prompts"}</small>
      </>
    );
    if (unassessed === 0) return <div className="cell">{nothing}</div>;
    return (
      <Link className="cell" to={routes.prompts} params={{ id }} search={{ scenario: name, outcome: "unassessed" }}>
        {nothing}
      </Link>
    );
  }
  const line = threshold === null ? null : `${percent(threshold, WHOLE)}%`;
  return (
    <Link
      className={`cell ${shadeOf(score, threshold)}${holes > 0 ? " holed" : ""}`}
      title={figure.reason}
      to={routes.prompts}
      params={{ id }}
      search={{ scenario: name, ...withFailures(figure.failed) }}
    >
      <span className="capital small">{name}</span>
      <b>
        {points(score)} <Glyph verdict={figure.verdict} />
      </b>
      <svg className="mini" aria-hidden="true">
        <line x1="0" x2="100%" y1="6" y2="6" />
        <rect x={`${low * 100}%`} width={`${Math.max(0.5, (high - low) * 100)}%`} y="4" height="4" />
        {line && <line className="tick" x1={line} x2={line} y1="0" y2="12" />}
      </svg>
      <small>
        <span>{range(low, high)}</span> <span>n {count(n)}</span>
      </small>
      {holes > 0 && (
        <small className="strong">
          {count(holes)} critical {holes === 1 ? "probe" : "probes"} failed
        </small>
      )}
    </Link>
  );
}
