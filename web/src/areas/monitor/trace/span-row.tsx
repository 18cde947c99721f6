import { lengthOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { sortOf } from "./span-facts.ts";
import { SpanMark } from "./span-mark.tsx";
import { type Extent, placeIn, type SpanRow as Row } from "./span-tree.ts";

const INDENT = 14;
/** Deeper spans are not moved further to the right: their names would leave the page. */
const MOST_DEPTH = 12;
/** In percent: a bar that can still be seen. */
const LEAST_WIDTH = 0.4;

interface SpanRowProps {
  readonly row: Row;
  readonly index: number;
  readonly extent: Extent;
  readonly isCollapsed: boolean;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}

export function SpanRow({ row, index, extent, isCollapsed, isActive, isOpen, onToggle, onOpen }: SpanRowProps) {
  const { span, depth, below } = row;
  const sort = sortOf(span);
  const { left, width } = placeIn(extent, span);
  return (
    <tr
      data-row={index}
      data-span={span.id}
      className={isOpen ? "open" : ""}
      tabIndex={isActive ? 0 : -1}
      aria-level={depth + 1}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isOpen}
      {...(below > 0 ? { "aria-expanded": !isCollapsed } : {})}
      onClick={onOpen}
    >
      <td>
        <div className="span-name">
          <svg width={Math.min(depth, MOST_DEPTH) * INDENT} height="1" aria-hidden="true" />
          {below > 0 ? (
            <button
              type="button"
              className="span-toggle"
              tabIndex={-1}
              aria-label={isCollapsed ? "Expand" : "Collapse"}
              onClick={(event) => {
                event.stopPropagation();
                onToggle();
              }}
            >
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d={isCollapsed ? "M6 4l4 4-4 4" : "M4 6l4 4 4-4"} />
              </svg>
            </button>
          ) : (
            <span className="span-toggle" />
          )}
          <SpanMark sort={sort} />
          <span className="cut">
            <ShownText text={span.name.slice(0, 200) || "no name"} />{" "}
            {span.status === "error" && <b className="t-fail">error</b>}{" "}
            <span className="mut">
              <ShownText text={span.service.slice(0, 100)} />
              {isCollapsed && below > 0 && ` · ${count(below)} more`}
              {row.isOrphan && " · its parent is not here"}
            </span>
          </span>
        </div>
      </td>
      <td>
        <svg className="span-line" aria-hidden="true">
          <rect
            className={`span-fill ${sort}${span.status === "error" ? " wrong" : ""}`}
            x={`${Math.min(left, 100 - LEAST_WIDTH)}%`}
            width={`${Math.max(width, LEAST_WIDTH)}%`}
            y="9"
            height="10"
            rx="1"
          />
        </svg>
      </td>
      <td className="num">{lengthOf(span.endNs - span.startNs)}</td>
    </tr>
  );
}
