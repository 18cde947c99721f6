import { points as shown } from "../../parts/numbers.ts";
import { percent, type Scale } from "./interval-bar.tsx";
import { PointMark } from "./point-mark.tsx";
import type { Verdict } from "./verdict.tsx";
import "./sparkline.css";
import "./point-mark.css";

interface SparklineProps {
  readonly name: string;
  /** The oldest first. */
  readonly scores: readonly number[];
  readonly verdict: Verdict | null;
  readonly threshold: number | null;
  /** The same for the whole column. */
  readonly scale: Scale;
}

const [WIDTH, HEIGHT, EDGE] = [88, 32, 5];

/** The last runs at a glance, without labels, ending in the mark of the latest verdict. */
export function Sparkline({ name, scores, verdict, threshold, scale }: SparklineProps) {
  const last = scores.at(-1);
  if (last === undefined) return <span className="mut">No runs</span>;
  const step = scores.length > 1 ? (WIDTH - 2 * EDGE) / (scores.length - 1) : 0;
  const x = (at: number): number => (scores.length > 1 ? EDGE + at * step : WIDTH - EDGE);
  const y = (score: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * percent(score, scale)) / 100;
  return (
    <svg
      className="sparkline"
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`${name}: overall scores of the last ${scores.length === 1 ? "run" : `${scores.length} runs`}, the oldest first: ${scores.map(shown).join(", ")}`}
    >
      {threshold !== null && <line className="spark-bound" x1="0" x2={WIDTH} y1={y(threshold)} y2={y(threshold)} />}
      <polyline className="spark-line" points={scores.map((score, at) => `${x(at)},${y(score)}`).join(" ")} />
      <svg x={x(scores.length - 1)} y={y(last)} width="1" height="1" aria-hidden="true">
        <PointMark verdict={verdict} size={3.5} />
      </svg>
    </svg>
  );
}
