import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { count } from "../../parts/numbers.ts";
import { Refused } from "../../parts/refused.tsx";
import { useGo } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { AgentPicker } from "../agent-picker.tsx";

/** Checks that no detector decides: a search could not measure whether the rule is kept. */
const UNMEASURED = ["judge", "outside"];

interface SearchedRule {
  readonly id: string;
  readonly number: string;
  readonly check: string;
  /** Undefined: the person chooses one. */
  readonly agentId?: string;
}

/** Hands an approved rule to evolution, which looks for words that make the agent keep it. */
export function RuleSearch({ rule }: { readonly rule: SearchedRule }) {
  const [isOpen, setOpen] = useState(false);
  const mayStart = useMay("MEMBER");
  if (!mayStart || UNMEASURED.includes(rule.check)) return null;
  return (
    <>
      <button type="button" className="btn small" onClick={() => setOpen(true)}>
        Hand to evolution…
      </button>
      {isOpen && <SearchDialog rule={rule} onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchDialog({ rule, onClose }: { readonly rule: SearchedRule; readonly onClose: () => void }) {
  const { api } = useSession();
  const go = useGo();
  const picker = useId();
  const [agentId, setAgentId] = useState(rule.agentId);
  const body = { rule_ids: [rule.id] };
  const forecast = useQuery({
    queryKey: ["evolution preflight", agentId, body],
    queryFn: () => api.evolution.preflight({ agent_id: agentId ?? "", body }),
    enabled: agentId !== undefined,
    retry: false,
  });
  const start = useMutation({
    mutationFn: () => api.evolution.trigger({ agent_id: agentId ?? "", body }),
    onSuccess: ({ evolution_id: id }) => go({ to: routes.evolutionRun, params: { agentId: agentId ?? "", id } }),
  });
  const { data } = forecast;
  return (
    <Dialog title={`Hand rule ${rule.number} to evolution`} onClose={onClose}>
      <p>
        Evolution tries the rule's words in the agent's prompt. Half of the attempts to break the rule guide the search,
        the other half decide, and harmless twins must be served as before. The agent changes only if you approve the
        proposal.
      </p>
      {rule.agentId === undefined && (
        <div className="field">
          <label htmlFor={picker}>Agent</label>
          <AgentPicker id={picker} agentId={agentId} choose={(agent) => setAgentId(agent?.id)} />
        </div>
      )}
      {data?.can_start && <p className="notice">{data.can_start}</p>}
      <Refused error={forecast.error ?? start.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={!data || data.can_start !== null || start.isPending}
          onClick={() => start.mutate()}
        >
          {data ? `Start run (up to ${count(data.budget)} prompts)` : "Start run"}
        </button>
      </div>
    </Dialog>
  );
}
