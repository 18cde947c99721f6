import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import type { Report } from "../../../queries/figures.ts";

const words = { met: "Met", not_met: "Not met", unknown: "Unknown" } as const;

/** What the run found out about the agent before it tested it, and what depends on it. */
export function Controls({ controls = [], not_testable: untestable = [] }: Pick<Report, "controls" | "not_testable">) {
  const missing = new Set(untestable.map(({ id }) => id));
  return (
    <Scroll label="Controls at the start of the run">
      <table>
        <thead>
          <tr>
            <th>Control</th>
            <th>Result</th>
            <th>Why</th>
            <th className="num">Probes that depend on it</th>
            <th className="num">Not testable here</th>
          </tr>
        </thead>
        <tbody>
          {controls.map(({ control, title, result, reason, probes }) => (
            <tr key={control}>
              <td>{title}</td>
              <td className="strong">{words[result]}</td>
              <td className="mid">{reason}</td>
              <td className="num">{count(probes.length)}</td>
              <td className="num">
                {result === "not_met" ? count(probes.filter((id) => missing.has(id)).length) : count(0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
