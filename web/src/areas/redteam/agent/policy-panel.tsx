import type { RedteamPolicy } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { policyKey, policyQuery } from "../../../queries/redteam/policy.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { PersonName } from "../pieces/person-name.tsx";
import { type PolicyDraft, policyBody, policyDraft, policyMisfits } from "./policy-draft.ts";
import "./policy-panel.css";

/** Whether, when and how fast the agent may be attacked. Admins change it. */
export function PolicyPanel({ agentId }: { readonly agentId: string }) {
  const policy = useQuery(policyQuery(useSession(), agentId));
  if (policy.isPending) return <Waiting rows={4} />;
  if (policy.isError) return <Failed error={policy.error} retry={() => policy.refetch()} />;
  return <PolicyForm key={policy.data.updated_at ?? 0} agentId={agentId} policy={policy.data} />;
}

interface FormProps {
  readonly agentId: string;
  readonly policy: RedteamPolicy;
}

function PolicyForm({ agentId, policy }: FormProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayManage = useMay("ADMIN");
  const id = useId();
  const [draft, set] = useState(() => policyDraft(policy));
  const wrong = policyMisfits(draft);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(policyDraft(policy));
  const save = useMutation({
    mutationFn: () => api.redteam.putPolicy({ agent_id: agentId, body: policyBody(draft) }),
    onSuccess: (saved) => queries.setQueryData(policyKey(agentId), saved),
  });
  const field = (name: keyof PolicyDraft & ("from" | "to" | "zone" | "rate"), label: string, placeholder: string) => (
    <div className="field">
      <label htmlFor={id + name}>{label}</label>
      <input
        id={id + name}
        autoComplete="off"
        placeholder={placeholder}
        disabled={!mayManage || !draft.isAllowed}
        value={draft[name]}
        aria-invalid={wrong[name] ? true : undefined}
        onChange={({ target }) => set({ ...draft, [name]: target.value })}
      />
      {wrong[name] && (
        <p className="wrong" role="alert">
          {wrong[name]}
        </p>
      )}
    </div>
  );
  return (
    <>
      <p className="small mid">
        {policy.allowed_now ? "May be attacked now." : (policy.reason ?? "May not be attacked now.")}
        {policy.opens_at === null ? "" : ` Open again ${at(policy.opens_at)}.`}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.isAllowed}
          disabled={!mayManage}
          onChange={({ target }) => set({ ...draft, isAllowed: target.checked })}
        />
        Campaigns may attack this agent
      </label>
      <div className="policy-fields">
        {field("from", "From hour", "any")}
        {field("to", "To hour", "any")}
        {field("zone", "Time zone", "Europe/Berlin")}
        {field("rate", "Requests a minute", "the agent's own limit")}
      </div>
      {mayManage ? (
        <button
          type="button"
          className="btn"
          disabled={!isChanged || save.isPending || Object.keys(wrong).length > 0}
          onClick={() => save.mutate()}
        >
          Save policy
        </button>
      ) : (
        <p className="small mut">An admin can change it.</p>
      )}
      <Refused error={save.error} />
      {policy.updated_at !== null && (
        <p className="small mut after">
          Changed {at(policy.updated_at)} by <PersonName id={policy.updated_by} />.
        </p>
      )}
    </>
  );
}
