import type { UnifiedImportRequest } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { ImportFindings } from "./import-findings.tsx";

/** An agent card as JSON, a console export, or the URL of a published card. */
function requestFrom(text: string): UnifiedImportRequest | null {
  const trimmed = text.trim();
  if (/^https?:\/\//i.test(trimmed)) return { agent_url: trimmed };
  try {
    const card: unknown = JSON.parse(trimmed);
    return typeof card === "object" && card !== null ? { agent_card: card as Record<string, unknown> } : null;
  } catch {
    return null;
  }
}

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { api } = useSession();
  const [text, setText] = useState("");
  const go = useGo();
  const queries = useQueryClient();
  const request = requestFrom(text);
  const look = useMutation({ mutationFn: (body: UnifiedImportRequest) => api.agents.validateImport({ body }) });
  const make = useMutation({
    mutationFn: (body: UnifiedImportRequest) => api.agents.import({ body }),
    onSuccess: async ({ agent }) => {
      await queries.resetQueries({ queryKey: ["agents"] });
      await go({ to: routes.agent, params: { id: agent.id } });
    },
  });
  const busy = look.isPending || make.isPending;
  return (
    <Dialog title="Import an agent" onClose={onClose} className="wide-dialog">
      <div className="field">
        <label htmlFor="card">Paste an A2A agent card, a console export, or a URL to either one</label>
        <textarea
          id="card"
          className="mono"
          rows={8}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            look.reset();
          }}
        />
        {text.trim() !== "" && !request && <p className="wrong">Enter a URL or valid JSON.</p>}
      </div>
      {look.data && <ImportFindings found={look.data} />}
      <Refused error={look.error ?? make.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        {look.data?.valid ? (
          <button type="button" className="btn pri" disabled={busy} onClick={() => request && make.mutate(request)}>
            Register agent
          </button>
        ) : (
          <button
            type="button"
            className="btn pri"
            disabled={busy || !request}
            onClick={() => request && look.mutate(request)}
          >
            {look.isPending ? "Checking…" : "Check"}
          </button>
        )}
      </div>
    </Dialog>
  );
}
