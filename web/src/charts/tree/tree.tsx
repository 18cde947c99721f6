import type { ReactNode } from "react";
import { type Descent, type Edge, lanesOf } from "./lanes.ts";
import "./tree.css";

export interface TreeRow extends Descent {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
  readonly mark: "current" | "past" | "proposed" | "gone";
}

const ROW = 44;
const LANE = 16;
/** Beyond this many, lines share the last lane instead of pushing the text off a phone. */
const MOST_LANES = 6;

/** Newest on top. Filled is current, dashed is proposed or deleted, a returning curve is a rollback. */
export function Tree({ rows, label }: { readonly rows: readonly TreeRow[]; readonly label: string }) {
  const { lanes, edges } = lanesOf(rows);
  const width = Math.min(MOST_LANES, 1 + Math.max(0, ...lanes, ...edges.map(({ via }) => via))) * LANE;
  return (
    <div className="tree">
      <svg width={width} height={rows.length * ROW} aria-hidden="true">
        {edges.map((edge) => (
          <path
            key={`${edge.from.row} ${edge.to.row} ${edge.kind} ${edge.via}`}
            className={`edge ${edge.kind}`}
            d={way(edge)}
          />
        ))}
        {rows.map(({ id, mark }, row) => (
          <circle key={id} className={`node ${mark}`} cx={x(lanes[row] ?? 0)} cy={y(row)} r="4.5" />
        ))}
      </svg>
      <ol aria-label={label}>
        {rows.map(({ id, title, note, aside, mark }) => (
          <li key={id} aria-current={mark === "current" ? "true" : undefined}>
            <div className="cut">{title}</div>
            <div className="end">{aside}</div>
            <div className="tree-note small mut cut">{note}</div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const x = (lane: number): number => Math.min(lane, MOST_LANES - 1) * LANE + LANE / 2;
const y = (row: number): number => row * ROW + 14;

/** Over to its lane within one row, straight down, and over to the parent within the last row. */
function way({ from, to, via }: Edge): string {
  const [x1, y1, x2, y2] = [x(from.lane), y(from.row), x(to.lane), y(to.row)];
  if (from.lane === via && via === to.lane) return `M${x1} ${y1}V${y2}`;
  const step = (ax: number, ay: number, bx: number): string =>
    `C${ax} ${ay + ROW / 2} ${bx} ${ay + ROW / 2} ${bx} ${ay + ROW}`;
  if (to.row - from.row === 1) return `M${x1} ${y1}${step(x1, y1, x2)}`;
  const middle = x(via);
  return `M${x1} ${y1}${step(x1, y1, middle)}V${y2 - ROW}${step(middle, y2 - ROW, x2)}`;
}
