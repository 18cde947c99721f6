import { Fragment } from "react";
import { useAsTable } from "../../../charts/as-table.ts";
import { DataTable } from "../../../charts/data-table.tsx";
import { rateScale } from "../../../charts/rate/rate-scale.ts";
import { IntervalAxis, IntervalBar } from "../../../charts/score/interval-bar.tsx";
import { count, range } from "../../../parts/numbers.ts";
import type { Figures } from "../../../queries/redteam/figures.ts";
import { categoryTitle } from "../../../terms/redteam.ts";
import "../../../blocks/forest.css";

interface PlotProps {
  readonly figures: Figures;
  readonly tool: string;
  readonly isRetest: boolean;
}

/** What each word is where the console attacked, and where another tool did and only its report is known. */
const wordsOf = (tool: string, isRetest: boolean) =>
  isRetest
    ? {
        ...{ all: "All attacks", label: "Attacks that still work, by category", hit: "still work" },
        ...{ column: "Still work", of: "Assessed" },
      }
    : tool === "native"
      ? { all: "All goals", label: "Goals broken by category", hit: "broken", column: "Broken", of: "Assessed" }
      : {
          ...{ all: "All tests", label: `Hits that ${tool} reported, by category`, hit: "reported hits" },
          ...{ column: "Reported hits", of: "Judged tests" },
        };

/** Goals broken in each category, all on one axis. Of an import: the hits that the other tool reported. */
export function CategoryPlot({ figures: { headline, categories }, tool, isRetest }: PlotProps) {
  const words = wordsOf(tool, isRetest);
  const { asTable, turn } = useAsTable();
  const rows = [
    { name: words.all, ...headline },
    ...categories
      .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
      .map((one) => ({ name: categoryTitle(one.category), ...one })),
  ];
  const scale = rateScale(rows.map(({ high }) => high));
  const asRange = (low: number | null, high: number | null): string =>
    low === null || high === null ? "no data" : `${range(low, high)}%`;
  return (
    <div>
      {asTable ? (
        <DataTable
          label={words.label}
          columns={["Category", words.column, words.of, "95% interval"]}
          rows={rows.map(({ name, broken, assessed, low, high }) => [
            ...[name, count(broken), count(assessed), asRange(low, high)],
          ])}
        />
      ) : (
        <figure className="forest" aria-label={`${words.label}, with 95% intervals`}>
          <span />
          <span className="tiny mut end">{words.hit}, 95% interval</span>
          <IntervalAxis scale={scale} threshold={null} />
          {rows.map(({ name, broken, assessed, rate, low, high }, at) => (
            <Fragment key={name}>
              <span className={at === 0 ? "strong" : ""}>{name}</span>
              <span className="end">
                <b>{count(broken)}</b> of {count(assessed)} <span className="small mut">{asRange(low, high)}</span>
              </span>
              <IntervalBar
                {...{ name, low, high, scale }}
                score={rate}
                verdict={tool === "native" && broken > 0 ? "failed" : null}
                threshold={null}
              />
            </Fragment>
          ))}
        </figure>
      )}
      <p className="small">
        <button type="button" className="link" aria-pressed={asTable} onClick={turn}>
          as table
        </button>
      </p>
    </div>
  );
}
