import { CELL, stepOf, stepWords, trailMarks } from "./trail-marks.ts";
import "./trail.css";

interface TrailProps {
  readonly name: string;
  readonly trail: readonly (number | null)[];
  /** How many attempts have room in a row. The same for all rows of a grid. */
  readonly room: number;
  /** The attempt that the keyboard is at. */
  readonly at: number | null;
  readonly onPick: (at: number) => void;
}

/** The attempts on one goal, in order, each a dot. */
export function Trail({ name, trail, room, at, onPick }: TrailProps) {
  const width = Math.max(room, trail.length) * CELL;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid around it walks the cells by keyboard
    <svg
      className="trail"
      viewBox={`0 0 ${width} ${CELL}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={`${name}: ${trailWords(trail)}`}
      onClick={({ currentTarget, clientX }) => {
        const { left, width: drawn } = currentTarget.getBoundingClientRect();
        // The drawing keeps its proportions, so that a short row may be narrower than its box.
        const scale = Math.min(drawn / width, currentTarget.clientHeight / CELL);
        onPick(Math.floor((clientX - left) / scale / CELL));
      }}
    >
      <line className="trail-line" x1="0" x2={width} y1={CELL / 2} y2={CELL / 2} />
      {trailMarks(trail).map(({ step, path }) => (
        <path key={step} className={`trail-dot ${step}`} d={path} />
      ))}
      {at !== null && <rect className="trail-at" x={at * CELL} y="0" width={CELL} height={CELL} rx="1" />}
    </svg>
  );
}

function trailWords(trail: readonly (number | null)[]): string {
  if (trail.length === 0) return "nothing sent yet";
  const told = trail.filter((signal) => signal !== null);
  const closest = told.length === 0 ? null : Math.max(...told);
  return `${trail.length} ${trail.length === 1 ? "attempt" : "attempts"}, closest: ${stepWords[stepOf(closest)]}`;
}
