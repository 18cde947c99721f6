import type { ProposalReasonCode } from "@agent-console/sdk";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { reasonWords, type Said, type Verb, words } from "./verbs.ts";

interface AskProps {
  readonly verb: Verb;
  readonly title?: string;
  readonly act: (said: Said) => Promise<void>;
  readonly onClose: () => void;
}

const SPOKEN: readonly Verb[] = ["approve", "approve_and_apply", "approve_unproven", "reject"];

/** The confirmation before a decision: what it does, and room for a reason. */
export function Ask({ verb, title = `${words[verb].button} this proposal?`, act, onClose }: AskProps) {
  const [notes, setNotes] = useState("");
  const [reason, setReason] = useState<ProposalReasonCode>("not_convinced");
  return (
    <Confirm
      title={title}
      act={words[verb].button}
      disabled={verb === "approve_unproven" && notes.trim() === ""}
      run={() => act({ notes: notes || null, reason })}
      onClose={onClose}
    >
      <p>{words[verb].effect}</p>
      {verb === "reject" && (
        <div className="field">
          <label htmlFor="reason">Reason</label>
          <select id="reason" value={reason} onChange={({ target }) => setReason(target.value as ProposalReasonCode)}>
            {Object.entries(reasonWords).map(([code, text]) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
      {SPOKEN.includes(verb) && (
        <div className="field">
          <label htmlFor="notes">
            {verb === "approve_unproven" ? "Why approve it all the same" : "Notes (optional)"}
          </label>
          <textarea id="notes" rows={2} value={notes} onChange={(event) => setNotes(event.target.value)} />
        </div>
      )}
    </Confirm>
  );
}
