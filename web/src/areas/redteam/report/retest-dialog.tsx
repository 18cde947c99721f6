import type { RetestCampaignRequest } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { newestCampaignsQuery } from "../../../queries/redteam/campaigns.ts";
import { retestPreflightQuery } from "../../../queries/redteam/preflight.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { Estimate } from "../pieces/estimate.tsx";

interface RetestProps {
  /** The campaign whose attacks are asked again. */
  readonly id: string;
  readonly agentId: string | null;
  /** The tool whose hits they are, or native. */
  readonly tool: string;
  readonly onClose: () => void;
}

/** Whom to ask again, and what that takes. Nothing is sent until it is started. */
export function RetestDialog({ id, agentId: usual, tool, onClose }: RetestProps) {
  const session = useSession();
  const go = useGo();
  const field = useId();
  const [agentId, setAgent] = useState(usual);
  const [cap, setCap] = useState("");
  const [judgeId, setJudge] = useState<string | null>(null);
  const [ownedId, setOwned] = useState<string | null>(null);
  const most = wholeIn(cap);
  const body: RetestCampaignRequest = {
    ...(agentId ? { agent_id: agentId } : {}),
    provider_config: {
      ...(typeof most === "number" ? { max_requests: most } : {}),
      ...(judgeId ? { judge_agent_id: judgeId, max_model_calls: JUDGE_CALLS } : {}),
    },
  };
  const isReady = agentId !== null && most !== null;
  const estimate = useQuery({ ...retestPreflightQuery(session, id, body), enabled: isReady });
  const earlier = useQuery(newestCampaignsQuery(session, agentId ?? ""));
  const isFirst = earlier.data?.every(isImport) ?? false;
  const start = useMutation({
    mutationFn: () => session.api.redteam.retestCampaign({ campaign_id: id, body }),
    onSuccess: ({ campaign_id }) => go({ to: routes.campaign, params: { id: campaign_id } }),
  });
  const canStart = isReady && estimate.data !== undefined && estimate.data.goals > 0;
  return (
    <Dialog title={tool === "native" ? "Ask these attacks again" : `Ask the hits of ${tool} again`} onClose={onClose}>
      <p>
        Each attack is put to the agent in new conversations with fresh secrets.{" "}
        {tool === "native"
          ? "What still works adds to its finding. What no longer does leaves it open until someone closes it."
          : `The verdicts of ${tool} stay beside ours. Only what works here opens a finding.`}
      </p>
      <div className="field after">
        <label htmlFor={`${field}-agent`}>Agent to ask</label>
        <AgentPicker
          id={`${field}-agent`}
          agentId={agentId ?? undefined}
          choose={(picked) => picked && setAgent(picked.id)}
        />
      </div>
      {isFirst && (
        <label className="check">
          <input
            type="checkbox"
            checked={ownedId === agentId}
            onChange={({ target }) => setOwned(target.checked ? agentId : null)}
          />
          The console never attacked this agent. My team may attack it.
        </label>
      )}
      {tool !== "native" && (
        <div className="field">
          <label htmlFor={`${field}-judge`}>Judge agent</label>
          <AgentPicker
            id={`${field}-judge`}
            agentId={judgeId ?? undefined}
            nothing="None: only what the console can judge"
            choose={(picked) => setJudge(picked?.id ?? null)}
          />
          <span className="hint">
            Decides hits that no oracle can, with at most {count(JUDGE_CALLS)} calls. Its opinion is not counted in any
            figure.
          </span>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${field}-cap`}>Request cap (optional)</label>
        <input
          id={`${field}-cap`}
          inputMode="numeric"
          autoComplete="off"
          value={cap}
          aria-invalid={most === null ? true : undefined}
          aria-describedby={most === null ? `${field}-wrong` : undefined}
          onChange={({ target }) => setCap(target.value)}
        />
        {most === null && (
          <p className="wrong" id={`${field}-wrong`} role="alert">
            Enter a whole number from {count(REQUESTS.minimum)} to {count(REQUESTS.maximum)}.
          </p>
        )}
      </div>
      {agentId === null && <p className="small mid">Choose the agent to see what it takes.</p>}
      {isReady && estimate.isPending && <Waiting rows={3} />}
      <Refused error={estimate.error} />
      {estimate.data && !estimate.isError && (
        <Estimate estimate={estimate.data} what="attack" ends="It ends when every attack was asked." />
      )}
      <Refused error={start.error} />
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn pri"
          disabled={!canStart || start.isPending || (isFirst && ownedId !== agentId)}
          onClick={() => start.mutate()}
        >
          Start retest
        </button>
      </div>
    </Dialog>
  );
}

const REQUESTS = fields.RetestConfig.max_requests;

/** Ten for each of a hundred hits: what a repetition takes at most. */
const JUDGE_CALLS = 1_000;

const isImport = ({ tool }: Campaign): boolean => tool !== "native";

/** Undefined if nothing is entered, null if it is no such number. */
function wholeIn(typed: string): number | null | undefined {
  if (typed.trim() === "") return undefined;
  const value = Number(typed);
  return Number.isInteger(value) && value >= REQUESTS.minimum && value <= REQUESTS.maximum ? value : null;
}
