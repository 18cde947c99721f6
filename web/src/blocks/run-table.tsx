import { IntervalAxis, IntervalBar, type Scale, scaleFor } from "../charts/score/interval-bar.tsx";
import { Glyph, type Verdict } from "../charts/score/verdict.tsx";
import { at, count, points, range, since } from "../parts/numbers.ts";
import { ShownText, visible } from "../parts/text/shown-text.tsx";
import { figuresOf } from "../queries/figures.ts";
import { isLive, type Run } from "../queries/runs.ts";
import { Link } from "../routes/link.tsx";
import { routes } from "../routes/routes.ts";
import { harnessWords } from "../terms/custom-probes.ts";
import "./run-table.css";

export function RunTable({ runs }: { readonly runs: readonly Run[] }) {
  const scale = scaleFor(runs.map((run) => figuresOf(run).overall?.low));
  const threshold = runs.find((run) => run.threshold !== null)?.threshold ?? null;
  return (
    <table className="runs">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col" className="num">
            Score, 95% CI
          </th>
          <th scope="col" className="wide">
            <span className="sr">Interval</span>
            <IntervalAxis scale={scale} threshold={threshold} />
          </th>
          <th scope="col" className="num">
            Prompts
          </th>
          <th scope="col" className="num">
            Started
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.evaluation_id} run={run} name={run.agent_name ?? "Agent"} axis={{ scale, threshold }} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly run: Run;
  readonly name: string;
  readonly axis: { readonly scale: Scale; readonly threshold: number | null };
}

function RunRow({ run, name, axis }: RowProps) {
  const { overall } = figuresOf(run);
  const { score = null, low = null, high = null, verdict } = overall ?? {};
  return (
    <tr>
      <td>
        <span className="named">
          <Glyph verdict={run.verdict as Verdict | null} />
          <span className="cut">
            <Link to={routes.run} params={{ id: run.evaluation_id }}>
              <ShownText text={name} />
            </Link>
            <small className="mut cut">
              {run.partial && run.harness_type !== "custom" ? "Partial: " : ""}
              <ShownText text={run.harness_names.map(harnessWords).join(", ")} />
            </small>
          </span>
        </span>
      </td>
      <td className="num">
        {score !== null && low !== null && high !== null ? (
          <>
            <b>{points(score)}</b>
            <small className="mut">{range(low, high)}</small>
          </>
        ) : (
          <span className="mut">{run.status}</span>
        )}
      </td>
      <td className="wide">
        <IntervalBar name={visible(name)} score={score} low={low} high={high} verdict={verdict} {...axis} />
      </td>
      <td className="num prompts">
        {count(run.progress.done)}
        {isLive(run) && run.progress.planned !== null && (
          <small className="mut"> of {count(run.progress.planned)}</small>
        )}
        <span className="narrow-only"> {run.progress.done === 1 && !isLive(run) ? "prompt" : "prompts"}</span>
      </td>
      <td className="num mid" title={at(run.created_at)}>
        {since(run.created_at)}
      </td>
    </tr>
  );
}
