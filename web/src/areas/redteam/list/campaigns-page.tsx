import { useInfiniteQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { campaignPagesQuery } from "../../../queries/redteam/campaigns.ts";
import { type Campaign, isLive } from "../../../queries/redteam/shapes.ts";
import { Link, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CampaignTable } from "../pieces/campaign-table.tsx";
import { MorePages } from "../pieces/more-pages.tsx";
import { StopAllButton, StoppedNotice } from "../pieces/stop-all.tsx";
import { CampaignFilters } from "./campaign-filters.tsx";

export function CampaignsPage() {
  const session = useSession();
  const mayRun = useMay("MEMBER");
  const search = useSearchOf(routes.campaigns);
  const pages = useInfiniteQuery(campaignPagesQuery(session, search));
  const campaigns = pages.data && onceEach(pages.data.pages.flatMap((page) => page.campaigns));
  const isFiltered = search.agent !== undefined || search.status !== undefined;
  const start = mayRun && (
    <Link className="btn pri" to={routes.newCampaign} search={search.agent ? { agent: search.agent } : {}}>
      New campaign
    </Link>
  );
  return (
    <>
      <PageHead
        title="Red team"
        actions={
          <>
            <StopAllButton />
            {mayRun && (
              <Link className="btn" to={routes.importCampaign} search={search.agent ? { agent: search.agent } : {}}>
                Import results
              </Link>
            )}
            {start}
          </>
        }
      >
        {campaigns && headWords(campaigns, pages.hasNextPage)}
      </PageHead>
      <StoppedNotice />
      <Section title="Campaigns" note="In progress first, then newest first">
        <CampaignFilters search={search} />
        {pages.isPending && <Waiting rows={6} />}
        {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
        {campaigns?.length === 0 && isFiltered && <Empty title="No campaign matches these filters" />}
        {campaigns?.length === 0 && !isFiltered && (
          <Empty title="No campaigns yet" act={start}>
            A campaign attacks one of your agents the way a person would: it tries tricks, reads the answers and adapts.
            What works is repeated with fresh secrets before it becomes a finding. It ends with how many goals broke,
            and how sure that is.
          </Empty>
        )}
        {campaigns && campaigns.length > 0 && <CampaignTable campaigns={campaigns} />}
        <MorePages pages={pages} />
      </Section>
    </>
  );
}

/** One that ended between two pages is on both. */
const onceEach = (campaigns: readonly Campaign[]): Campaign[] => [
  ...new Map(campaigns.map((campaign) => [campaign.campaign_id, campaign])).values(),
];

function headWords(campaigns: readonly Campaign[], hasMore: boolean): string {
  const loaded = hasMore
    ? `The first ${count(campaigns.length)} campaigns`
    : campaigns.length === 1
      ? "1 campaign"
      : `${count(campaigns.length)} campaigns`;
  return `${loaded}, ${count(campaigns.filter(isLive).length)} in progress.`;
}
