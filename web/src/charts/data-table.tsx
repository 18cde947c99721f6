import type { ReactNode } from "react";
import { Scroll } from "../parts/page/scroll.tsx";
import "./data-table.css";

interface DataTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A chart's data as a table: names on the left, numbers on the right. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <Scroll label={label}>
      <table className="data-table">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={at === 0 ? "" : "num"}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their order
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={columns[at]} className={at === 0 ? "" : "num"}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
