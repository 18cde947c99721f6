import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import type { Report } from "../../../queries/figures.ts";

const words = { passed: "Passed", failed: "Failed", inconclusive: "Inconclusive" } as const;

/** How the team's own tests came out. */
export function TestSetResults({ test_sets: sets = [] }: Pick<Report, "test_sets">) {
  return (
    <Scroll label="Test sets of the run">
      <table>
        <thead>
          <tr>
            <th>Test set</th>
            <th className="num">Version</th>
            <th>Required</th>
            <th>Result</th>
            <th className="num">Passed</th>
            <th className="num">Failed</th>
            <th className="num">Unassessed</th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.id}>
              <td>{set.name}</td>
              <td className="num">{set.version}</td>
              <td>{set.required ? "Yes" : "No"}</td>
              <td className="strong">{words[set.verdict]}</td>
              <td className="num">{count(set.passed)}</td>
              <td className="num">{count(set.failed)}</td>
              <td className="num">{count(set.unassessed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
