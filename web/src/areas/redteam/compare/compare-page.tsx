import { useQuery } from "@tanstack/react-query";
import { at, count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { campaignQuery, newestCampaignsQuery } from "../../../queries/redteam/campaigns.ts";
import { comparisonQuery } from "../../../queries/redteam/comparison.ts";
import { type Campaign, isLive } from "../../../queries/redteam/shapes.ts";
import { useGo, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { Compared } from "./compared.tsx";

/** Whether the agent became better, and how sure that is. */
export function CompareCampaignsPage() {
  const { id } = useParamsOf(routes.compareCampaigns);
  const { with: wished } = useSearchOf(routes.compareCampaigns);
  const session = useSession();
  const go = useGo();
  const campaign = useQuery(campaignQuery(session, id));
  const others = useQuery(newestCampaignsQuery(session, campaign.data?.details.agent_id ?? ""));
  const choices = (others.data ?? []).filter((one) => one.campaign_id !== id && !isLive(one));
  const other = wished ?? earlierThan(campaign.data, choices)?.campaign_id;
  const compared = useQuery(comparisonQuery(session, id, other));
  if (campaign.isError) return <Failed page error={campaign.error} retry={() => campaign.refetch()} />;
  if (campaign.isPending || others.isPending) return <Waiting rows={6} />;
  return (
    <>
      <PageHead title="Compare campaigns">
        This campaign against an earlier one on the same agent. The same seed compares goal by goal.
      </PageHead>
      {!other && (
        <Empty title="No other campaign to compare with">
          Run the campaign again with the same seed after you have changed the agent.
        </Empty>
      )}
      {other && (
        <div className="filters">
          <label>
            <span className="tiny mut">Earlier campaign</span>
            <select
              value={other}
              onChange={({ target }) =>
                go({ to: routes.compareCampaigns, params: { id }, search: { with: target.value }, replace: true })
              }
            >
              {choices.map((one) => (
                <option key={one.campaign_id} value={one.campaign_id}>
                  {optionWords(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {compared.isLoading && <Waiting rows={6} />}
      {compared.isError && <Failed error={compared.error} retry={() => compared.refetch()} />}
      {compared.data && <Compared comparison={compared.data} />}
    </>
  );
}

const optionWords = ({ created_at, details: { seed, progress }, tool }: Campaign): string =>
  `${at(created_at)}, ${count(progress.goals)} goals, ${tool === "native" ? `seed ${seed}` : tool}`;

const earlierThan = (campaign: Campaign | undefined, choices: readonly Campaign[]): Campaign | undefined =>
  choices.find(({ created_at }) => created_at <= (campaign?.created_at ?? 0)) ?? choices[0];
