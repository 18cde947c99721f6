import { useQuery } from "@tanstack/react-query";
import { count, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { retestsQuery } from "../../../queries/redteam/campaigns.ts";
import { type Campaign, isLive } from "../../../queries/redteam/shapes.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { statusWords } from "../../../terms/redteam.ts";

/** The retests of a campaign, the newest first. Nothing where there is none. */
export function Retests({ id }: { readonly id: string }) {
  const retests = useQuery(retestsQuery(useSession(), id));
  if (!retests.data?.length) return null;
  return (
    <Section title="Retests" note="What worked, asked again">
      <ul className="held-list">
        {retests.data.map((retest) => (
          <li key={retest.campaign_id}>
            <Link to={routes.campaign} params={{ id: retest.campaign_id }}>
              {saidBy(retest)}
            </Link>{" "}
            <span className="small mut">{since(retest.created_at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function saidBy(retest: Campaign): string {
  const { progress, figures } = retest.details;
  const headline = figures?.headline;
  if (isLive(retest))
    return `${statusWords[retest.status] ?? retest.status}: ${count(progress.done)} of ${count(progress.goals)} attacks`;
  if (!headline) return statusWords[retest.status] ?? retest.status;
  if (headline.assessed === 0) return "No attack could be assessed";
  return `${count(headline.broken)} of ${count(headline.assessed)} ${headline.assessed === 1 ? "attack" : "attacks"} still ${headline.broken === 1 ? "works" : "work"}`;
}
