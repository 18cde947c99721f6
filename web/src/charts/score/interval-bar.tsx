import { type SVGProps, useId } from "react";
import { points, range } from "../../parts/numbers.ts";
import { PointMark } from "./point-mark.tsx";
import { tone, type Verdict } from "./verdict.tsx";
import "./interval-bar.css";

export interface Scale {
  readonly from: number;
  readonly to: number;
}

/** The upper part of the axis, unless a value is below it. One scale for all rows of a table. */
export function scaleFor(lows: readonly (number | null | undefined)[]): Scale {
  return { from: lows.some((low) => typeof low === "number" && low < 0.4) ? 0 : 0.4, to: 1 };
}

export const percent = (value: number, { from, to }: Scale): number =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));

interface IntervalProps {
  readonly name: string;
  readonly score: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly verdict: Verdict | null | undefined;
  readonly threshold: number | null;
  readonly scale: Scale;
  readonly unassessed?: number;
  /** The bounds if every unassessed response had failed, or passed. */
  readonly worst?: { readonly low: number } | null | undefined;
  readonly best?: { readonly high: number } | null | undefined;
  /** A mean that decides nothing has no verdict. */
  readonly isMean?: boolean;
}

/** The 95% CI as a bar, the estimate as a point, the threshold as a line through all rows. */
export function IntervalBar(props: IntervalProps) {
  const { name, score, low, high, threshold, scale, unassessed = 0, worst, best } = props;
  const verdict = props.isMean ? null : props.verdict;
  const kind = tone(verdict);
  const line = threshold === null ? null : `${percent(threshold, scale)}%`;
  if (score === null || low === null || high === null) {
    return (
      <svg className="interval" role="img" aria-label={`${name}: not evaluated`}>
        {line && <line className="threshold" x1={line} x2={line} y1="0" y2="100%" />}
      </svg>
    );
  }
  const [left, right, middle] = [percent(low, scale), percent(high, scale), `${percent(score, scale)}%`];
  const open = unassessed > 0 && worst && best ? { low: worst.low, high: best.high } : null;
  const at = { x: `${left}%`, width: `${Math.max(0.4, right - left)}%`, y: "-4", height: "8", rx: "1.5" };
  return (
    <svg
      className="interval"
      role="img"
      aria-label={`${name}: ${points(score)}, 95% confidence interval ${range(low, high)}${open ? `, worst case ${points(open.low)}, best case ${points(open.high)}` : ""}`}
    >
      {line && <line className="threshold" x1={line} x2={line} y1="0" y2="100%" />}
      <g className="centred">
        {open && <Whisker from={percent(open.low, scale)} to={percent(open.high, scale)} />}
        <rect className={`bar ${kind}`} {...at} />
        {kind === "inc" && <Hatched {...at} />}
        <svg x={middle} y="0" width="1" height="1" aria-hidden="true">
          <PointMark verdict={verdict} />
        </svg>
      </g>
    </svg>
  );
}

/** From the worst case to the best. */
function Whisker({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <>
      <line className="bounds" x1={`${from}%`} x2={`${to}%`} y1="0" y2="0" />
      <line className="bounds" x1={`${from}%`} x2={`${from}%`} y1="-5" y2="5" />
      <line className="bounds" x1={`${to}%`} x2={`${to}%`} y1="-5" y2="5" />
    </>
  );
}

/** Hatched, neither full nor empty: inconclusive. */
function Hatched(at: SVGProps<SVGRectElement>) {
  const id = useId();
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="hatch" x1="0" x2="0" y1="0" y2="5" />
      </pattern>
      <rect {...at} fill={`url(#${id})`} />
    </>
  );
}

/** Labels of the whole axis would touch at every tenth. */
const stepOf = ({ from }: Scale): number => (from < 0.4 ? 0.2 : 0.1);

/** Named once, above the rows that share it. */
export function IntervalAxis({ scale, threshold }: { readonly scale: Scale; readonly threshold: number | null }) {
  const step = stepOf(scale);
  const count = Math.round((scale.to - scale.from) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => scale.from + at * step);
  return (
    <svg className="axis" aria-hidden="true">
      {ticks
        .filter((tick) => threshold === null || Math.abs(percent(tick, scale) - percent(threshold, scale)) > 15)
        .map((tick) => (
          <text
            key={tick}
            x={`${percent(tick, scale)}%`}
            y="12"
            textAnchor={tick === scale.to ? "end" : tick === scale.from ? "start" : "middle"}
          >
            {Math.round(tick * 100)}
          </text>
        ))}
      {threshold !== null && (
        <text className="strong" x={`${percent(threshold, scale)}%`} y="12" textAnchor="middle">
          threshold {Math.round(threshold * 100)}
        </text>
      )}
    </svg>
  );
}
