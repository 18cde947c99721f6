import { Link } from "@tanstack/react-router";
import { IntervalAxis, IntervalBar, type Scale, scaleFor } from "../../charts/interval-bar.tsx";
import { Glyph } from "../../charts/verdict.tsx";
import { points, range, since } from "../../parts/numbers.ts";
import { ShownText } from "../../parts/shown-text.tsx";
import { dimensionNames } from "../evaluation/figures.ts";
import { type Member, stages } from "./fleet.ts";

/** A table that is a chart: every score on one axis, one threshold line through all rows. */
export function AgentForest({ fleet }: { readonly fleet: readonly Member[] }) {
  const scale = scaleFor(fleet.map(({ figures }) => figures.overall?.low));
  const threshold = fleet.find((member) => member.threshold !== null)?.threshold ?? 0.7;
  return (
    <table className="runs fleet">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col" className="num">
            Trust score, 95 % interval
          </th>
          <th scope="col" className="wide" aria-label="Interval">
            <IntervalAxis scale={scale} threshold={threshold} />
          </th>
          {dimensionNames.map((name) => (
            <th scope="col" className="num dimension" key={name} title={name}>
              <span className="capital">{name.slice(0, 3)}</span>
            </th>
          ))}
          <th scope="col">Stage</th>
          <th scope="col" className="num">
            Last run
          </th>
        </tr>
      </thead>
      <tbody>
        {fleet.slice(0, 100).map((member) => (
          <Row key={member.agent.id} member={member} axis={{ scale, threshold }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ member, axis }: { readonly member: Member; readonly axis: { scale: Scale; threshold: number } }) {
  const { agent, figures, verdict, evaluatedAt, evaluationId, running } = member;
  const { score = null, low = null, high = null } = figures.overall ?? {};
  return (
    <tr>
      <td>
        <span className="named">
          <Glyph verdict={verdict} />
          <span className="cut">
            <Link to="/agents/$id" params={{ id: agent.id }}>
              <ShownText text={agent.agent_name} />
            </Link>
            <small className="mut cut">
              {agent.model_name} · {agent.protocol === "a2a" ? "A2A" : "chat"} · {agent.access_level?.replace("_", " ")}
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
          <span className="mut">no score yet</span>
        )}
      </td>
      <td className="wide">
        <IntervalBar name={agent.agent_name} score={score} low={low} high={high} verdict={verdict} {...axis} />
      </td>
      {dimensionNames.map((name) => (
        <td className="num dimension" key={name}>
          {figures[name]?.score == null ? <span className="mut">–</span> : Math.round(figures[name].score * 100)}
        </td>
      ))}
      <td>
        <span className="capital">{agent.trust_stage}</span>
        <span className="pips" aria-hidden="true">
          {stages.map((stage, at) => (
            <i key={stage} className={at <= stages.indexOf(agent.trust_stage as never) ? "on" : ""} />
          ))}
        </span>
      </td>
      <td className="num">
        {running ? (
          <Link to="/evaluations/$id" params={{ id: running.evaluation_id }}>
            {running.progress.planned
              ? `${Math.floor((100 * running.progress.done) / running.progress.planned)} %`
              : "starting"}
          </Link>
        ) : evaluationId && evaluatedAt !== null ? (
          <Link to="/evaluations/$id" params={{ id: evaluationId }}>
            {since(evaluatedAt)}
          </Link>
        ) : (
          <b>never</b>
        )}
      </td>
    </tr>
  );
}
