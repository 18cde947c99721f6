import type { OutboundHost } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../parts/numbers.ts";
import { Scroll } from "../../parts/page/scroll.tsx";
import { Section } from "../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/page/states.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { hostsQuery } from "../../queries/hosts.ts";
import { useSession } from "../../session/use-session.ts";

const reasonWords: Readonly<Record<OutboundHost["reason"], string>> = {
  agent: "Agent endpoint: called by evaluations and connection tests",
  mcp_proxy: "MCP proxy used by an agent",
  mcp_server: "MCP server used by an agent",
  delegated_agent: "Delegated agent",
  identity_provider: "Identity provider for sign-in",
  mail: "Mail server for invitations and notifications",
  evolution_service: "Evolution service",
  traces: "OpenTelemetry endpoint for the console's traces",
  telemetry_backend: "Telemetry backend: metrics, log lines or traces are read from it",
  object_store: "Object store: archived evaluations are kept there",
  remote_guard: "Remote guard: sent the texts that it judges",
  webhook: "Webhook: sent notifications of this team",
};

export function HostsPage() {
  const hosts = useQuery(hostsQuery(useSession()));
  if (hosts.isPending) return <Waiting rows={4} />;
  if (hosts.isError) return <Failed error={hosts.error} retry={() => hosts.refetch()} />;
  const by = (who: OutboundHost["contacted_by"]) => hosts.data.filter(({ contacted_by }) => contacted_by === who);
  return (
    <>
      <Section title="Outbound connections" note="The console connects to no other host">
        <HostTable hosts={by("console")} />
      </Section>
      {by("agent").length > 0 && (
        <Section title="Hosts named in agent configurations" note="Not called by the console">
          <HostTable hosts={by("agent")} />
        </Section>
      )}
    </>
  );
}

function HostTable({ hosts }: { readonly hosts: readonly OutboundHost[] }) {
  if (hosts.length === 0) {
    return (
      <Empty title="No outbound hosts">The console makes no outbound connections until you register an agent.</Empty>
    );
  }
  return (
    <Scroll label="List of hosts">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">Host</th>
            <th scope="col">Why</th>
            <th scope="col" className="num">
              Agents
            </th>
          </tr>
        </thead>
        <tbody>
          {hosts.map(({ host, reason, agents }) => (
            <tr key={`${reason} ${host}`}>
              <td className="mono">
                <ShownText text={host} />
              </td>
              <td>{reasonWords[reason]}</td>
              <td className="num">{agents === 0 ? "all teams" : count(agents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
