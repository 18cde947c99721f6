import { rateScale } from "../../../charts/rate/rate-scale.ts";
import { IntervalAxis, IntervalBar, type Scale } from "../../../charts/score/interval-bar.tsx";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { at, count, range, since } from "../../../parts/numbers.ts";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type Campaign, isLive } from "../../../queries/redteam/shapes.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { categoryTitle, statusWords } from "../../../terms/redteam.ts";
import "./campaign-table.css";

export function CampaignTable({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const scale = rateScale(campaigns.map((campaign) => campaign.details.figures?.headline.high));
  return (
    <table className="campaigns">
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col">Status</th>
          <th scope="col" className="num">
            Goals broken, 95% CI
          </th>
          <th scope="col" className="campaign-interval">
            <span className="sr">Interval</span>
            <IntervalAxis scale={scale} threshold={null} />
          </th>
          <th scope="col" className="num">
            Requests
          </th>
          <th scope="col" className="num">
            Started
          </th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.campaign_id} campaign={campaign} scale={scale} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly campaign: Campaign;
  readonly scale: Scale;
}

function CampaignRow({ campaign, scale }: RowProps) {
  const { campaign_id: id, details, tool, created_at } = campaign;
  const name = details.agent_name ?? details.name;
  const headline = details.figures?.headline ?? null;
  const isBroken = tool === "native" && (headline?.broken ?? details.progress.broken) > 0;
  return (
    <tr>
      <td>
        <span className="campaign-name">
          <Glyph verdict={isBroken ? "failed" : null} silent />
          <span className="cut">
            <Link to={routes.campaign} params={{ id }}>
              <ShownText text={name} />
            </Link>
            <small className="mut cut">
              {tool === "native" ? "" : `Imported from ${tool}. `}
              {details.retest_of ? "Retest. " : ""}
              {details.categories.map(categoryTitle).join(", ")}
            </small>
          </span>
        </span>
      </td>
      <td className="campaign-status">
        {statusWords[campaign.status] ?? campaign.status}
        {isLive(campaign) && (
          <small className="mut">
            {count(details.progress.done)} of {count(details.progress.goals)} goals
          </small>
        )}
      </td>
      <td className="num">
        {headline ? (
          <>
            <b>
              {count(headline.broken)} of {count(headline.assessed)}
            </b>
            {tool !== "native" && <small className="mut">hits reported</small>}
            {headline.low !== null && headline.high !== null && (
              <small className="mut">{range(headline.low, headline.high)}%</small>
            )}
          </>
        ) : (
          <span className="mut">{soFar(campaign)}</span>
        )}
      </td>
      <td className="campaign-interval">
        <IntervalBar
          name={visible(name)}
          score={headline?.rate ?? null}
          low={headline?.low ?? null}
          high={headline?.high ?? null}
          verdict={isBroken ? "failed" : null}
          scale={scale}
          threshold={null}
        />
      </td>
      <td className="num campaign-requests">
        {count(details.spent.requests)}
        <span className="narrow-only"> {details.spent.requests === 1 ? "request" : "requests"}</span>
      </td>
      <td className="num mid" title={at(created_at)}>
        {since(created_at)}
      </td>
    </tr>
  );
}

function soFar({ details: { progress }, ...campaign }: Campaign): string {
  if (isLive(campaign)) return progress.broken ? `${count(progress.broken)} so far` : "none so far";
  return "no result";
}
