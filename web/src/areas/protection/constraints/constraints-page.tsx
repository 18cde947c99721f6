import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type AgentConstraints, constraintsQuery } from "../../../queries/guards.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ConstraintTable } from "./constraint-table.tsx";
import { constraintRows, openRules } from "./rows.ts";
import { RuleLink } from "./rule-link.tsx";
import "./constraints.css";

/** What the agent's runtime has to keep to, and which rule says so. */
export function ConstraintsPage() {
  const { id } = useParamsOf(routes.agentConstraints);
  const constraints = useQuery(constraintsQuery(useSession(), id));
  if (constraints.isPending) return <Waiting rows={6} />;
  if (constraints.isError) return <Failed error={constraints.error} retry={() => constraints.refetch()} />;
  return <Compiled constraints={constraints.data} />;
}

function Compiled({ constraints }: { readonly constraints: AgentConstraints }) {
  const { guard_version: version, tool_permissions: tools, enforcement_mode: mode } = constraints;
  const rows = constraintRows(constraints);
  const open = openRules(constraints);
  return (
    <>
      <p className="prose mid constraints-lead">
        <b className="strong">{mode === "enforce" ? "Enforced." : "Not fully enforced: runtimes are told to warn."}</b>{" "}
        {version
          ? `Compiled from guard version ${count(version.version)}, the agent's tool servers and approved rules of active policies.`
          : "Compiled from the agent's tool servers and approved rules of active policies. No guards are applied yet."}{" "}
        A runtime reads them at <code>/v1/agents/{constraints.agent_id}/constraints</code>.
      </p>
      <Section title="Constraints" note={rows.length > 0 && `${count(rows.length)} from approved rules`}>
        {rows.length > 0 ? (
          <ConstraintTable rows={rows} />
        ) : (
          <Empty title="No rule constrains this agent yet">
            Approve rules of a <Link to={routes.environment}>policy</Link>, activate it, and put it in force for this
            agent. Rules about tools, secrets and tone become constraints.
          </Empty>
        )}
      </Section>
      {tools.length > 0 && (
        <Section title="Tool servers and tools" note="from the agent's settings and approved rules">
          <ul className="bullets">
            {tools.map(({ name, identity, endpoint, allowed_actions: actions }) => (
              <li key={`${identity} ${endpoint}`}>
                <ShownText text={name} />:{" "}
                {actions ? actions.join(", ").replaceAll("_", " ") || "no action allowed" : "no limits"}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {open.length > 0 && (
        <Section
          title="Left to the agent"
          note={`${count(open.length)} approved ${open.length === 1 ? "rule" : "rules"} that no guard can keep`}
        >
          <p className="prose mid constraints-note">
            The agent itself has to keep these. A harness of the policy tests whether it does.
          </p>
          <ul className="constraint-rules">
            {open.map((source) => (
              <li key={source.rule_id}>
                <RuleLink source={source} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
