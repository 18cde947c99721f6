import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../../parts/refused.tsx";
import type { Policy } from "../../../../queries/environment/policies.ts";
import { useSession } from "../../../../session/use-session.ts";
import { FileDrop } from "../../file/file-drop.tsx";
import { misfitOf } from "../../file/policy-file.ts";

/** The next version of the document. Decisions on sentences that stayed the same are kept. */
export function UploadVersion({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const misfit = file ? misfitOf(file) : null;
  const upload = useMutation({
    mutationFn: async () => file && api.environment.uploadPolicyFile({ policy_id: policy.id, file }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["policies"] });
      onClose();
    },
  });
  return (
    <Dialog title={policy.file_name ? "Upload new version" : "Upload file"} className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (file && !misfit) upload.mutate();
        }}
      >
        <p className="mid policy-dialog-note">
          Rules whose words are still in the text keep your decision. Only new and changed sentences need one.
        </p>
        <FileDrop file={file} choose={setFile} />
        {misfit && (
          <p className="refused" role="alert">
            {misfit}
          </p>
        )}
        <Refused error={upload.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!file || misfit !== null || upload.isPending}>
            {upload.isPending ? "Uploading and reading…" : "Upload file"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
