import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import type { PolicyRule } from "../../../queries/environment/rules.ts";
import { useSession } from "../../../session/use-session.ts";
import type { Review } from "./review/use-review.ts";

interface DialogProps {
  readonly rule: PolicyRule;
  readonly review: Review;
  readonly onClose: () => void;
}

const common = ["Not a rule", "Does not apply to agents", "Repeats another rule"] as const;

export function RejectDialog({ rule, review, onClose }: DialogProps) {
  const { api } = useSession();
  const id = useId();
  const [reason, setReason] = useState("");
  const reject = useMutation({
    mutationFn: (words: string) => api.environment.rejectRule({ rule_id: rule.id, reason: words }),
    onSuccess: (rejected) => review.decided(rejected),
  });
  return (
    <Dialog title={`Reject rule ${visible(rule.rule_id)}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== "") reject.mutate(reason.trim());
        }}
      >
        <HostileText text={rule.natural_language} />
        <p className="small mid policy-dialog-note">
          It is not tested or enforced, and reading the same words again does not bring it back.
        </p>
        <div className="field">
          <label htmlFor={id}>Reason</label>
          <input
            id={id}
            autoFocus
            list={`${id}-common`}
            maxLength={fields.EnvironmentRejectRule.reason.maxLength}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <datalist id={`${id}-common`}>
            {common.map((words) => (
              <option key={words} value={words} />
            ))}
          </datalist>
        </div>
        <Refused error={reject.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={reason.trim() === "" || reject.isPending}>
            Reject rule
          </button>
        </div>
      </form>
    </Dialog>
  );
}
