import { Fragment } from "react";
import { useAsTable } from "../../../charts/as-table.ts";
import { DataTable } from "../../../charts/data-table.tsx";
import { rateScale } from "../../../charts/rate/rate-scale.ts";
import { IntervalAxis, IntervalBar } from "../../../charts/score/interval-bar.tsx";
import { count, range } from "../../../parts/numbers.ts";
import type { CampaignFigures } from "../../../queries/redteam/figures.ts";
import { categoryTitle } from "../../../terms/redteam.ts";
import "../../../blocks/forest.css";

/** Goals broken in each category, all on one axis. */
export function CategoryPlot({ figures: { headline, categories } }: { readonly figures: CampaignFigures }) {
  const { asTable, turn } = useAsTable();
  const rows = [
    { name: "All goals", ...headline },
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
          label="Goals broken by category"
          columns={["Category", "Broken", "Assessed", "95% interval"]}
          rows={rows.map(({ name, broken, assessed, low, high }) => [
            ...[name, count(broken), count(assessed), asRange(low, high)],
          ])}
        />
      ) : (
        <figure className="forest" aria-label="Goals broken by category, with 95% intervals">
          <span />
          <span className="tiny mut end">broken, 95% interval</span>
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
                verdict={broken > 0 ? "failed" : null}
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
