import { Fragment } from "react";
import { ShownText, visible } from "../../parts/text/shown-text.tsx";
import { useNarrow } from "../../parts/use-narrow.ts";
import { directionOf, EffectBar, spanFor } from "./effect-bar.tsx";
import "./effect-grid.css";

export interface EffectCell {
  readonly points: number;
  readonly lower: number;
  readonly upper: number;
  readonly trials: number;
}

export interface EffectRow {
  readonly name: string;
  /** By column. */
  readonly cells: Readonly<Record<string, EffectCell>>;
}

interface GridProps {
  readonly columns: readonly string[];
  readonly rows: readonly EffectRow[];
  readonly heading: string;
}

/** The effect of each change by group. Only effects whose interval excludes zero are shaded. On a phone, one list per change. */
export function EffectGrid({ columns, rows, heading }: GridProps) {
  const narrow = useNarrow();
  const cells = rows.flatMap((row) => Object.values(row.cells));
  const span = spanFor(cells.flatMap(({ lower, upper }) => [lower, upper]));
  if (narrow) {
    return (
      <ul className="effect-lists">
        {rows.map(({ name, cells: own }) => (
          <li key={name}>
            <code>
              <ShownText text={name} />
            </code>
            {columns.flatMap((column) => {
              const cell = own[column];
              return cell
                ? [<Listed key={column} name={`${visible(name)}, ${column}`} column={column} cell={cell} span={span} />]
                : [];
            })}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="effect-grid">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              <BreakableName name={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells: own }) => (
          <tr key={name}>
            <th scope="row">
              <code>
                <ShownText text={name} />
              </code>
            </th>
            {columns.map((column) => {
              const cell = own[column];
              return (
                <td key={column} className={cell ? `heat-${directionOf(cell)}` : undefined}>
                  {cell ? (
                    <Cell name={`${visible(name)}, ${column}`} cell={cell} span={span} />
                  ) : (
                    <span className="mut tiny">not estimated</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signed = (points: number): string => `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;

interface CellProps {
  readonly name: string;
  readonly cell: EffectCell;
  readonly span: number;
}

function Cell({ name, cell, span }: CellProps) {
  return (
    <>
      <EffectBar name={name} estimate={cell.points} lower={cell.lower} upper={cell.upper} span={span} />
      <span className="figures">
        <b>{signed(cell.points)}</b> <span className="mut">±{((cell.upper - cell.lower) / 2).toFixed(1)}</span>
      </span>
    </>
  );
}

function Listed({ name, column, cell, span }: CellProps & { readonly column: string }) {
  return (
    <div className={`listed heat-${directionOf(cell)}`}>
      <span className="small">{column}</span>
      <span className="small end">
        <b>{signed(cell.points)}</b>{" "}
        <span className="mut">
          {signed(cell.lower)} to {signed(cell.upper)}
        </span>
      </span>
      <EffectBar name={name} estimate={cell.points} lower={cell.lower} upper={cell.upper} span={span} />
    </div>
  );
}

/** A long name breaks after its slash rather than within a word. */
const BreakableName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
