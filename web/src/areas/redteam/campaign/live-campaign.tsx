import { useMutation, useQueryClient } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Failed } from "../../../parts/page/states.tsx";
import { type Campaign, isLive } from "../../../queries/redteam/shapes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { statusWords } from "../../../terms/redteam.ts";
import "../../../blocks/verdict-head.css";
import "../../../blocks/progress.css";

export function LiveCampaign({ campaign }: { readonly campaign: Campaign }) {
  const { progress, spent } = campaign.details;
  const share = progress.goals > 0 ? progress.done / progress.goals : 0;
  return (
    <div className="verdict-head">
      <div>
        <p className="word">{statusWords[campaign.status]}</p>
        <p className="big">
          <b>{Math.floor(share * 100)}%</b>{" "}
          <span className="mid">
            {count(progress.done)} of {count(progress.goals)} goals
          </span>
        </p>
        <svg className="progress" role="img" aria-label={`${Math.floor(share * 100)}% done`}>
          <rect className="progress-track" width="100%" height="8" />
          <rect className="progress-done" width={`${share * 100}%`} height="8" />
        </svg>
        {campaign.error_message && <p className="mid">{campaign.error_message}</p>}
        {isLive(campaign) && <CampaignControls campaign={campaign} />}
      </div>
      <dl className="facts-list">
        {Object.entries({
          Attempts: progress.attempts,
          Errors: progress.errors,
          Requests: spent.requests,
          Tokens: spent.tokens,
        }).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CampaignControls({ campaign }: { readonly campaign: Campaign }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayRun = useMay("MEMBER");
  const cancel = useMutation({
    mutationFn: () => api.redteam.cancelCampaign({ campaign_id: campaign.campaign_id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["campaign", campaign.campaign_id] }),
  });
  if (!mayRun) return <p className="small mut">You need the Member role to cancel a campaign.</p>;
  return (
    <div className="row">
      <button
        type="button"
        className="btn"
        disabled={cancel.isPending}
        onClick={() =>
          confirm("Cancel this campaign? What was found so far is kept. It can't be resumed.") && cancel.mutate()
        }
      >
        Cancel campaign
      </button>
      {cancel.isError && <Failed error={cancel.error} />}
    </div>
  );
}
