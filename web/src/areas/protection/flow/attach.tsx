import type { ApplyFlowPolicy, LabelFlowHit } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type FlowPolicyResponse, flowHitsQuery, flowPoliciesQuery } from "../../../queries/flow.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

interface AttachProps {
  readonly agentId: string;
  readonly policy: FlowPolicyResponse;
  /** The editor holds what is not saved yet. */
  readonly isChanged: boolean;
}

/** Whether the policy is attached to the agent, in which mode, and the evidence for enforcing. */
export function Attach({ agentId, policy, isChanged }: AttachProps) {
  const session = useSession();
  const queries = useQueryClient();
  const [mayWrite, mayOverride] = [useMay("MEMBER"), useMay("ADMIN")];
  const [reason, setReason] = useState("");
  const id = useId();
  const mine = policy.attachments.find(({ agent_id }) => agent_id === agentId);
  const apply = useMutation({
    mutationFn: (mode: ApplyFlowPolicy["mode"]) =>
      session.api.protection.applyFlowPolicy({
        policy_id: policy.id,
        body: { agent_id: agentId, mode, ...(mode === "enforce" && reason !== "" ? { override_reason: reason } : {}) },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: flowPoliciesQuery(session).queryKey }),
  });
  const isOff = !mayWrite || isChanged || apply.isPending;
  return (
    <Section title="On this agent" note={mine ? `Version ${mine.version}, ${mine.mode}` : "Not attached"}>
      {isChanged && <p className="mut">Save the policy before you attach it.</p>}
      {mine && (
        <p>
          {mine.evidence.reason} {mine.evidence.hits} of them would have been stopped.
        </p>
      )}
      {mine?.override && (
        <p>
          <b>Enforces without evidence:</b> <ShownText text={mine.override.reason} />
        </p>
      )}
      <p className="flow-start">
        <button
          type="button"
          className="btn"
          disabled={isOff || (mine?.mode === "shadow" && mine.is_current)}
          onClick={() => apply.mutate("shadow")}
        >
          Run in shadow
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={isOff || (mine?.mode === "enforce" && mine.is_current)}
          onClick={() => apply.mutate("enforce")}
        >
          Enforce
        </button>
        {mine && (
          <button type="button" className="btn" disabled={isOff} onClick={() => apply.mutate("off")}>
            Detach
          </button>
        )}
      </p>
      {mayOverride && !mine?.evidence.is_proven && (
        <div className="field">
          <label htmlFor={id}>Reason to enforce without evidence (admins)</label>
          <input
            id={id}
            value={reason}
            maxLength={fields.ApplyFlowPolicy.override_reason.maxLength}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      <Refused error={apply.error} />
      {mine && <ShadowHits agentId={agentId} policyId={policy.id} mayWrite={mayWrite} />}
    </Section>
  );
}

const labels = [
  ["attack", "Attack"],
  ["fine", "Fine"],
  ["unsure", "Unsure"],
] as const;

function ShadowHits(props: { readonly agentId: string; readonly policyId: string; readonly mayWrite: boolean }) {
  const { agentId, policyId, mayWrite } = props;
  const session = useSession();
  const queries = useQueryClient();
  const query = flowHitsQuery(session, policyId, agentId);
  const hits = useQuery(query);
  const label = useMutation({
    mutationFn: (one: { readonly id: string; readonly label: LabelFlowHit["label"] }) =>
      session.api.protection.labelFlowHit({ policy_id: policyId, flow_hit_id: one.id, body: { label: one.label } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: query.queryKey });
      await queries.invalidateQueries({ queryKey: flowPoliciesQuery(session).queryKey });
    },
  });
  if (!hits.data || hits.data.length === 0)
    return <p className="mut">No call would have been denied in shadow so far.</p>;
  return (
    <>
      <h3>Denied in shadow</h3>
      <ul className="flow-hits">
        {hits.data.map((hit) => (
          <li key={hit.id}>
            <span>
              <code>
                <ShownText text={hit.tool} />
              </code>{" "}
              line {hit.line}, {since(hit.created_at)}
            </span>
            {labels.map(([value, words]) => (
              <button
                key={value}
                type="button"
                className="btn small"
                aria-pressed={hit.label === value}
                disabled={!mayWrite || label.isPending}
                onClick={() => label.mutate({ id: hit.id, label: value })}
              >
                {words}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <Refused error={label.error} />
    </>
  );
}
