import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { ConstraintRow } from "./rows.ts";
import { RuleLink } from "./rule-link.tsx";

const sentences: Readonly<Record<ConstraintRow["constraint"], string>> = {
  required_input_guards: "Guard on user text",
  required_output_guards: "Guard on responses",
  denied_tools: "Tool never called",
  max_model_tier: "Highest model tier",
  not_enforced: "",
};

export function ConstraintTable({ rows }: { readonly rows: readonly ConstraintRow[] }) {
  return (
    <table className="constraint-table">
      <thead>
        <tr>
          <th scope="col">The agent must keep to</th>
          <th scope="col">Because of</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ constraint, name, sources, gap }) => (
          <tr key={`${constraint} ${name}`}>
            <th scope="row">
              <span className="small mut">{sentences[constraint]}</span>
              <code>
                <ShownText text={name} />
              </code>
            </th>
            <td>
              <ul className="constraint-rules">
                {sources.map((source) => (
                  <li key={source.rule_id}>
                    <RuleLink source={source} />
                  </li>
                ))}
              </ul>
            </td>
            <td>
              {gap ? (
                <>
                  <b>Not enforced.</b> <ShownText text={gap} />
                </>
              ) : (
                "Enforced"
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
