import { useQuery } from "@tanstack/react-query";
import { at } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { campaignQuery } from "../../../queries/redteam/campaigns.ts";
import { isLive } from "../../../queries/redteam/shapes.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { LiveCampaign } from "./live-campaign.tsx";

/** One address for a campaign, in progress or ended: the report appears where the live view was. */
export function CampaignPage() {
  const { id } = useParamsOf(routes.campaign);
  const session = useSession();
  const campaign = useQuery(campaignQuery(session, id));
  if (campaign.isPending) return <Waiting rows={8} />;
  if (campaign.isError) return <Failed page error={campaign.error} retry={() => campaign.refetch()} />;
  const { details, created_at } = campaign.data;
  const name = details.agent_name ?? details.name;
  return (
    <>
      <PageHead title={`${name}, ${isLive(campaign.data) ? "campaign in progress" : "campaign"}`}>
        Started {at(created_at)}, seed {details.seed}.
      </PageHead>
      <LiveCampaign campaign={campaign.data} />
    </>
  );
}
