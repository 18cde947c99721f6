import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { campaignQuery } from "../../../queries/redteam/campaigns.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface CampaignProps {
  readonly agentId: string;
  readonly campaignId: string;
  /** Null while it is not known how many can be asked again. */
  readonly weaknesses: number | null;
}

/** Where some of the prompts of a new run come from, and the way to do without them. */
export function FromCampaign({ agentId, campaignId, weaknesses }: CampaignProps) {
  const campaign = useQuery(campaignQuery(useSession(), campaignId));
  return (
    <p className="notice" role="note">
      {weaknesses === null ? "Attacks " : `Attacks on ${weaknessCount(weaknesses)}, with fresh secrets, `}
      from the campaign{" "}
      <Link to={routes.campaign} params={{ id: campaignId }}>
        <ShownText text={campaign.data?.details.name ?? "of this agent"} />
      </Link>{" "}
      join the prompts: half for the search, half for the final test.{" "}
      <Link to={routes.agentEvolution} params={{ agentId }} search={{}}>
        Leave them out
      </Link>
    </p>
  );
}

export const weaknessCount = (weaknesses: number): string =>
  weaknesses === 1 ? "1 proven weakness" : `${count(weaknesses)} proven weaknesses`;
