import { MOST_UNASSESSED } from "@agent-console/analysis/statistics/interval-verdict.ts";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import type { Report } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";

/** Why responses could not be assessed, by dimension. */
export function Unassessed({ id, report }: { readonly id: string; readonly report: Report }) {
  const { unassessed_by_reason: reasons = [], dimensions } = report;
  const all = reasons.reduce((sum, reason) => sum + reason.count, 0);
  const most = Math.max(1, ...reasons.map((reason) => reason.count));
  return (
    <Scroll label="Unassessed responses by reason">
      <table className="unassessed">
        <thead>
          <tr>
            <th>Reason</th>
            <th className="num">Responses</th>
            <th className="reason-share">
              <span className="sr">Share</span>
            </th>
            {dimensions.map(({ name }) => (
              <th key={name} className="num capital">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ reason, count: some, dimensions: by }) => (
            <tr key={reason}>
              <td>{reason}</td>
              <td className="num strong">{count(some)}</td>
              <td className="reason-share">
                <svg aria-hidden="true">
                  <rect width={`${(100 * some) / most}%`} height="6" rx="1" />
                </svg>
              </td>
              {dimensions.map(({ name }) => (
                <td key={name} className={`num${by[name] ? "" : " mut"}`}>
                  {count(by[name] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="strong">
            <td>
              <Link to={routes.prompts} params={{ id }} search={{ outcome: "unassessed" }}>
                All unassessed
              </Link>
              {all > 0 && (
                <small>
                  <Link to={routes.review} params={{ id }} search={{}}>
                    Decide them in the review queue
                  </Link>
                </small>
              )}
            </td>
            <td className="num">{count(all)}</td>
            <td className="reason-share" />
            {dimensions.map(({ name, unassessed_share: share = 0 }) => (
              <td key={name} className="num">
                {Math.round(share * 100)}%
                {share > MOST_UNASSESSED && <small>over the limit of {Math.round(MOST_UNASSESSED * 100)}%</small>}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}
