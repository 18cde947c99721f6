import type { Check } from "@agent-console/analysis/policies/check.ts";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import type { PolicyRule, RuleCheck } from "../../../queries/environment/rules.ts";
import { useSession } from "../../../session/use-session.ts";
import { ruleTypeWords, severityWords } from "../../../terms/policies.ts";
import { CheckFields } from "./check-fields.tsx";
import { checkIn, severityOf } from "./review/rule-facts.ts";

interface DialogProps {
  readonly policyId: string;
  /** Null: a new one, written by hand. */
  readonly rule: PolicyRule | null;
  readonly onClose: () => void;
}

/** The API's short name for what the rule is about. */
const actionIn = (words: string): string => words.trim().slice(0, fields.PolicyRuleCreate.action.maxLength);

/** A rule's meaning. On an approved rule, the approved version stays in force until someone decides. */
export function EditRule({ policyId, rule, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [words, setWords] = useState(rule?.natural_language ?? "");
  const [type, setType] = useState<PolicyRule["rule_type"]>(rule?.rule_type ?? "prohibition");
  const [severity, setSeverity] = useState(rule ? severityOf(rule) : "medium");
  const [check, setCheck] = useState<Check>(() => (rule ? checkIn(rule) : { kind: "declined", topic: "" }));
  const save = useMutation({
    mutationFn: () => {
      const body = {
        natural_language: words.trim(),
        rule_type: type,
        consequence: { ...((rule?.consequence ?? {}) as object), severity },
        check: check as RuleCheck,
      };
      return rule
        ? api.environment.updateRule({ rule_id: rule.id, body })
        : api.environment.createRule({ policy_id: policyId, body: { ...body, action: actionIn(words) } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["policies"] });
      onClose();
    },
  });
  return (
    <Dialog title={rule ? `Edit rule ${visible(rule.rule_id)}` : "Add rule"} className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== "") save.mutate();
        }}
      >
        {rule?.status === "approved" && (
          <p className="notice">The approved version stays in force until the change is approved.</p>
        )}
        <div className="field">
          <label htmlFor={`${id}-words`}>Rule</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            maxLength={fields.PolicyRuleCreate.natural_language.maxLength}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div className="rule-fields">
          <div className="field">
            <label htmlFor={`${id}-type`}>Type</label>
            <select id={`${id}-type`} value={type} onChange={({ target }) => setType(target.value as typeof type)}>
              {Object.entries(ruleTypeWords).map(([one, shown]) => (
                <option key={one} value={one}>
                  {shown}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-severity`}>Severity</label>
            <select id={`${id}-severity`} value={severity} onChange={({ target }) => setSeverity(target.value)}>
              {Object.entries(severityWords).map(([one, shown]) => (
                <option key={one} value={one}>
                  {shown}
                </option>
              ))}
            </select>
          </div>
        </div>
        <CheckFields check={check} set={setCheck} />
        <Refused error={save.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={words.trim() === "" || save.isPending}>
            {rule ? "Save rule" : "Add rule"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
