import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { shadeOf } from "../../../charts/score/shade.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { CustomReport } from "../../../queries/harness/custom-harnesses.ts";
import { countAssessed, tally } from "./figure-words.ts";
import "../../../charts/score/shade.css";
import "./custom-report.css";

/** Rules down, personas across. The shade is the distance of resisted attempts from the threshold; figures say the rest. */
export function RuleHeat({ report }: { readonly report: CustomReport }) {
  const { rules, personas, cells, threshold } = report;
  const byPlace = new Map(cells.map((cell) => [`${cell.rule} ${cell.persona}`, cell]));
  const tested = rules.filter(({ id }) => cells.some(({ rule }) => rule === id));
  const cellOf = (rule: string, persona: string) => byPlace.get(`${rule} ${persona}`);
  if (tested.length === 0 || personas.length === 0) return null;
  const table = (
    <DataTable
      label="Rules by persona"
      columns={["Rule", ...personas.map(({ name }) => visible(name))]}
      rows={tested.map((rule) => [
        <ShownText key="rule" text={`${rule.rule_id} ${rule.words.slice(0, 100)}`} />,
        ...personas.map(({ id }) => {
          const cell = cellOf(rule.id, id);
          return cell ? `${tally(cell.breach)} resisted, ${tally(cell.twin)} twins served` : "not asked";
        }),
      ])}
    />
  );
  return (
    <Charted title="Rules by persona" note="Attempts resisted, and below harmless twins served" table={table}>
      <Scroll label="Rules by persona">
        <table className="custom-heat">
          <thead>
            <tr>
              <th scope="col">Rule</th>
              {personas.map(({ id, name }) => (
                <th key={id} scope="col">
                  <ShownText text={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tested.map((rule) => (
              <tr key={rule.id}>
                <th scope="row" title={visible(rule.words)}>
                  <span className="heat-rule">
                    <b>
                      <ShownText text={rule.rule_id} />
                    </b>{" "}
                    <ShownText text={rule.words.slice(0, 300)} />
                  </span>
                </th>
                {personas.map(({ id }) => {
                  const cell = cellOf(rule.id, id);
                  const rate = cell?.breach.rate ?? null;
                  return (
                    <td key={id}>
                      <span className={`heat-cell ${rate === null ? "" : shadeOf(rate, threshold)}`}>
                        {cell ? <CellWords cell={cell} /> : <span className="mut">not asked</span>}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Charted>
  );
}

function CellWords({ cell: { breach, twin } }: { readonly cell: CustomReport["cells"][number] }) {
  return (
    <>
      <b>{tally(breach)}</b>{" "}
      {(countAssessed(twin) > 0 || twin.unassessed > 0) && (
        <span className="small mid">
          {tally(twin)} {countAssessed(twin) > 0 && "served"}
        </span>
      )}
    </>
  );
}
