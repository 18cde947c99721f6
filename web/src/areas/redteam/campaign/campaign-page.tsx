import { useQuery } from "@tanstack/react-query";
import { at, count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { campaignQuery } from "../../../queries/redteam/campaigns.ts";
import { useLiveCampaign } from "../../../queries/redteam/goals.ts";
import { isLive } from "../../../queries/redteam/shapes.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { PersonName } from "../pieces/person-name.tsx";
import { StoppedNotice } from "../pieces/stop-all.tsx";
import { CampaignReport } from "../report/campaign-report.tsx";
import { LiveCampaign } from "./live-campaign.tsx";

/** One address for a campaign, in progress or ended: the report appears where the live view was. */
export function CampaignPage() {
  const { id } = useParamsOf(routes.campaign);
  const session = useSession();
  const campaign = useQuery(campaignQuery(session, id));
  useLiveCampaign(campaign.data);
  if (campaign.isPending) return <Waiting rows={8} />;
  if (campaign.isError) return <Failed page error={campaign.error} retry={() => campaign.refetch()} />;
  const { details, created_at, tool } = campaign.data;
  const name = details.agent_name ?? details.name;
  const { progress, settings, seed } = details;
  const [kind, noun] = details.retest_of ? ["retest", "attack"] : ["campaign", "goal"];
  return (
    <>
      <PageHead title={`${name}, ${kind}${isLive(campaign.data) ? " in progress" : ""}`}>
        {count(progress.goals)} {progress.goals === 1 ? noun : `${noun}s`} in {count(details.categories.length)}{" "}
        {details.categories.length === 1 ? "category" : "categories"}
        {details.retest_of ? (
          <>
            , in {count(settings.confirm.n)} new conversations each. Retest of{" "}
            <Link to={routes.campaign} params={{ id: details.retest_of }}>
              {details.retested_tool === "native" ? "an earlier campaign" : `results of ${details.retested_tool}`}
            </Link>
          </>
        ) : tool === "native" ? (
          `, at most ${count(settings.queries_per_goal)} queries each, seed ${seed}`
        ) : (
          `, imported from ${tool}`
        )}
        . Started {at(created_at)} by <PersonName id={details.created_by} />.
      </PageHead>
      {isLive(campaign.data) ? (
        <LiveCampaign campaign={campaign.data} />
      ) : (
        <>
          <StoppedNotice />
          <CampaignReport campaign={campaign.data} />
        </>
      )}
    </>
  );
}
