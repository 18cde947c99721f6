import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { type Policy, policyScopeQuery } from "../../../queries/environment/policies.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface ScopeProps {
  readonly policy: Policy;
  readonly mayWrite: boolean;
}

/** The agents that the approved rules are in force for. */
export function PolicyScope({ policy, mayWrite }: ScopeProps) {
  const session = useSession();
  const queries = useQueryClient();
  const picker = useId();
  const scope = useQuery(policyScopeQuery(session, policy.id));
  const [isChoosing, setChoosing] = useState(false);
  const save = useMutation({
    mutationFn: (body: { all_agents: boolean; agent_ids: string[] }) =>
      session.api.environment.setPolicyScope({ policy_id: policy.id, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["policies", "scope", policy.id] }),
  });
  if (scope.isPending) return <Waiting rows={2} />;
  if (scope.isError) return <Failed error={scope.error} retry={() => scope.refetch()} />;
  const { all_agents: isAll, agent_ids: ids = [] } = scope.data;
  const kind = isAll ? "all" : ids.length > 0 || isChoosing ? "some" : "none";
  const choose = (next: typeof kind): void => {
    setChoosing(next === "some");
    if (next !== "some") save.mutate({ all_agents: next === "all", agent_ids: [] });
    else if (isAll) save.mutate({ all_agents: false, agent_ids: [] });
  };
  return (
    <Section title="In force for" note="Approved rules of an active policy become constraints of these agents">
      <fieldset className="scope-choices" disabled={!mayWrite} aria-label="In force for">
        {(
          [
            ["none", "No agent yet"],
            ["some", "Chosen agents"],
            ["all", "All agents of the team"],
          ] as const
        ).map(([one, words]) => (
          <label key={one} className="check">
            <input type="radio" name="scope" checked={kind === one} onChange={() => choose(one)} />
            {words}
          </label>
        ))}
      </fieldset>
      {kind === "some" && (
        <ul className="scope-agents">
          {ids.map((id) => (
            <li key={id}>
              <AgentName id={id} />
              {mayWrite && (
                <button
                  type="button"
                  className="btn small quiet"
                  onClick={() => save.mutate({ all_agents: false, agent_ids: ids.filter((one) => one !== id) })}
                >
                  Remove
                </button>
              )}
            </li>
          ))}
          {mayWrite && (
            <li className="scope-add">
              <label htmlFor={picker}>Add an agent</label>
              <AgentPicker
                key={ids.length}
                id={picker}
                agentId={undefined}
                choose={(agent) =>
                  agent && !ids.includes(agent.id) && save.mutate({ all_agents: false, agent_ids: [...ids, agent.id] })
                }
              />
            </li>
          )}
        </ul>
      )}
      {kind !== "none" && policy.status !== "active" && (
        <p className="small mut">Nothing is in force until the policy is active.</p>
      )}
      <Refused error={save.error} />
    </Section>
  );
}

function AgentName({ id }: { readonly id: string }) {
  const agent = useQuery(oneAgentQuery(useSession(), id));
  return (
    <Link to={routes.agentProtect} params={{ id }}>
      <ShownText text={agent.data?.agent_name ?? id.slice(0, 8)} />
    </Link>
  );
}
