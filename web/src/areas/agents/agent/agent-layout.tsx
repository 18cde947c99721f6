import type { Agent } from "@agent-console/sdk";
import { Outlet } from "@tanstack/react-router";
import { useKey } from "../../../parts/keys/use-key.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Tabs } from "../../../parts/page/tabs.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link, useGo, useOpenTab, useTabAbove } from "../../../routes/link.tsx";
import { protectPages } from "../../../routes/protect-pages.ts";
import { place } from "../../../routes/route.ts";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { accessWords, protocolWords, statusWords } from "../../../terms/agents.ts";
import { AgentActions } from "./agent-actions.tsx";
import { useAgent, useAgentId } from "./use-agent.ts";
import "./agent.css";

const tabs = [
  [routes.agent, "Overview"],
  [routes.agentEvaluate, "Evaluations"],
  [routes.agentProtect, "Protect"],
  [routes.agentRedteam, "Red team"],
  [routes.agentEvolve, "Evolution"],
  [routes.agentHistory, "History"],
  [routes.agentSettings, "Settings"],
] as const;

export function AgentLayout() {
  const id = useAgentId();
  const found = useAgent();
  const mayWrite = useMay("MEMBER");
  const tab = useOpenTab(tabs);
  const protectPage = useTabAbove(protectPages);
  if (found.isPending) return <Waiting rows={8} />;
  if (found.isError) return <Failed page error={found.error} retry={() => found.refetch()} />;
  const { agent } = found.data;
  return (
    <>
      <PageHead
        title={agent.agent_name}
        tab={tab ?? protectPage}
        actions={mayWrite && <AgentActions read={found.data} />}
      >
        {agent.status !== "active" && <b>{statusWords[agent.status]} · </b>}
        <ShownText text={agent.model_name} /> · {protocolWords[agent.protocol]} · {accessWords[agent.access_level]}
      </PageHead>
      {mayWrite && <EvaluateKey agent={agent} />}
      <Tabs label="Agent" open={tab ?? protectPage}>
        {tabs.map(([to, label]) => (
          <Link
            key={to.path}
            {...place({ to, params: { id } })}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ "aria-current": "page" }}
            {...(protectPage && to === routes.agentProtect ? { "aria-current": "page" } : {})}
          >
            {label}
          </Link>
        ))}
      </Tabs>
      {protectPage && <ProtectPages id={id} open={protectPage} />}
      <Outlet />
    </>
  );
}

function ProtectPages({ id, open }: { readonly id: string; readonly open: string }) {
  return (
    <Tabs label="Protect" open={open} isSub>
      {protectPages.map(([to, label]) => (
        <Link
          key={to.path}
          {...place({ to, params: { id } })}
          activeOptions={{ exact: true, includeSearch: false }}
          {...(label === open ? { "aria-current": "page" } : {})}
        >
          {label}
        </Link>
      ))}
    </Tabs>
  );
}

function EvaluateKey({ agent }: { readonly agent: Agent }) {
  const go = useGo();
  useKey("e", "Evaluate this agent", () => void go({ to: routes.newRun, search: { agent: agent.id } }));
  return null;
}
