import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { useKey } from "../../../parts/keys/use-key.ts";
import { Refused } from "../../../parts/refused.tsx";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { StopAllButton } from "../pieces/stop-all.tsx";

/** Pause, resume and cancel; and the button that ends everything. */
export function CampaignControls({ campaign }: { readonly campaign: Campaign }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const [isAsking, setAsking] = useState(false);
  const path = { campaign_id: campaign.campaign_id };
  const refresh = () => queries.invalidateQueries({ queryKey: ["campaign", campaign.campaign_id] });
  const other = campaign.status === "paused" ? "resume" : "pause";
  const act = useMutation({
    mutationFn: () => (other === "pause" ? api.redteam.pauseCampaign(path) : api.redteam.resumeCampaign(path)),
    onSettled: refresh,
  });
  useKey("p", "Pause or resume", () => mayRun && act.mutate());
  if (!mayRun) return <p className="small mut">You need the Member role to pause or cancel a campaign.</p>;
  return (
    <>
      <div className="row">
        <button type="button" className="btn pri" disabled={act.isPending} onClick={() => act.mutate()}>
          {other === "pause" ? "Pause" : "Resume"} <kbd>P</kbd>
        </button>
        <button type="button" className="btn" onClick={() => setAsking(true)}>
          Cancel campaign
        </button>
        <StopAllButton />
      </div>
      <Refused error={act.error} />
      {isAsking && (
        <Confirm
          title="Cancel this campaign?"
          act="Cancel campaign"
          run={async () => {
            await api.redteam.cancelCampaign(path);
            await refresh();
          }}
          onClose={() => setAsking(false)}
        >
          <p>What was found so far is kept. Nothing more is sent, and it can't be resumed.</p>
        </Confirm>
      )}
    </>
  );
}
