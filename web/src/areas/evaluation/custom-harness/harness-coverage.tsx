import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { CustomHarnessResponse } from "../../../queries/harness/custom-harnesses.ts";
import { coveredWords } from "./words.ts";

type Rule = CustomHarnessResponse["rules"][number];
/** Few rules would otherwise be bars. */
const WIDEST_CELL = 22;
const kinds = Object.keys(coveredWords) as Rule["covered"][];

/** Which rules are tested, which need a judge, and which can't be tested: one cell a rule, in the order of the text. */
export function HarnessCoverage({ data: { rules } }: { readonly data: CustomHarnessResponse }) {
  const tally = kinds
    .map((kind) => [kind, rules.filter(({ covered }) => covered === kind)] as const)
    .filter(([, some]) => some.length > 0);
  const width = 100 / rules.length;
  return (
    <Charted
      title="Coverage"
      note={`${count(rules.length)} rules`}
      table={
        <DataTable
          label="Rules of the harness"
          columns={["Rule", "Policy", "Coverage"]}
          rows={rules.map((rule) => [
            <ShownText key="rule" text={`${rule.rule_id} ${rule.words.slice(0, 160)}`} />,
            <ShownText key="policy" text={rule.policy_name} />,
            coveredWords[rule.covered],
          ])}
        />
      }
    >
      <svg
        className="harness-ribbon"
        width={rules.length * WIDEST_CELL}
        role="img"
        aria-label={tally.map(([kind, some]) => `${count(some.length)} ${coveredWords[kind]}`).join(", ")}
      >
        {rules.map((rule, index) => (
          <rect
            key={rule.id}
            className={`covered ${rule.covered}`}
            x={`${index * width}%`}
            width={`${rules.length > 120 ? width : width * 0.86}%`}
            y="1"
            height="16"
          />
        ))}
      </svg>
      <ul className="harness-covered">
        {tally.map(([kind, some]) => (
          <li key={kind}>
            <details>
              <summary>
                <svg width="12" height="14" aria-hidden="true">
                  <rect className={`covered ${kind}`} x=".5" y=".5" width="11" height="13" />
                </svg>
                <b>{count(some.length)}</b> {coveredWords[kind]}
              </summary>
              <ul className="bullets">
                {some.slice(0, 200).map((rule) => (
                  <li key={rule.id}>
                    <b>
                      <ShownText text={rule.rule_id} />
                    </b>{" "}
                    <ShownText text={rule.words} />
                    {rule.unreviewed && <span className="mut"> (unreviewed)</span>}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Charted>
  );
}
