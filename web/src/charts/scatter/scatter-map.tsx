import { useNarrow } from "../../parts/use-narrow.ts";
import { PointMark } from "../score/point-mark.tsx";
import type { Verdict } from "../score/verdict.tsx";
import { chosenLabels, frameOf, placeOf, type Spot } from "./scatter-places.ts";
import "./scatter.css";

export interface MapPoint extends Spot {
  readonly name: string;
  readonly verdict: Verdict | null;
  readonly href: string;
}

interface ScatterProps {
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly lines: readonly { readonly from: string; readonly to: string }[];
  readonly open: (id: string) => void;
}

/** The aspect ratio of the style sheet, so that both directions have the same scale. */
const WIDE = { aspect: 2, labels: { most: 8, width: 22, height: 4 } };
const NARROW = { aspect: 1, labels: { most: 4, width: 52, height: 6 } };
const LONGEST_LABEL = 26;

/** A map without axes: points that are close are similar. A new point moves no other. */
export function ScatterMap({ label, points, lines, open }: ScatterProps) {
  const { aspect, labels } = useNarrow() ? NARROW : WIDE;
  const frame = frameOf(points, aspect);
  const places = new Map(points.map((point) => [point.id, placeOf(point, frame)]));
  const labeled = chosenLabels(points, frame, labels);
  const anyStrong = points.some(({ strong }) => strong);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing, where a fieldset is not allowed
    <svg className="scatter" role="group" aria-label={label}>
      <rect className="frame" width="100%" height="100%" />
      {lines.map(({ from, to }) => {
        const [a, b] = [places.get(from), places.get(to)];
        return a && b && <line key={`${from} ${to}`} x1={`${a.x}%`} y1={`${a.y}%`} x2={`${b.x}%`} y2={`${b.y}%`} />;
      })}
      {/* Highlighted points are drawn last, above the others. */}
      {points
        .toSorted((a, b) => Number(a.strong) - Number(b.strong))
        .map((point) => (
          <Point
            key={point.id}
            point={point}
            place={placeOf(point, frame)}
            labeled={labeled.has(point.id)}
            dim={anyStrong && !point.strong}
            open={open}
          />
        ))}
    </svg>
  );
}

interface PointProps {
  readonly point: MapPoint;
  readonly place: ReturnType<typeof placeOf>;
  readonly labeled: boolean;
  readonly dim: boolean;
  readonly open: (id: string) => void;
}

/** Every point opens with the pointer. By keyboard, labeled points open here and all points in the table view. */
function Point({ point: { id, name, verdict, href, strong }, place, labeled, dim, open }: PointProps) {
  return (
    <svg x={`${place.x}%`} y={`${place.y}%`} width="1" height="1">
      <title>{name}</title>
      <a
        href={href}
        className={strong ? "strong" : dim ? "dim" : undefined}
        aria-label={labeled ? undefined : name}
        tabIndex={labeled ? undefined : -1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open(id);
        }}
      >
        <circle className="hit-area" r="10" />
        <PointMark verdict={verdict} size={4.5} />
        {labeled && (
          <text x={place.right ? -10 : 10} y="4" textAnchor={place.right ? "end" : "start"}>
            {name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name}
          </text>
        )}
      </a>
    </svg>
  );
}
