import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { Policy } from "../../../queries/environment/policies.ts";
import { useSession } from "../../../session/use-session.ts";
import { hasConflict, isOpen, SURE, sureRules } from "./review/rule-facts.ts";
import type { Review } from "./review/use-review.ts";

interface DialogProps {
  readonly policy: Policy;
  readonly review: Review;
  readonly onClose: () => void;
}

/** Approves the confident rules together, after a look at each. Conflicts and suspicious text are left out. */
export function BulkDialog({ policy, review, onClose }: DialogProps) {
  const { api } = useSession();
  const [sure] = useState(() => sureRules(review.rules));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = sure.filter(({ id }) => !left.has(id));
  const leftOut = review.rules.filter((rule) => isOpen(rule) && (rule.suspicious || hasConflict(rule))).length;
  const approve = useMutation({
    mutationFn: () =>
      api.environment.reviewRules({ policy_id: policy.id, body: { approve: chosen.map(({ id }) => id), reject: [] } }),
    onSuccess: () => review.decided(),
  });
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Dialog title={`Approve rules at ${SURE.toFixed(2)} or higher`} className="wide-dialog" onClose={onClose}>
      <p className="mid policy-dialog-note">
        Found by patterns that were right at least {Math.round(SURE * 100)}% of the time.
        {leftOut > 0 && ` ${count(leftOut)} in conflict or suspicious ${leftOut === 1 ? "is" : "are"} left out.`}
      </p>
      <fieldset className="bulk-rules" aria-label="Rules to approve">
        {sure.map((rule) => (
          <label key={rule.id}>
            <input type="checkbox" checked={!left.has(rule.id)} onChange={() => toggle(rule.id)} />
            <span className="rule-id">
              <ShownText text={rule.rule_id} />
            </span>
            <ShownText text={rule.natural_language} />
          </label>
        ))}
      </fieldset>
      <Refused error={approve.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={chosen.length === 0 || approve.isPending}
          onClick={() => approve.mutate()}
        >
          Approve {count(chosen.length)} {chosen.length === 1 ? "rule" : "rules"}
        </button>
      </div>
    </Dialog>
  );
}
