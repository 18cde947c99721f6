import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import "../../../parts/text/command.css";

/** The run as proof for someone who does not trust this console: one signed archive. */
export function EvidencePack({ id }: { readonly id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Evidence pack
      </button>
      {open && <EvidenceDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function EvidenceDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const name = `evidence-${id}.zip`;
  const keys = useQuery({
    queryKey: ["evidence-keys"],
    queryFn: async () => (await api.evaluation.listEvidenceKeys()).keys,
  });
  const save = useMutation({
    mutationFn: async () => {
      const stream = await api.evaluation.evidencePack({ evaluation_id: id });
      saveFile(name, await new Response(stream).arrayBuffer());
    },
    // The first pack creates the key that signs it.
    onSuccess: () => queries.invalidateQueries({ queryKey: ["evidence-keys"] }),
  });
  const fingerprint = keys.data?.find(({ current }) => current)?.fingerprint;
  return (
    <Dialog title="Evidence pack" onClose={onClose} className="wide-dialog">
      <p className="mid">
        A zip file with the report in every format, all transcripts, findings and their triage, the agent's
        configuration, detector accuracy and the run log. It is signed, so anyone can check that nothing was changed.
      </p>
      <h3>Signing key fingerprint</h3>
      {fingerprint ? (
        <p className="row">
          <code className="fingerprint">{fingerprint}</code>
          <button type="button" className="btn small" onClick={() => navigator.clipboard.writeText(fingerprint)}>
            Copy
          </button>
        </p>
      ) : (
        <p className="mid">
          {keys.isPending ? "Loading…" : "The first pack creates the key. Download it to see this."}
        </p>
      )}
      <p className="small mid">
        Give it to the recipient separately from the pack. It is also in <Link to={routes.system}>Settings</Link> and at{" "}
        <a href="/.well-known/agent-console-evidence.json">/.well-known/agent-console-evidence.json</a>.
      </p>
      <h3>Verify offline</h3>
      <p className="small mid">In a checkout of Agent Console, without a network or an account:</p>
      <pre className="command">{`npm run verify-evidence -- ${name} --fingerprint ${fingerprint ?? "FINGERPRINT"}`}</pre>
      {save.isError && <Failed error={save.error} />}
      {save.isSuccess && (
        <p role="status">
          Saved as <code>{name}</code>. The export is in the audit log.
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        <button type="button" className="btn pri" disabled={save.isPending} onClick={() => save.mutate()}>
          {save.isPending ? "Exporting…" : "Download evidence pack"}
        </button>
      </div>
    </Dialog>
  );
}
