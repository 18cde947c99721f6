import { tone, type Verdict } from "./verdict.tsx";
import "./point-mark.css";

/** Round for passed, square for failed, diamond for inconclusive, a ring for no result, so that charts work in grayscale. */
export function PointMark({
  verdict,
  size = 4,
}: {
  readonly verdict: Verdict | null | undefined;
  readonly size?: number;
}) {
  const kind = tone(verdict);
  if (kind === "fail")
    return <rect className="mark fail" x={-size} y={-size} width={2 * size} height={2 * size} rx="1" />;
  if (kind === "inc") {
    const reach = size * 1.35;
    return <path className="mark inc" d={`M0 ${-reach}L${reach} 0 0 ${reach} ${-reach} 0z`} />;
  }
  return <circle className={`mark ${kind}`} r={size} />;
}
