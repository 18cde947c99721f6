import { type InfiniteData, infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Session } from "../../session/session.ts";
import { followed, someEnded, wholeAtEnd } from "../whole-at-end.ts";
import { type Campaign, isLive } from "./shapes.ts";

const PAGE = 50;
const POLL_MS = 2_000;

interface CampaignPage {
  readonly campaigns: readonly Campaign[];
  readonly next: string | undefined;
}

const someCampaignEnded = someEnded<Campaign>(isLive, ({ campaign_id }) => campaign_id);

export interface CampaignFilter {
  readonly agent?: string | undefined;
  readonly status?: string | undefined;
}

/** All campaigns that match, page by page: those in progress first, then newest first. */
export const campaignPagesQuery = ({ api }: Session, { agent, status }: CampaignFilter) =>
  infiniteQueryOptions({
    queryKey: ["campaigns", "pages", agent ?? "all", status ?? "all"],
    queryFn: ({ pageParam, ...reading }) =>
      wholeAtEnd<CampaignPage>(reading, {
        read: async () => {
          const asked = { agent_id: agent, status, order: "live_first", limit: PAGE, cursor: pageParam } as const;
          const page = await api.redteam.listCampaigns(asked);
          return { campaigns: page.campaigns, next: page.next_cursor ?? undefined };
        },
        hasEnded: (before, now) => someCampaignEnded(before.campaigns, now.campaigns),
        previous: (client, key) => {
          const stored = client.getQueryData<InfiniteData<CampaignPage, string | undefined>>(key);
          return stored?.pages[stored.pageParams.indexOf(pageParam)];
        },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    meta: followed,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ campaigns }) => campaigns.some(isLive)) ? POLL_MS : false,
  });

/** The newest campaigns of one agent, for pages that need no more. */
export const newestCampaignsQuery = ({ api }: Session, agentId: string, limit = PAGE) =>
  queryOptions({
    queryKey: ["campaigns", "newest", agentId, limit],
    queryFn: async () => (await api.redteam.listCampaigns({ agent_id: agentId, limit })).campaigns,
    enabled: agentId !== "",
  });

export const campaignQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["campaign", id],
    queryFn: (reading) =>
      wholeAtEnd<Campaign>(reading, {
        read: () => api.redteam.getCampaign({ campaign_id: id }),
        hasEnded: (before, now) => isLive(before) && !isLive(now),
      }),
    meta: followed,
    refetchInterval: ({ state }) => (state.data && isLive(state.data) ? POLL_MS : false),
  });

const FEW = 10;

/** The newest retests of a campaign. */
export const retestsQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["campaigns", "retests", id],
    queryFn: async () => (await api.redteam.listCampaigns({ retest_of: id, limit: FEW })).campaigns,
  });
