import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { AgentPicker } from "../../../../blocks/agent-picker.tsx";
import { Dialog } from "../../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../../parts/refused.tsx";
import type { Policy } from "../../../../queries/environment/policies.ts";
import { useSession } from "../../../../session/use-session.ts";

/** As the API has it. */
const USUAL_REQUESTS = 20;
const MOST_REQUESTS = fields.ExtractRules.max_calls.maximum;

/** An agent of the team reads the text, too, within a budget of requests. */
export function ReadWithAgent({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [agentId, setAgentId] = useState<string>();
  const [requests, setRequests] = useState(String(USUAL_REQUESTS));
  const most = Number(requests);
  const fits = Number.isInteger(most) && most >= 1 && most <= MOST_REQUESTS;
  const read = useMutation({
    mutationFn: async () =>
      agentId &&
      api.environment.extractRules({
        policy_id: policy.id,
        body: { extractor_agent_id: agentId, max_calls: most },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["policies"] });
      onClose();
    },
  });
  return (
    <Dialog title="Read with an agent" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (agentId && fits) read.mutate();
        }}
      >
        <p className="mid policy-dialog-note">
          The built-in reader has read this text. An agent of your team can look for rules that it missed: the text is
          sent to it section by section. A rule whose words are not in the text is dropped, and every new rule waits for
          your decision.
        </p>
        <div className="field">
          <label htmlFor={`${id}-agent`}>Agent</label>
          <AgentPicker id={`${id}-agent`} agentId={agentId} choose={(agent) => setAgentId(agent?.id)} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-most`}>Most requests</label>
          <input
            id={`${id}-most`}
            inputMode="numeric"
            value={requests}
            aria-invalid={!fits}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setRequests(target.value)}
          />
          <p className={fits ? "small mut" : "wrong"} id={`${id}-hint`}>
            A whole number from 1 to {MOST_REQUESTS}. Sections beyond it are not read.
          </p>
        </div>
        <Refused error={read.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={!agentId || !fits || read.isPending}>
            {read.isPending ? "Starting…" : "Start reading"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
