import { type Axis, place } from "../axis.ts";
import "../band-curve.css";

export interface Dot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  /** Filled and with its interval. The others are rings. */
  readonly strong: boolean;
  readonly words: string;
}

interface PlotProps {
  readonly label: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly xWords: (value: number) => string;
  readonly yWords: (value: number) => string;
  readonly dots: readonly Dot[];
}

/** Two figures per point against each other, with the interval of the estimated one. */
export function ScatterPlot({ label, x, y, xWords, yWords, dots }: PlotProps) {
  const across = (value: number): string => `${3 + 0.94 * place(value, x)}%`;
  const up = (value: number): string => `${Math.min(100, Math.max(0, 100 - place(value, y)))}%`;
  return (
    <svg className="curve plot" role="img" aria-label={label}>
      {y.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? "grid-line zero" : "grid-line"}
          x1="0"
          x2="100%"
          y1={up(tick)}
          y2={up(tick)}
        />
      ))}
      {dots
        .filter(({ strong }) => strong)
        .map(({ id, x: at, low, high }) => (
          <line key={id} className="whisker" x1={across(at)} x2={across(at)} y1={up(low)} y2={up(high)} />
        ))}
      {dots
        .toSorted((a, b) => Number(a.strong) - Number(b.strong))
        .map(({ id, x: at, y: height, strong, words }) => (
          <circle
            key={id}
            className={strong ? "dot strong" : "dot"}
            cx={across(at)}
            cy={up(height)}
            r={strong ? 4.5 : 3.5}
          >
            <title>{words}</title>
          </circle>
        ))}
      {y.ticks.map((tick) => (
        <text key={tick} x="0" y={up(tick)} dy="-4">
          {yWords(tick)}
        </text>
      ))}
      {x.ticks.map((tick, at) => (
        <text
          key={tick}
          x={across(tick)}
          y="100%"
          dy="18"
          textAnchor={at === x.ticks.length - 1 ? "end" : at === 0 ? "start" : "middle"}
        >
          {xWords(tick)}
        </text>
      ))}
    </svg>
  );
}
