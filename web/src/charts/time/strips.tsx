import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from "react";
import { barsPath, bucketAt, largest, linePath, type TimePoint, type TimeSpan, timeTicks } from "./time-points.ts";
import "./strips.css";

export interface StripLine {
  readonly name: string;
  readonly points: readonly TimePoint[];
  /** Bars stand for counts; a strong line is the one to read, quiet ones are around it. */
  readonly kind: "bars" | "hits" | "strong" | "quiet" | "faint";
}

export interface Strip {
  readonly id: string;
  readonly name: string;
  readonly note: ReactNode;
  /** Null while the strip has nothing to draw; `instead` says why. */
  readonly lines: readonly StripLine[] | null;
  readonly instead?: ReactNode;
  readonly words: (value: number) => string;
}

interface StripsProps {
  readonly label: string;
  readonly span: TimeSpan;
  readonly strips: readonly Strip[];
  readonly selected: number | undefined;
  readonly onSelect: (at: number) => void;
  /** The bucket in words, for those who can't see the mark. */
  readonly bucketWords: (at: number) => string;
  readonly tickWords: (at: number) => string;
}

/** Several figures on one time axis. Arrow keys or a click choose a bucket of all of them. */
export function Strips({ label, span, strips, selected, onSelect, bucketWords, tickWords }: StripsProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const { from, to, bucket } = span;
  const percent = (at: number): number => (100 * (at - from)) / (to - from || 1);
  const shareOf = ({ currentTarget, clientX }: MouseEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return (clientX - left) / (width || 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = bucketAt(1, span);
    const at = selected ?? last;
    const next = { ArrowLeft: at - bucket, ArrowRight: at + bucket, Home: from, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(selected === undefined && event.key === "ArrowLeft" ? last : Math.min(last, Math.max(from, next)));
  };
  const marked = hovered ?? selected;
  const width = `${percent(from + bucket)}%`;
  return (
    <div className="strips">
      {strips.map((strip) => (
        <StripRow key={strip.id} strip={strip} span={span} />
      ))}
      <svg className="strip-axis" aria-hidden="true">
        {timeTicks(span).map((at) => (
          <text
            key={at}
            x={`${percent(at)}%`}
            y="12"
            textAnchor={percent(at) < 4 ? "start" : percent(at) > 96 ? "end" : "middle"}
          >
            {tickWords(at)}
          </text>
        ))}
      </svg>
      <div
        className="strip-slider"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={from}
        aria-valuemax={bucketAt(1, span)}
        aria-valuenow={selected ?? bucketAt(1, span)}
        aria-valuetext={selected === undefined ? "No time selected" : bucketWords(selected)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => setHovered(bucketAt(shareOf(event), span))}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => onSelect(bucketAt(shareOf(event), span))}
      >
        {marked !== undefined && marked >= from && marked < to && (
          <svg aria-hidden="true">
            <rect
              className={marked === selected ? "strip-chosen" : ""}
              x={`${percent(marked)}%`}
              width={width}
              y="0"
              height="100%"
            />
          </svg>
        )}
      </div>
    </div>
  );
}

function StripRow({
  strip: { name, note, lines, instead, words },
  span,
}: {
  readonly strip: Strip;
  readonly span: TimeSpan;
}) {
  const most = useMemo(() => largest((lines ?? []).map(({ points }) => points)), [lines]);
  const { from, to, bucket } = span;
  const paths = useMemo(() => {
    const drawn = { from, to, bucket };
    return (lines ?? []).map(({ name: line, kind, points }) => ({
      line,
      kind,
      d: kind === "bars" || kind === "hits" ? barsPath(points, drawn, most) : linePath(points, drawn, most),
    }));
  }, [lines, most, from, to, bucket]);
  return (
    <>
      <div className="strip-name">
        <h3>{name}</h3>
        <div className="tiny mut">{note}</div>
      </div>
      <div className="strip-plot">
        {lines === null || most === 0 ? (
          <div className="small mid strip-instead">{instead ?? "None in this time"}</div>
        ) : (
          <>
            <span className="tiny mut strip-most">{words(most)}</span>
            <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
              {paths.map(({ line, kind, d }) => (
                <path key={line} className={`strip-${kind}`} d={d} />
              ))}
            </svg>
          </>
        )}
      </div>
    </>
  );
}
