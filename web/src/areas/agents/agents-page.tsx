import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../app/use-session.ts";
import { PageHead, Section } from "../../parts/section.tsx";
import { Empty, Failed, Waiting } from "../../parts/states.tsx";

export function AgentsPage() {
  const { api } = useSession();
  const agents = useQuery({ queryKey: ["agents"], queryFn: () => api.agents.list({ include_scores: true }) });
  return (
    <>
      <PageHead title="Agents" />
      <Section title="All agents" note={agents.data ? `${agents.data.count} in all` : undefined}>
        {agents.isPending && <Waiting />}
        {agents.isError && <Failed error={agents.error} retry={() => agents.refetch()} />}
        {agents.data?.results.length === 0 && <Empty title="No agents yet">Register one to measure it.</Empty>}
        <ul>
          {agents.data?.results.map((agent) => (
            <li key={agent.id}>{agent.agent_name}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
