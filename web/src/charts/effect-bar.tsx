interface EffectProps {
  readonly name: string;
  /** In points of 100. */
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
  /** How far down is still allowed. */
  readonly bound?: number;
  readonly span: number;
}

/** An interval round a zero line. It points up or down only where the interval leaves zero out. */
export function EffectBar({ name, estimate, lower, upper, bound, span }: EffectProps) {
  const at = (points: number): string => `${Math.min(100, Math.max(0, 50 + (points / span) * 50))}%`;
  const kind = lower > 0 ? "pass" : upper < 0 ? "fail" : "none";
  const width = `${(Math.min(span, upper) - Math.max(-span, lower)) * (50 / span)}%`;
  return (
    <svg
      className="interval effect"
      role="img"
      aria-label={`${name}: ${estimate.toFixed(1)} points, 95 % interval ${lower.toFixed(1)} to ${upper.toFixed(1)}`}
    >
      <line className="zero" x1="50%" x2="50%" y1="0" y2="100%" />
      {bound !== undefined && <line className="bound" x1={at(bound)} x2={at(bound)} y1="0" y2="100%" />}
      <g className="centred">
        <rect className={`bar ${kind}`} x={at(lower)} width={width} y="-4" height="8" rx="1.5" />
        <circle className="point" cx={at(estimate)} cy="0" r="4" />
      </g>
    </svg>
  );
}
