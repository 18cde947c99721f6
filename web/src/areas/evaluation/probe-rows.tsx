import { Link } from "@tanstack/react-router";
import { SeverityMark } from "../../parts/severity.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Empty } from "../../parts/states.tsx";
import type { Result } from "./figures.ts";

/** Prompts that went wrong, each a way to its transcript. */
export function ProbeRows({ id, results }: { readonly id: string; readonly results: readonly Result[] }) {
  if (results.length === 0) return <Empty title="None so far" />;
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            <th>Severity</th>
            <th>What happened</th>
            <th>Scenario</th>
            <th>Detector</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.seq}>
              <td>
                <SeverityMark severity={result.severity} />
              </td>
              <td>
                <Link to="/evaluations/$id/prompts/$seq" params={{ id, seq: String(result.seq) }} className="strong">
                  {result.title}
                </Link>
                <br />
                <span className="small mid">
                  <ShownText text={result.reason ?? ""} />
                </span>
              </td>
              <td className="capital">{result.scenario}</td>
              <td>
                <code>{result.detector}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
