import { useState } from "react";
import { DataTable } from "../../../charts/data-table.tsx";
import { exactLengthOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { sortOf, sortWords } from "./span-facts.ts";
import type { SpanRow } from "./span-tree.ts";

const FIRST = 200;

interface SpansAsTableProps {
  readonly rows: readonly SpanRow[];
  readonly fromNs: bigint;
}

/** The timeline as a table, with every digit. */
export function SpansAsTable({ rows, fromNs }: SpansAsTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <>
      <DataTable
        label="Spans of this trace"
        columns={["Span", "Service", "Sort", "Level", "Starts after", "Duration", "Status"]}
        rows={shown.map(({ span, depth }) => [
          <ShownText key="name" text={span.name.slice(0, 200)} />,
          <ShownText key="service" text={span.service.slice(0, 100)} />,
          sortWords[sortOf(span)],
          depth + 1,
          exactLengthOf(span.startNs - fromNs),
          exactLengthOf(span.endNs - span.startNs),
          span.status,
        ])}
      />
      {shown.length < rows.length && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          Show all {count(rows.length)} spans
        </button>
      )}
    </>
  );
}
