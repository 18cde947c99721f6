import { useState } from "react";
import { count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GatewayLeg, GatewayRoute } from "../../../queries/gateway.ts";
import { useMay } from "../../../session/use-session.ts";
import { LEGS, legPulse, type ProtectFacts } from "./facts.ts";
import { RouteDialog } from "./route-dialog.tsx";

const legWords: Readonly<Record<GatewayLeg, readonly [name: string, from: string]>> = {
  front: ["Front", "Clients to the agent: user text, documents, answers"],
  model: ["Model", "The agent to its model: messages, tool calls, tool results"],
  tools: ["Tools", "The agent to MCP servers: listed tools, arguments, results"],
};

/** The legs of the agent's traffic, routed or not. */
export function Legs(facts: ProtectFacts) {
  const [editing, setEditing] = useState<{ leg: GatewayLeg; route: GatewayRoute | null } | null>(null);
  const mayWrite = useMay("MEMBER");
  return (
    <Section title="Where traffic goes" note="Only what goes through the gateway is judged">
      <ul className="leg-list">
        {LEGS.flatMap((leg) => {
          const own = facts.routes.filter((route) => route.leg === leg);
          const shown: readonly (GatewayRoute | null)[] = own.length > 0 ? own : [null];
          return shown.map((route) => (
            <LegRow key={route?.id ?? leg} facts={facts} leg={leg} route={route}>
              {mayWrite && (leg !== "front" || route) && (
                <button type="button" className="btn small" onClick={() => setEditing({ leg, route })}>
                  {route ? `Change ${leg} route…` : `Route the ${leg} leg…`}
                </button>
              )}
            </LegRow>
          ));
        })}
      </ul>
      {mayWrite && facts.routes.some(({ leg }) => leg === "tools") && (
        <button type="button" className="btn small" onClick={() => setEditing({ leg: "tools", route: null })}>
          Route another MCP server…
        </button>
      )}
      {editing && <RouteDialog agentId={facts.agent.id} {...editing} onClose={() => setEditing(null)} />}
    </Section>
  );
}

interface RowProps {
  readonly facts: ProtectFacts;
  readonly leg: GatewayLeg;
  readonly route: GatewayRoute | null;
  readonly children: React.ReactNode;
}

function LegRow({ facts: { agent, pulse }, leg, route, children }: RowProps) {
  const [name, from] = legWords[leg];
  const target = route?.upstream_url ?? (leg === "front" ? agent.agent_url : null);
  return (
    <li className={route ? "leg-row" : "leg-row leg-open"}>
      <div>
        <b>{name}</b> <span className="small mut">{route ? "routed" : "not routed"}</span>
        <div className="small mut">{from}</div>
      </div>
      <div className="small">
        {route && <code>{route.path}</code>}
        {route && target && (
          <div className="mut">
            to <ShownText text={target} />
            {leg !== "front" && !route.has_key && ", without a key"}
          </div>
        )}
        {route && !target && <div className="t-fail">The agent has no address. Add one in its settings.</div>}
      </div>
      <div className="small mid">{trafficWords(route !== null, legPulse(pulse, leg))}</div>
      <div className="end">{children}</div>
    </li>
  );
}

function trafficWords(isRouted: boolean, { requests, lastAt, isSample }: ReturnType<typeof legPulse>): string {
  if (lastAt === null) return isRouted ? "No request yet" : "";
  const words = `${count(requests)} ${requests === 1 ? "request" : "requests"} · last ${since(lastAt)}`;
  return isSample ? `Sample traffic: ${words}` : words;
}
