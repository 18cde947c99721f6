import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import type { Policy } from "../../../queries/environment/policies.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { EditRule } from "./edit-rule.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import type { Review } from "./review/use-review.ts";

interface DialogsProps {
  readonly policy: Policy;
  readonly review: Review;
}

/** The dialog that a key or a button of the review opened. */
export function ReviewDialogs({ policy, review }: DialogsProps) {
  const { dialog, current, setDialog } = review;
  const close = (): void => setDialog(null);
  if (dialog === "bulk") return <BulkDialog policy={policy} review={review} onClose={close} />;
  if (dialog === "add") return <EditRule policyId={policy.id} rule={null} onClose={close} />;
  if (!current) return null;
  if (dialog === "reject") return <RejectDialog rule={current} review={review} onClose={close} />;
  if (dialog === "edit") return <EditRule policyId={policy.id} rule={current} onClose={close} />;
  if (dialog === "suspicious")
    return (
      <Confirm title="Approve suspicious rule" act="Approve rule" run={review.approveAnyway} onClose={close}>
        <p>
          These words speak to a machine that reads the document. Approve them only if they are a rule for your agent.
        </p>
        <HostileText text={current.natural_language} />
      </Confirm>
    );
  return null;
}
