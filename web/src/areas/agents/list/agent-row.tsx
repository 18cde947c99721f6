import type { EvaluationSummaryResponse, FleetAgentProtection } from "@agent-console/sdk";
import { memo } from "react";
import { IntervalBar, type Scale } from "../../../charts/score/interval-bar.tsx";
import { Glyph, type Verdict } from "../../../charts/score/verdict.tsx";
import { at, points, range, since } from "../../../parts/numbers.ts";
import { Stage } from "../../../parts/stage.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { figuresOf } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { accessWords, protectionWords, protocolWords, statusWords } from "../../../terms/agents.ts";
import type { ListedAgent } from "./listed-agent.ts";

interface RowProps {
  readonly agent: ListedAgent;
  readonly index: number;
  readonly latest: EvaluationSummaryResponse | undefined;
  readonly pulse: FleetAgentProtection | undefined;
  readonly axis: { readonly scale: Scale; readonly threshold: number | null };
}

/** Rendered again only when it changes: scrolling requests all rows in each frame. */
export const AgentRow = memo(function AgentRow({ agent, index, latest, pulse, axis }: RowProps) {
  const { score = null, low = null, high = null } = (latest && figuresOf(latest).overall) ?? {};
  const verdict = (latest?.verdict ?? null) as Verdict | null;
  const name = visible(agent.agent_name);
  return (
    <tr aria-rowindex={index + 2} data-row={index}>
      <td className="name">
        <Glyph verdict={verdict} />
        <Link to={routes.agent} params={{ id: agent.id }} title={name} className="cut">
          <ShownText text={agent.agent_name} />
        </Link>
        <small className="cut mut">
          {pulse && pulse.open_alarms > 0 && <b className="alarmed apart">Alarm · </b>}
          {agent.status !== "active" && <b>{statusWords[agent.status]} · </b>}
          <ShownText text={agent.model_name} /> · {protocolWords[agent.protocol]} · {accessWords[agent.access_level]}
        </small>
      </td>
      <td className="score">
        {score === null || low === null || high === null ? (
          <span className="mut small">Not evaluated</span>
        ) : (
          <>
            <b>{points(score)}</b>
            <small className="mut">{range(low, high)}</small>
          </>
        )}
      </td>
      <td className="plot">
        <IntervalBar name={name} score={score} low={low} high={high} verdict={verdict} {...axis} />
      </td>
      <td className="of-stage">
        <Stage stage={agent.trust_stage} isTrustedNow={agent.trusted_now} />
      </td>
      <td className="of-guard mid">
        <Protection agent={agent} pulse={pulse} />
      </td>
      <td className="of-run">
        {agent.last_evaluated_at === null ? (
          <b>Never</b>
        ) : (
          <time title={at(agent.last_evaluated_at)}>{since(agent.last_evaluated_at)}</time>
        )}
      </td>
    </tr>
  );
});

/** An open alarm comes first: what the agent was before says nothing about now. */
function Protection({ agent, pulse }: Pick<RowProps, "agent" | "pulse">) {
  if (pulse && pulse.open_alarms > 0) {
    return (
      <Link to={routes.agentAlarms} params={{ id: agent.id }} className="alarmed">
        {pulse.open_alarms === 1 ? "Alarm" : `${pulse.open_alarms} alarms`}
      </Link>
    );
  }
  const last = agent.protection_status === "unprotected" ? null : (pulse?.last_judged_at ?? null);
  return (
    <>
      {protectionWords[agent.protection_status]}
      {last !== null && <small title={at(last)}>{since(last)}</small>}
    </>
  );
}
