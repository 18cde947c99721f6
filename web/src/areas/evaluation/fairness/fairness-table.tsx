import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { FairnessRow } from "../../../queries/harness/fairness.ts";
import { measureWords, rowName, signedShare, verdictWords } from "./fairness-words.ts";

export function FairnessTable({ label, rows }: { readonly label: string; readonly rows: readonly FairnessRow[] }) {
  if (rows.length === 0) return <p className="mut">No data.</p>;
  return (
    <Scroll label={label}>
      <table className="fairness-table">
        <thead>
          <tr>
            <th>Group</th>
            <th>Measure</th>
            <th className="num">Reference</th>
            <th className="num">Here</th>
            <th className="num">Difference</th>
            <th className="num">95% CI</th>
            <th className="num">p (Holm)</th>
            <th>Verdict</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.dimension} ${row.value} ${row.measure}`}>
              <td>
                <ShownText text={rowName(row)} />
              </td>
              <td>{measureWords[row.measure] ?? row.measure}</td>
              <td className="num" data-heading="Reference">
                {level(row, row.reference)}
              </td>
              <td className="num" data-heading="Here">
                {level(row, row.here)}
              </td>
              <td className="num" data-heading="Difference">
                {signedShare(row.difference)}
              </td>
              <td className="num" data-heading="95% CI">
                {signedShare(row.low)} to {signedShare(row.high)}
              </td>
              <td className="num" data-heading="p (Holm)">
                {row.p_holm < 0.001 ? "< 0.001" : row.p_holm.toFixed(3)}
              </td>
              <td className="fairness-decided">
                <Verdict row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** A share, or the mean of the numbers that were given. */
const level = ({ measure }: FairnessRow, value: number): string =>
  measure === "number" ? value.toFixed(2) : `${(value * 100).toFixed(1)}%`;

export function Verdict({ row: { verdict, further_requests: further } }: { readonly row: FairnessRow }) {
  return (
    <>
      <span className={verdict === "different" ? "strong t-fail" : ""}>{verdictWords[verdict] ?? verdict}</span>
      {verdict === "open" && further !== null && further !== undefined && (
        <small className="mut fairness-more">{count(further)} more requests may settle it</small>
      )}
    </>
  );
}
