import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type FlowPolicyResponse, flowListsQuery, flowPoliciesQuery } from "../../../queries/flow.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { FlowLists } from "./flow-lists.tsx";
import { PolicyEditor } from "./policy-editor.tsx";
import { flowStarters } from "./starters.ts";
import "./flow.css";

/** What is open in the editor: a saved policy, or a new one. */
type Open = { readonly id: string } | { readonly name: string; readonly text: string } | null;

/** Rules on tool calls that depend on what the agent did before. */
export function FlowPage() {
  const { id } = useParamsOf(routes.agentFlow);
  const session = useSession();
  const mayWrite = useMay("MEMBER");
  const policies = useQuery(flowPoliciesQuery(session));
  const lists = useQuery(flowListsQuery(session));
  const [open, setOpen] = useState<Open>(null);
  const broken = [policies, lists].find(({ isError }) => isError);
  if (broken) return <Failed error={broken.error} retry={() => broken.refetch()} />;
  if (!policies.data || !lists.data) return <Waiting rows={6} />;
  const saved = open && "id" in open ? policies.data.find((policy) => policy.id === open.id) : undefined;
  const fresh = open && "name" in open ? open : null;
  return (
    <>
      <Section title="Flow policies" note="Rules on tool calls that depend on what happened before">
        {policies.data.length === 0 && (
          <Empty title="No flow policies yet">
            A guard judges one text. A flow policy judges a call by the calls and results before it: after reading the
            web, no mail to strangers. Start with an example or an empty policy.
          </Empty>
        )}
        {policies.data.length > 0 && (
          <ul className="flow-policies">
            {policies.data.map((policy) => (
              <li key={policy.id}>
                <button
                  type="button"
                  className="link"
                  aria-pressed={saved?.id === policy.id}
                  onClick={() => setOpen({ id: policy.id })}
                >
                  <ShownText text={policy.name} />
                </button>{" "}
                <span className="small mut">{modeWords(policy, id)}</span>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <p className="flow-start">
            <span className="mid">{policies.data.length === 0 ? "Start with:" : "Add a policy:"}</span>
            {flowStarters.map(({ name, title, text }) => (
              <button key={name} type="button" className="btn small" onClick={() => setOpen({ name, text })}>
                {title}
              </button>
            ))}
            <button type="button" className="btn small" onClick={() => setOpen({ name: "new-policy", text: "" })}>
              Empty policy
            </button>
          </p>
        )}
      </Section>
      {(saved || fresh) && (
        <PolicyEditor
          key={saved ? saved.id : fresh?.name}
          agentId={id}
          policy={saved ?? null}
          start={fresh ?? { name: saved?.name ?? "", text: saved?.text ?? "" }}
          lists={lists.data.map(({ name }) => name)}
          done={(next) => setOpen(next === null ? null : { id: next })}
        />
      )}
      <FlowLists lists={lists.data} />
      <Section title="What flow policies can't see">
        <ul className="flow-limits">
          <li>Tools that the agent runs itself, unless its model or its tool server is called through the gateway.</li>
          <li>
            Calls that a client trims from its history together with their results, unless it sends a conversation ID.
            With the header <code>x-conversation-id</code>, earlier calls are remembered for 24 hours.
          </li>
          <li>
            Results of fewer than 16 characters, and values that the model rephrases: “carries” looks for 16 characters
            in a row, as written or encoded.
          </li>
          <li>
            What happened in other conversations. A history with gaps counts as tainted: every source as seen, every
            limit as reached.
          </li>
        </ul>
      </Section>
    </>
  );
}

function modeWords({ attachments, rules }: FlowPolicyResponse, agentId: string): string {
  const mine = attachments.find(({ agent_id }) => agent_id === agentId);
  const lines = rules === 1 ? "1 rule" : `${rules} rules`;
  if (!mine) return `${lines}, not attached to this agent`;
  const mode = mine.mode === "enforce" ? "enforcing" : "in shadow";
  return `${lines}, ${mode}, version ${mine.version}${mine.is_current ? "" : " (the saved text is newer)"}`;
}
