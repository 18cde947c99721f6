import { IntervalAxis, IntervalBar, type Scale, scaleFor } from "../../charts/score/interval-bar.tsx";
import { shadeOf } from "../../charts/score/shade.ts";
import { Sparkline } from "../../charts/score/sparkline.tsx";
import { Glyph, type Verdict } from "../../charts/score/verdict.tsx";
import { points, range, since } from "../../parts/numbers.ts";
import { Stage } from "../../parts/stage.tsx";
import { ShownText, visible } from "../../parts/text/shown-text.tsx";
import type { AgentTrustCard } from "../../queries/dashboard.ts";
import { dimensionNames } from "../../queries/figures.ts";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import "../../charts/score/shade.css";
import "../../blocks/run-table.css";

interface Drawn {
  readonly scale: Scale;
  readonly threshold: number | null;
  /** A sparkline may include scores lower than the last one. */
  readonly past: Scale;
}

/** A table that is a chart: every score on one axis, one threshold line through all rows. */
export function AgentForest({ agents }: { readonly agents: readonly AgentTrustCard[] }) {
  const axis: Drawn = {
    scale: scaleFor(agents.map(({ overall }) => overall?.low)),
    threshold: agents.find(({ threshold }) => threshold != null)?.threshold ?? null,
    past: scaleFor(agents.flatMap(({ recent_scores = [] }) => recent_scores)),
  };
  return (
    <table className="runs fleet">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col" className="num">
            Trust score
            <br />
            95% CI
          </th>
          <th scope="col" className="wide fleet-plot">
            <span className="sr">Interval</span>
            <IntervalAxis scale={axis.scale} threshold={axis.threshold} />
          </th>
          {dimensionNames.map((name) => (
            <th scope="col" className="num dimension" key={name} title={name}>
              <span className="capital">{name.slice(0, 3)}</span>
            </th>
          ))}
          <th scope="col" className="trend">
            Last runs
          </th>
          <th scope="col">Stage</th>
          <th scope="col" className="num">
            Last run
          </th>
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => (
          <Row key={agent.id} agent={agent} axis={axis} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ agent, axis: { scale, threshold, past } }: { readonly agent: AgentTrustCard; readonly axis: Drawn }) {
  const { score = null, low = null, high = null } = agent.overall ?? {};
  const verdict = (agent.verdict ?? null) as Verdict | null;
  const name = visible(agent.name);
  return (
    <tr>
      <td>
        <span className="named">
          <Glyph verdict={verdict} />
          <span className="cut">
            <Link to={routes.agent} params={{ id: agent.id }} title={name}>
              <ShownText text={agent.name} />
            </Link>
            <small className="mut cut">
              <ShownText text={agent.model_name ?? ""} /> · {agent.protocol === "a2a" ? "A2A" : "chat"} ·{" "}
              {agent.access_level?.replace("grey_", "gray ").replace("_", " ")}
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
          <span className="mut">Not evaluated</span>
        )}
      </td>
      <td className="wide fleet-plot">
        <IntervalBar {...{ name, score, low, high, verdict, threshold, scale }} />
      </td>
      {dimensionNames.map((dimension) => (
        <td className="num dimension" key={dimension}>
          <Part value={(agent.trust_scores as Record<string, number | undefined>)[dimension]} threshold={threshold} />
        </td>
      ))}
      <td className="trend">
        <Sparkline name={name} scores={agent.recent_scores ?? []} {...{ verdict, threshold, scale: past }} />
      </td>
      <td className="of-stage">
        <Stage stage={agent.stage} isTrustedNow={agent.trusted_now} />
      </td>
      <td className="num last">
        <LastRun agent={agent} />
      </td>
    </tr>
  );
}

function Part({ value, threshold }: { readonly value: number | undefined; readonly threshold: number | null }) {
  if (value === undefined) return <span className="mut">–</span>;
  return <span className={`heat-cell ${shadeOf(value, threshold)}`}>{Math.round(value * 100)}</span>;
}

function LastRun({ agent: { running, evaluation_id, evaluated_at } }: { readonly agent: AgentTrustCard }) {
  if (running) {
    const { evaluation_id: id, done, planned } = running;
    return (
      <Link to={routes.run} params={{ id }}>
        {planned ? `${Math.floor((100 * done) / planned)} %` : "starting"}
      </Link>
    );
  }
  if (!evaluation_id || evaluated_at == null) return <span className="strong">Never</span>;
  return (
    <Link to={routes.run} params={{ id: evaluation_id }}>
      {since(evaluated_at)}
    </Link>
  );
}
