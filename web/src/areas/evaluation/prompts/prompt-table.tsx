import { Scroll } from "../../../parts/page/scroll.tsx";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Result } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { filtersOf, type PromptSearch } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";
import { probeWords } from "../../../terms/custom-probes.ts";
import { outcomeLabel } from "../../../terms/outcomes.ts";
import "../results/prompt-text.css";

interface TableProps {
  readonly id: string;
  readonly rows: readonly Result[];
  /** Passed on to the transcript, so that its next failure is the next one in this list. */
  readonly search?: PromptSearch;
}

/** Prompts of a run, each linked to its transcript. */
export function PromptTable({ id, rows, search = {} }: TableProps) {
  return (
    <Scroll label="List of prompts">
      <table className="prompts">
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Probe</th>
            <th scope="col">Outcome</th>
            <th scope="col">Scenario</th>
            <th scope="col">Detector</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seq, severity, title, reason, outcome, scenario, detector, question }) => (
            <tr key={seq}>
              <td>{severity && <SeverityMark severity={severity} />}</td>
              <td>
                <Link
                  to={routes.prompt}
                  params={{ id, seq: String(seq) }}
                  search={filtersOf(search)}
                  className="strong"
                >
                  <ShownText text={probeWords(title)} />
                </Link>{" "}
                <span className="small mut">#{seq + 1}</span>
                <br />
                <span className="small mid">
                  <ShownText text={reason ?? ""} />
                </span>
                <span className="small mut cut prompt-text">
                  <ShownText text={(question.turns[0] ?? "").slice(0, 200)} />
                </span>
              </td>
              <td>{outcomeLabel(outcome)}</td>
              <td className="capital">{scenario}</td>
              <td>
                <code>{detector}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
