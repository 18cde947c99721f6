import { useQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type AgentConstraints, constraintsQuery } from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";

/** What the agent's runtime has to keep to, and what of it nothing enforces. */
export function Constraints({ agentId }: { readonly agentId: string }) {
  const constraints = useQuery(constraintsQuery(useSession(), agentId));
  return (
    <Section title="Constraints" note={constraints.data && `mode: ${constraints.data.enforcement_mode}`}>
      {constraints.isPending && <Waiting rows={2} />}
      {constraints.isError && <Failed error={constraints.error} retry={() => constraints.refetch()} />}
      {constraints.data && <Compiled constraints={constraints.data} />}
    </Section>
  );
}

function Compiled({ constraints }: { readonly constraints: AgentConstraints }) {
  const { guard_version: version, tool_permissions: tools, not_enforced: open = [] } = constraints;
  return (
    <>
      <p className="prose mid">
        {version
          ? `Compiled from guard version ${version.version} and the agent's tool servers.`
          : "Nothing was applied yet, so there are no guards to keep to."}{" "}
        Runtimes poll them at <code>/v1/agents/{constraints.agent_id}/constraints</code>.
      </p>
      {tools.length > 0 && (
        <ul className="bullets">
          {tools.map(({ name, endpoint, allowed_actions: actions }) => (
            <li key={endpoint}>
              Tool server <ShownText text={name} />: {actions ? actions.join(", ") || "no action allowed" : "no limits"}
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 ? (
        <>
          <p>
            <b>Not enforced</b>
          </p>
          <ul className="bullets">
            {open.map(({ source, reason }) => (
              <li key={`${source} ${reason}`}>
                <mark>
                  <ShownText text={source} />
                </mark>{" "}
                <ShownText text={reason} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mut">Nothing is listed that no guard can enforce.</p>
      )}
    </>
  );
}
