import "./effect-bar.css";
import "../score/interval-bar.css";
import "../score/point-mark.css";

interface EffectProps {
  readonly name: string;
  /** In points of 100. */
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  /** The largest loss that is allowed. */
  readonly bound?: number;
  readonly span: number;
}

export type Direction = "up" | "down" | "none";

/** Only an interval that excludes zero has a direction. */
export const directionOf = ({ lower, upper }: Pick<EffectProps, "lower" | "upper">): Direction =>
  lower > 0 ? "up" : upper < 0 ? "down" : "none";

/** An interval around a zero line: a triangle where there is evidence, a ring where there is none. */
export function EffectBar({ name, estimate, lower, upper, bound, span }: EffectProps) {
  const at = (points: number): string => `${Math.min(100, Math.max(0, 50 + (points / span) * 50))}%`;
  const direction = directionOf({ lower, upper });
  return (
    <svg
      className={`interval effect ${direction}`}
      role="img"
      aria-label={`${name}: ${estimate.toFixed(1)} points, 95% confidence interval ${lower.toFixed(1)} to ${upper.toFixed(1)}`}
    >
      <line className="zero" x1="50%" x2="50%" y1="0" y2="100%" />
      {bound !== undefined && <line className="bound" x1={at(bound)} x2={at(bound)} y1="0" y2="100%" />}
      <line className="reach" x1={at(lower)} x2={at(upper)} y1="50%" y2="50%" />
      <svg x={at(estimate)} y="50%" width="1" height="1" aria-hidden="true">
        <EffectMark direction={direction} />
      </svg>
    </svg>
  );
}

export function EffectMark({ direction }: { readonly direction: Direction }) {
  if (direction === "up") return <path className="mark up" d="M0 -5L5 4 -5 4z" />;
  if (direction === "down") return <path className="mark down" d="M0 5L5 -4 -5 -4z" />;
  return <circle className="mark none" r="3.5" />;
}

interface AxisProps {
  readonly span: number;
  readonly bound?: number;
}

/** Named once, above the rows that share it. */
export function EffectAxis({ span, bound }: AxisProps) {
  const half = Math.round(span / 2);
  return (
    <svg className="axis" aria-hidden="true">
      {[-half, 0, half]
        .filter((tick) => bound === undefined || Math.abs(bound - tick) > (tick === 0 ? span / 10 : span / 2))
        .map((tick) => (
          <text key={tick} x={`${50 + (tick / span) * 50}%`} y="12" textAnchor="middle">
            {tick > 0 ? `+${tick}` : tick < 0 ? `−${-tick}` : "0"}
          </text>
        ))}
      {bound !== undefined && (
        <text className="strong" x={`${50 + (bound / span) * 50}%`} y="12" dx="8" textAnchor="end">
          loss limit −{Math.abs(bound)}
        </text>
      )}
    </svg>
  );
}

/** Wide enough for every row, in steps, so that a new row does not move all others. */
export function spanFor(values: readonly number[]): number {
  const most = Math.max(5, ...values.map(Math.abs));
  return [10, 20, 30, 40, 60, 80, 100].find((span) => span >= most) ?? 100;
}
