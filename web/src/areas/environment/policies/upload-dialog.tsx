import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { type PolicyCategory, policyCategories } from "../../../routes/environment-search.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { categoryWords } from "../../../terms/policies.ts";
import { FileDrop } from "../file/file-drop.tsx";
import { misfitOf, nameFor } from "../file/policy-file.ts";

interface DialogProps {
  /** Dropped on the page; null if none was. */
  readonly file: File | null;
  readonly onClose: () => void;
}

/** A file or pasted text becomes a policy. The review page opens while the console still reads it. */
export function UploadDialog({ file: dropped, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const id = useId();
  const [file, setFile] = useState(dropped);
  const [text, setText] = useState("");
  const [name, setName] = useState(dropped ? nameFor(dropped.name) : "");
  const [category, setCategory] = useState<PolicyCategory>("operational");
  const [step, setStep] = useState("");
  const misfit = file ? misfitOf(file) : null;
  const choose = (chosen: File): void => {
    setFile(chosen);
    if (name.trim() === "") setName(nameFor(chosen.name));
  };
  const upload = useMutation({
    mutationFn: async () => {
      setStep("Creating the policy…");
      const body = { name: name.trim(), category, ...(file ? {} : { source_text: text }) };
      const policy = await api.environment.createPolicy({ body });
      try {
        if (file) {
          setStep("Uploading and reading the file…");
          await api.environment.uploadPolicyFile({ policy_id: policy.id, file });
        }
      } catch (error) {
        // Refused at once, so nobody has seen the policy: a second attempt must not leave an empty one behind.
        await api.environment.deletePolicy({ policy_id: policy.id }).catch(() => undefined);
        throw error;
      }
      return policy.id;
    },
    onSettled: () => setStep(""),
    onSuccess: async (policyId) => {
      await queries.invalidateQueries({ queryKey: ["policies"] });
      onClose();
      await go({ to: routes.policy, params: { id: policyId } });
    },
  });
  const isReady = name.trim() !== "" && misfit === null && (file !== null || text.trim() !== "");
  return (
    <Dialog title="Upload policy" className="wide-dialog" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) upload.mutate();
        }}
      >
        <FileDrop file={file} choose={choose} />
        {misfit && (
          <p className="refused" role="alert">
            {misfit}
          </p>
        )}
        {!file && (
          <div className="field">
            <label htmlFor={`${id}-text`}>Or paste the text</label>
            <textarea
              id={`${id}-text`}
              rows={5}
              maxLength={fields.PolicyCreate.source_text.maxLength}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
        )}
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            value={name}
            maxLength={fields.PolicyCreate.name.maxLength}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-category`}>Category</label>
          <select
            id={`${id}-category`}
            value={category}
            onChange={({ target }) => setCategory(target.value as PolicyCategory)}
          >
            {policyCategories.map((one) => (
              <option key={one} value={one}>
                {categoryWords[one]}
              </option>
            ))}
          </select>
        </div>
        <Refused error={upload.error} />
        <div className="dialog-actions">
          <span className="small mid upload-step" role="status">
            {step}
          </span>
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!isReady || upload.isPending}>
            {file ? "Upload policy" : "Create policy"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
