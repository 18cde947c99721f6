import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { newestAgentQuery } from "../../../queries/agents.ts";
import { fairnessOf } from "../../../queries/harness/custom-harnesses.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { AgentStep } from "./agent-step.tsx";
import { PersonaStep } from "./persona-step.tsx";
import { PolicyStep } from "./policy-step.tsx";
import { SizeStep } from "./size-step.tsx";
import { type HarnessDraft, newDraft, steps } from "./wizard.ts";
import "./wizard.css";

/** A harness in four steps: which agent, who asks, which rules, how many prompts. */
export function NewHarnessPage() {
  const session = useSession();
  const search = useSearchOf(routes.newHarness);
  const mayCreate = useMay("MEMBER");
  const agents = useQuery(newestAgentQuery(session));
  if (agents.isPending) return <Waiting rows={6} />;
  if (agents.isError) return <Failed page error={agents.error} retry={() => agents.refetch()} />;
  const agentId = search.agent ?? agents.data[0]?.id;
  return (
    <>
      <PageHead title="New harness">
        Prompts made from rules and personas: attempts to break each rule, edge cases, and harmless requests that must
        be served. Nothing is sent to the agent until you start a run.
      </PageHead>
      {!mayCreate && <Empty title="You need the Member role to create a harness">Ask a team owner or admin.</Empty>}
      {mayCreate && !agentId && (
        <Empty
          title="No agents to test"
          act={
            <Link className="btn pri" to={routes.newAgent}>
              Register an agent
            </Link>
          }
        >
          Register one first.
        </Empty>
      )}
      {mayCreate && agentId && (
        <Wizard start={newDraft({ agentId, policyIds: search.policy ? [search.policy] : [] })} />
      )}
    </>
  );
}

function Wizard({ start }: { readonly start: HarnessDraft }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const [draft, setDraft] = useState(start);
  const [at, setAt] = useState(0);
  const set = (change: Partial<HarnessDraft>): void => setDraft({ ...draft, ...change });
  const step = steps[at] ?? steps[0];
  const missing = step.missing(draft);
  const isLast = at === steps.length - 1;
  const create = useMutation({
    mutationFn: () =>
      api.evaluation.createCustomHarness({
        body: {
          name: draft.name.trim(),
          agent_id: draft.agentId,
          persona_ids: [...draft.personaIds],
          policy_ids: [...draft.policyIds],
          max_prompts: draft.size,
          ...(draft.generatorId === "" ? {} : { generator_agent_id: draft.generatorId, max_calls: draft.calls }),
          fairness: fairnessOf(draft),
          ...(draft.seed.trim() === "" ? {} : { seed: Number(draft.seed) }),
        },
      }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ["custom-harnesses", "list"] });
      await go({ to: routes.customHarness, params: { id } });
    },
  });
  const next = (): void => {
    if (missing !== null || create.isPending) return;
    if (isLast) create.mutate();
    else setAt(at + 1);
  };
  const panel = useStepFocus(at);
  useKey("n", "Next step", () => !isLast && next());
  useKey("b", "Previous step", () => setAt(Math.max(0, at - 1)));
  return (
    <div className="harness-wizard">
      <ol className="wizard-steps" aria-label="Steps">
        {steps.map(({ title, summary }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              disabled={index > at && steps.slice(0, index).some((one) => one.missing(draft) !== null)}
              onClick={() => setAt(index)}
            >
              <span className="wizard-number">{index + 1}</span>
              <span>
                <b>{title}</b>
                {index !== at && <small>{summary(draft)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that belong together, not for a page of sections */}
      <div
        ref={panel}
        className="wizard-step"
        role="group"
        tabIndex={-1}
        aria-label={`Step ${at + 1} of ${steps.length}: ${step.title}`}
      >
        {at === 0 && <AgentStep draft={draft} set={set} />}
        {at === 1 && <PersonaStep draft={draft} set={set} />}
        {at === 2 && <PolicyStep draft={draft} set={set} />}
        {at === 3 && <SizeStep draft={draft} set={set} />}
        <Refused error={create.error} />
        <p className="row wizard-actions">
          {at > 0 && (
            <button type="button" className="btn" onClick={() => setAt(at - 1)}>
              Back
            </button>
          )}
          <button type="button" className="btn pri" disabled={missing !== null || create.isPending} onClick={next}>
            {isLast ? "Create harness" : `Next: ${steps[at + 1]?.title.toLowerCase()}`}
          </button>
          {missing && <span className="small mut">{missing}</span>}
        </p>
      </div>
    </div>
  );
}

/** A new step begins at its top, also for the keyboard and for a screen reader: its button was at the end of the step before. */
function useStepFocus(at: number) {
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, [at]);
  return panel;
}
