import type { ReactNode } from "react";
import { Section } from "../parts/page/section.tsx";
import { useAsTable } from "./as-table.ts";
import "./charted.css";

interface ChartedProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly className?: string;
  /** The same data as a table. */
  readonly table: ReactNode;
  readonly children: ReactNode;
}

/** A section with a chart, and the table behind it. */
export function Charted({ title, note, className = "", table, children }: ChartedProps) {
  const { asTable, turn } = useAsTable();
  const both = (
    <>
      {note && <span>{note}</span>}{" "}
      <button type="button" className="link charted-switch" aria-pressed={asTable} onClick={turn}>
        as table
      </button>
    </>
  );
  return (
    <Section title={title} note={both} className={className}>
      {asTable ? table : children}
    </Section>
  );
}
