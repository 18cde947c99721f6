import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import type { Report } from "../../../queries/figures.ts";

interface Group {
  readonly dimension: string;
  readonly scenario: string;
  readonly because: string;
  readonly titles: readonly string[];
}

/** The probes that were not asked, by what the agent cannot do and by what is therefore unknown. */
export function NotTestable({ report }: { readonly report: Report }) {
  return (
    <Scroll label="Probes that are not testable here">
      <table className="not-testable">
        <thead>
          <tr>
            <th>Scenario</th>
            <th>Why</th>
            <th className="num">Probes</th>
            <th>Which</th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(report).map(({ dimension, scenario, because, titles }) => (
            <tr key={`${dimension} ${scenario} ${because}`}>
              <td>
                <span className="capital">{scenario}</span> <small className="mut capital">{dimension}</small>
              </td>
              <td className="mid capital">{because}</td>
              <td className="num">{count(titles.length)}</td>
              <td className="mid">{titles.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function groupsOf({ not_testable: untestable = [], probes }: Report): Group[] {
  const titles = new Map(probes.map(({ id, title }) => [id, title]));
  const groups = Map.groupBy(untestable, ({ dimension, scenario, because }) => `${dimension} ${scenario} ${because}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ ...first, titles: members.map(({ id }) => titles.get(id) ?? id) }] : [];
  });
}
