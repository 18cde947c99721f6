import { useInfiniteQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { campaignPagesQuery } from "../../../queries/redteam/campaigns.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CampaignTable } from "../pieces/campaign-table.tsx";
import { MorePages } from "../pieces/more-pages.tsx";
import { StoppedNotice } from "../pieces/stop-all.tsx";
import { PolicyPanel } from "./policy-panel.tsx";

/** The campaigns against one agent, and whether it may be attacked at all. */
export function AgentRedteamPage() {
  const { id } = useParamsOf(routes.agentRedteam);
  const mayRun = useMay("MEMBER");
  const pages = useInfiniteQuery(campaignPagesQuery(useSession(), { agent: id }));
  const campaigns = pages.data?.pages.flatMap((page) => page.campaigns);
  const start = mayRun && (
    <Link className="btn pri" to={routes.newCampaign} search={{ agent: id }}>
      New campaign
    </Link>
  );
  return (
    <>
      <StoppedNotice />
      <div className="grid">
        <Section className="c8" title="Campaigns against this agent" note={campaigns?.length ? "Newest first" : ""}>
          {pages.isPending && <Waiting rows={4} />}
          {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
          {campaigns?.length === 0 && (
            <Empty title="Never attacked" act={start}>
              A campaign tries to make the agent leak data or act against its owner, and says how often that works.
            </Empty>
          )}
          {campaigns && campaigns.length > 0 && (
            <>
              <CampaignTable campaigns={campaigns} />
              <MorePages pages={pages} />
              <p className="after">{start}</p>
            </>
          )}
        </Section>
        <Section className="c4" title="Policy" note="When campaigns may attack it">
          <PolicyPanel agentId={id} />
        </Section>
      </div>
    </>
  );
}
