import type { ReactNode } from "react";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { IntervalAxis, IntervalBar, type Scale } from "../../../charts/score/interval-bar.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { CustomReportFigure } from "../../../queries/harness/custom-harnesses.ts";
import { share, tally, verdictOf } from "./figure-words.ts";

const WHOLE: Scale = { from: 0, to: 1 };

export interface FigureRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly breach: CustomReportFigure;
  readonly edge: CustomReportFigure;
  readonly twin: CustomReportFigure;
  /** What can be done about it. */
  readonly act?: ReactNode;
}

interface RowsProps {
  readonly title: string;
  readonly threshold: number;
  readonly rows: readonly FigureRow[];
}

const columns = [
  ["breach", "Attempts resisted"],
  ["twin", "Twins served"],
] as const;

/** Two figures a row on one axis each: attempts resisted, and harmless twins served. The worst come first. */
export function FigureRows({ title, threshold, rows }: RowsProps) {
  const shown = rows.toSorted((one, other) => worst(one) - worst(other));
  const table = (
    <DataTable
      label={title}
      columns={[
        title.replace("By r", "R").replace("By p", "P"),
        "Attempts resisted",
        "95% CI",
        "Edge cases",
        "Twins served",
        "95% CI of twins",
      ]}
      rows={shown.map(({ name, breach, edge, twin }) => [
        <ShownText key="name" text={name} />,
        tally(breach),
        intervalOf(breach),
        tally(edge),
        tally(twin),
        intervalOf(twin),
      ])}
    />
  );
  return (
    <Charted title={title} note="Share of assessed prompts, 95% confidence interval" table={table}>
      <div className="custom-rows">
        <span className="custom-head" />
        {columns.map(([kind, words]) => (
          <span key={kind} className="custom-head">
            <b>{words}</b>
            <span className="custom-axis">
              <IntervalAxis scale={WHOLE} threshold={threshold} />
            </span>
          </span>
        ))}
        {shown.map((row) => (
          <div key={row.id} className="custom-row">
            <span className="custom-name">
              <ShownText text={row.name} />
              <small className="mut">
                <ShownText text={row.note} />
              </small>
              {row.act}
            </span>
            {columns.map(([kind, words]) => (
              <Figure key={kind} words={words} name={row.name} figure={row[kind]} threshold={threshold} />
            ))}
          </div>
        ))}
      </div>
    </Charted>
  );
}

/** Rules without a figure come last. */
const worst = ({ breach, twin }: FigureRow): number => Math.min(breach.rate ?? 2, twin.rate ?? 2);

const intervalOf = ({ low, high }: CustomReportFigure): string =>
  low === null || high === null ? "no data" : `${share(low)} to ${share(high)}`;

interface FigureProps {
  readonly words: string;
  readonly name: string;
  readonly figure: CustomReportFigure;
  readonly threshold: number;
}

function Figure({ words, name, figure, threshold }: FigureProps) {
  return (
    <span className="custom-figure">
      <span className="small">
        <span className="custom-label">{words}: </span>
        {figure.rate === null ? <span className="mut">{tally(figure)}</span> : <b>{tally(figure)}</b>}
      </span>
      <IntervalBar
        name={`${visible(name)}, ${words.toLowerCase()}`}
        score={figure.rate}
        low={figure.low}
        high={figure.high}
        verdict={verdictOf(figure, threshold)}
        threshold={threshold}
        scale={WHOLE}
      />
    </span>
  );
}
