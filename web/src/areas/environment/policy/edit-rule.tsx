import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { PolicyRule, RuleCheck } from "../../../queries/environment/rules.ts";
import { useSession } from "../../../session/use-session.ts";
import { ruleTypeWords, severityWords } from "../../../terms/policies.ts";
import { CheckFields } from "./check-fields.tsx";
import { checkIn, severityOf } from "./review/rule-facts.ts";

interface DialogProps {
  readonly rule: PolicyRule;
  readonly onClose: () => void;
}

/** A rule's meaning. On an approved rule, the approved version stays in force until someone decides. */
export function EditRule({ rule, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [words, setWords] = useState(rule.natural_language);
  const [type, setType] = useState(rule.rule_type);
  const [severity, setSeverity] = useState(severityOf(rule));
  const [check, setCheck] = useState(() => checkIn(rule));
  const save = useMutation({
    mutationFn: () =>
      api.environment.updateRule({
        rule_id: rule.id,
        body: {
          natural_language: words.trim(),
          rule_type: type,
          consequence: { ...(rule.consequence as object), severity },
          check: check as RuleCheck,
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["policies"] });
      onClose();
    },
  });
  return (
    <Dialog title={`Edit rule ${rule.rule_id}`} className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== "") save.mutate();
        }}
      >
        {rule.status === "approved" && (
          <p className="notice">The approved version stays in force until the change is approved.</p>
        )}
        <div className="field">
          <label htmlFor={`${id}-words`}>Rule</label>
          <textarea
            id={`${id}-words`}
            rows={3}
            maxLength={4000}
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
            Save rule
          </button>
        </div>
      </form>
    </Dialog>
  );
}
