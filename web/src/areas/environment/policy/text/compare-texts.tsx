import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Difference } from "../../../../charts/difference/difference.tsx";
import { Dialog } from "../../../../parts/dialogs/dialog.tsx";
import { count } from "../../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../../parts/page/states.tsx";
import type { Policy } from "../../../../queries/environment/policies.ts";
import { policyTextQuery } from "../../../../queries/environment/rules.ts";
import { useSession } from "../../../../session/use-session.ts";
import { changedLines } from "./changed-lines.ts";

/** What changed between the text in force and the one before it. */
export function CompareTexts({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) {
  const session = useSession();
  const version = policy.text_version ?? 0;
  const now = useQuery(policyTextQuery(session, policy.id, version));
  // Versions without a text, such as a deleted file, are not kept.
  const earlier = now.data?.versions.find((one) => one < version);
  const before = useQuery(policyTextQuery(session, policy.id, earlier));
  const changes = useMemo(
    () => (now.data && before.data ? changedLines(before.data.content, now.data.content) : []),
    [now.data, before.data],
  );
  const failed = [now, before].find(({ isError }) => isError);
  return (
    <Dialog
      title={`Version ${count(version)} compared with ${count(earlier ?? version - 1)}`}
      className="wide-dialog"
      onClose={onClose}
    >
      {(now.isLoading || before.isLoading) && <Waiting rows={6} />}
      {failed && <Failed error={failed.error} />}
      {now.data && earlier === undefined && <p>No earlier text is kept.</p>}
      {now.data && before.data && changes.length === 0 && <p>Both versions have the same text.</p>}
      {changes.map((pieces, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other name, and keep their order
        <Difference key={at} pieces={pieces} />
      ))}
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
