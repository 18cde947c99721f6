import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { countsOf, policiesQuery } from "../../../queries/environment/policies.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { categoryWords } from "../../../terms/policies.ts";
import type { StepProps } from "./wizard.ts";

/** The active policies, with how many of their rules are approved. */
export function PolicyStep({ draft, set }: StepProps) {
  const policies = useQuery(policiesQuery(useSession(), { status: "active" }));
  const chosen = new Set(draft.policyIds);
  const toggle = (id: string): void =>
    set({ policyIds: chosen.has(id) ? draft.policyIds.filter((one) => one !== id) : [...draft.policyIds, id] });
  return (
    <Section title="Rules" note="Without a policy, rules come from the agent's purpose, tools and system prompt">
      {policies.isPending && <Waiting rows={4} />}
      {policies.isError && <Failed error={policies.error} retry={() => policies.refetch()} />}
      {policies.data?.results.length === 0 && (
        <Empty
          title="No active policies"
          act={
            <Link className="btn" to={routes.environment}>
              Open policies
            </Link>
          }
        >
          Upload a policy or copy a preset, then activate it. Or go on: rules are then derived from the agent itself.
        </Empty>
      )}
      {policies.data && policies.data.results.length > 0 && (
        <fieldset className="wizard-choices" aria-label="Policies">
          {policies.data.results.map((policy) => {
            const { total, approved, open } = countsOf(policy);
            return (
              <label key={policy.id}>
                <input type="checkbox" checked={chosen.has(policy.id)} onChange={() => toggle(policy.id)} />
                <span>
                  <b>
                    <ShownText text={policy.name} />
                  </b>
                  <small className="mut">
                    {categoryWords[policy.category]}, {count(total)} rules
                  </small>
                  <small className="mid wizard-note">
                    {count(approved)} approved
                    {open > 0 && `, ${count(open)} without a decision: tested too, marked as unreviewed`}
                  </small>
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
    </Section>
  );
}
