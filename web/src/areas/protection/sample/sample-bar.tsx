import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Refused } from "../../../parts/refused.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { pulseQuery } from "../../../queries/traffic.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import "./sample.css";

/** Says that what is shown was made up, and takes it away with one click. */
export function SampleBar({ agentId }: { readonly agentId: string }) {
  const session = useSession();
  const pulse = useQuery(pulseQuery(session, agentId));
  const mayChange = useMay("MEMBER");
  const remove = useSampleChange(agentId, () => session.api.protection.removeSampleTraffic({ agent_id: agentId }));
  if (!pulse.data?.some(({ is_sample: isSample }) => isSample)) return null;
  return (
    <div className="notice sample-bar">
      <p>You're looking at a week of sample traffic. It is made up, marked as such, and never counts as evidence.</p>
      {mayChange && (
        <button type="button" className="btn small" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove sample traffic
        </button>
      )}
      <Refused error={remove.error} />
    </div>
  );
}

/** For the sample agent: hits to practice with. */
export function AddSample({ agentId }: { readonly agentId: string }) {
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, agentId));
  const mayChange = useMay("MEMBER");
  const add = useSampleChange(agentId, () => session.api.protection.addSampleTraffic({ agent_id: agentId }));
  if (!mayChange || !agent.data?.agent_metadata?.tags?.includes("sample")) return null;
  return (
    <>
      <button type="button" className="btn" disabled={add.isPending} onClick={() => add.mutate()}>
        Add sample traffic
      </button>
      <Refused error={add.error} />
    </>
  );
}

function useSampleChange(agentId: string, change: () => PromiseLike<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => change(),
    onSuccess: async () => {
      for (const queryKey of [
        ["traffic", agentId],
        ["gateway", agentId, "pulse"],
        ["events", agentId],
        ["hits"],
        ["guards", agentId, "evidence"],
      ])
        await queries.resetQueries({ queryKey });
    },
  });
}
