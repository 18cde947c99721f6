import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lengthOf } from "../../../parts/nanoseconds.ts";
import { keyAct } from "./span-keys.ts";
import { SpanRow } from "./span-row.tsx";
import { above, type Extent, type SpanRow as Row, shownRows } from "./span-tree.ts";
import "./span-table.css";

const ROW = 29;

interface SpanTableProps {
  readonly rows: readonly Row[];
  readonly extent: Extent;
  /** The span whose attributes are shown. */
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The spans as a tree, with the timeline beside it. Arrow keys move, expand and collapse; Enter opens. */
export function SpanTable({ rows, extent, open, onOpen }: SpanTableProps) {
  const { shown, collapsed, toggle, all } = useCollapsed(rows, open);
  const [active, setActive] = useState(open ?? rows[0]?.span.id ?? "");
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(body.current ? body.current.getBoundingClientRect().top + scrollY : 0), []);
  const virtual = useWindowVirtualizer({ count: shown.length, estimateSize: () => ROW, overscan: 12, scrollMargin });
  const items = virtual.getVirtualItems();
  const at = Math.max(
    0,
    shown.findIndex(({ span }) => span.id === active),
  );
  const activeId = shown[at]?.span.id;
  const move = (to: number): void => {
    const next = Math.min(shown.length - 1, Math.max(0, to));
    setActive(shown[next]?.span.id ?? "");
    virtual.scrollToIndex(next, { align: "auto" });
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keyAct(event.key, { shown, at, collapsed, rows });
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (act.move !== undefined) move(act.move);
    if (act.toggle) toggle(act.toggle);
    if (act.open) onOpen(act.open);
  };
  const top = (items[0]?.start ?? 0) - scrollMargin;
  const bottom = virtual.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? 0);
  return (
    <>
      {rows.some(({ below }) => below > 0) && (
        <p className="row small span-folds">
          <button type="button" className="link" onClick={() => all(true)}>
            Collapse all
          </button>
          <button type="button" className="link" onClick={() => all(false)}>
            Expand all
          </button>
          <span className="mut">Arrow keys move and expand, Enter opens a span.</span>
        </p>
      )}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree whose rows have columns
        role="treegrid"
        className="spans"
        aria-label="Spans of this trace"
        aria-rowcount={shown.length + 1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">Span</th>
            <th scope="col">
              <span className="sr">Timeline</span>
              <Axis length={extent.toNs - extent.fromNs} />
            </th>
            <th scope="col" className="num">
              Duration
            </th>
          </tr>
        </thead>
        <Gap height={top} />
        <tbody ref={body}>
          {items.map(({ index }) => {
            const row = shown[index];
            if (!row) return null;
            const { id } = row.span;
            return (
              <SpanRow
                key={id}
                row={row}
                index={index}
                extent={extent}
                isCollapsed={collapsed.has(id)}
                isActive={id === activeId}
                isOpen={id === open}
                onToggle={() => toggle(id)}
                onOpen={() => {
                  setActive(id);
                  onOpen(id);
                }}
              />
            );
          })}
        </tbody>
        <Gap height={bottom} />
      </table>
    </>
  );
}

function Axis({ length }: { readonly length: bigint }) {
  return (
    <svg className="span-axis" aria-hidden="true">
      {[0n, 1n, 2n, 3n, 4n].map((quarter) => (
        <text
          key={quarter.toString()}
          x={`${Number(quarter) * 25}%`}
          y="12"
          className={quarter % 2n === 1n ? "odd" : ""}
          textAnchor={quarter === 0n ? "start" : quarter === 4n ? "end" : "middle"}
        >
          {quarter === 0n ? "0" : lengthOf((length * quarter) / 4n)}
        </text>
      ))}
    </svg>
  );
}

/** In the place of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="span-gap">
      <tr>
        <td colSpan={3} height={height} />
      </tr>
    </tbody>
  );
}

function useCollapsed(rows: readonly Row[], open: string | undefined) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  // A span that a link opens must be seen: nothing above it stays collapsed.
  useEffect(() => {
    if (open === undefined) return;
    const hiding = new Set(above(rows, open).map(({ span }) => span.id));
    setCollapsed((before) => new Set([...before].filter((id) => !hiding.has(id))));
  }, [rows, open]);
  const toggle = (id: string): void =>
    setCollapsed((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const all = (isFolded: boolean): void =>
    setCollapsed(new Set(isFolded ? rows.filter(({ below }) => below > 0).map(({ span }) => span.id) : []));
  return { shown: shownRows(rows, collapsed), collapsed, toggle, all };
}
