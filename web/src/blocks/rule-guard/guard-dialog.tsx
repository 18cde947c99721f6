import type { TriedRuleGuard } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { Refused } from "../../parts/refused.tsx";
import { ruleGuardQuery } from "../../queries/harness/rule-guard.ts";
import { useSession } from "../../session/use-session.ts";
import { AgentPicker } from "../agent-picker.tsx";
import { Started } from "../make-rule/started.tsx";
import type { GuardedRule } from "./guarded-rule.ts";
import { TriedGuardView } from "./tried-guard-view.tsx";

interface DialogProps {
  readonly rule: GuardedRule;
  readonly onClose: () => void;
}

/** From an approved rule to a guard in shadow, with what it blocks and what it costs on the same harness. */
export function GuardDialog({ rule, onClose }: DialogProps) {
  const session = useSession();
  const queries = useQueryClient();
  const picker = useId();
  const [agentId, setAgentId] = useState(rule.agentId);
  const tried = useQuery({
    ...ruleGuardQuery(session, {
      ...{ ruleId: rule.id, agentId: agentId ?? "", harnessId: rule.harnessId, evaluationId: rule.evaluationId },
    }),
    enabled: agentId !== undefined,
  });
  const start = useMutation({
    mutationFn: async (guard: NonNullable<TriedRuleGuard["guard"]>) => {
      const body = {
        ...{
          agent_id: agentId ?? "",
          name: `Rule ${rule.number}`.slice(0, fields.NewGuardRule.name.maxLength),
          ...guard,
        },
        provenance: { kind: "policy_rule" as const, id: rule.id },
      };
      const { config_id, guard: name } = await session.api.protection.createGuardRule({ body });
      await queries.invalidateQueries({ queryKey: ["guards", agentId] });
      return { agentId: agentId ?? "", configId: config_id, guard: name };
    },
  });
  if (start.isSuccess) return <Started of={start.data} runId={rule.evaluationId ?? null} onClose={onClose} />;
  const guard = tried.data?.guard ?? null;
  return (
    <Dialog title="Make a guard" onClose={onClose} className="wide-dialog">
      {rule.agentId === undefined && (
        <div className="field">
          <label htmlFor={picker}>Agent to protect</label>
          <AgentPicker id={picker} agentId={agentId} choose={(agent) => setAgentId(agent?.id)} />
        </div>
      )}
      {agentId !== undefined && tried.isPending && <Waiting rows={3} />}
      {tried.isError && <Failed error={tried.error} retry={() => tried.refetch()} />}
      {tried.data && <TriedGuardView tried={tried.data} />}
      <Refused error={start.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          {tried.data && !guard ? "Close" : "Cancel"}
        </button>
        {guard && (
          <button type="button" className="btn pri" disabled={start.isPending} onClick={() => start.mutate(guard)}>
            Start in shadow
          </button>
        )}
      </div>
    </Dialog>
  );
}
