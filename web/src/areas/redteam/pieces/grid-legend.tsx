import { CELL, type Step, stepWords, trailMarks } from "../../../charts/trail/trail-marks.ts";

const shown: readonly (readonly [Step, number | null])[] = [
  ["refused", 0],
  ["engaged", 0.35],
  ["nearly", 0.8],
  ["broke", 1],
  ["none", null],
];

export function GridLegend() {
  return (
    <p className="legend small mid">
      {shown.map(([step, signal]) => (
        <span key={step} className="row">
          <svg className="grid-sign" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
            {trailMarks([signal]).map(({ path }) => (
              <path key={step} className={`trail-dot ${step}`} d={path} />
            ))}
          </svg>
          {stepWords[step]}
        </span>
      ))}
    </p>
  );
}
