import type { OutboundHost } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../parts/numbers.ts";
import { Scroll } from "../../parts/scroll.tsx";
import { Section } from "../../parts/section.tsx";
import { ShownText } from "../../parts/shown-text.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";
import { hostsQuery } from "../../queries/hosts.ts";
import { useSession } from "../../session/use-session.ts";

const reasonWords: Readonly<Record<OutboundHost["reason"], string>> = {
  agent: "Agents answer there; evaluations and connection tests call it",
  mcp_proxy: "An agent reaches its tools through it",
  mcp_server: "An agent uses tools there",
  delegated_agent: "An agent hands work to an agent there",
  identity_provider: "People sign in with it",
  mail: "Invitations are mailed through it",
  evolution_service: "Evolution runs there",
  traces: "Traces of the console's own work are sent there",
};

export function HostsPage() {
  const hosts = useQuery(hostsQuery(useSession()));
  if (hosts.isPending) return <Waiting rows={4} />;
  if (hosts.isError) return <Failed error={hosts.error} retry={() => hosts.refetch()} />;
  const by = (who: OutboundHost["contacted_by"]) => hosts.data.filter(({ contacted_by }) => contacted_by === who);
  return (
    <>
      <Section title="The console contacts" note="and no other host">
        <HostTable hosts={by("console")} />
      </Section>
      {by("agent").length > 0 && (
        <Section title="Your agents were told of" note="the console itself does not call these">
          <HostTable hosts={by("agent")} />
        </Section>
      )}
    </>
  );
}

function HostTable({ hosts }: { readonly hosts: readonly OutboundHost[] }) {
  if (hosts.length === 0) {
    return <Empty title="No host at all">Nothing is contacted until an agent is registered.</Empty>;
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
