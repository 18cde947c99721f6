import { type Axis, place } from "./axis.ts";
import "./band-curve.css";

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

export interface Band {
  readonly name: string;
  readonly kind: "quiet" | "strong";
  readonly points: readonly CurvePoint[];
}

interface BandCurveProps {
  readonly label: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly xWords: (value: number) => string;
  readonly yWords: (value: number) => string;
  readonly bands: readonly Band[];
  /** Single observations behind the line, each a ring. */
  readonly rings?: readonly { readonly id: string; readonly x: number; readonly y: number; readonly words: string }[];
  /** A reference value for the line. */
  readonly held?: { readonly y: number; readonly words: string } | undefined;
}

/** The line is the estimate, the band its interval. Labels sit on the grid lines, so no legend is needed. */
export function BandCurve({ label, x, y, xWords, yWords, bands, rings = [], held }: BandCurveProps) {
  const up = (value: number): number => 100 - place(value, y);
  return (
    <svg className="curve" role="img" aria-label={label}>
      {y.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? "grid-line zero" : "grid-line"}
          x1="0"
          x2="100%"
          y1={`${up(tick)}%`}
          y2={`${up(tick)}%`}
        />
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        {bands.map(({ name, kind, points }) => (
          <g key={name} className={kind}>
            <polygon
              className="band"
              points={[
                ...points.map((point) => `${place(point.x, x)},${up(point.high)}`),
                ...points.toReversed().map((point) => `${place(point.x, x)},${up(point.low)}`),
              ].join(" ")}
            />
            <polyline
              className="line"
              points={points.map((point) => `${place(point.x, x)},${up(point.y)}`).join(" ")}
            />
          </g>
        ))}
      </svg>
      {rings.map((ring) => (
        <circle key={ring.id} className="ring-mark" cx={`${place(ring.x, x)}%`} cy={`${up(ring.y)}%`} r="3">
          <title>{ring.words}</title>
        </circle>
      ))}
      {bands.map(({ name, kind, points }) => {
        const last = points.at(-1);
        return (
          last && (
            <circle
              key={name}
              className={`end-mark ${kind}`}
              cx={`${place(last.x, x)}%`}
              cy={`${up(last.y)}%`}
              r="3.5"
            />
          )
        );
      })}
      {held && (
        <>
          <line className="held" x1="0" x2="100%" y1={`${up(held.y)}%`} y2={`${up(held.y)}%`} />
          <text className="strong" x="100%" y={`${up(held.y)}%`} dy="-5" textAnchor="end">
            {held.words}
          </text>
        </>
      )}
      {y.ticks.map((tick) => (
        <text key={tick} x="0" y={`${up(tick)}%`} dy="-4">
          {yWords(tick)}
        </text>
      ))}
      {x.ticks.map((tick, at) => (
        <text
          key={tick}
          x={`${place(tick, x)}%`}
          y="100%"
          dy="18"
          textAnchor={at === 0 ? "start" : at === x.ticks.length - 1 ? "end" : "middle"}
        >
          {xWords(tick)}
        </text>
      ))}
    </svg>
  );
}
