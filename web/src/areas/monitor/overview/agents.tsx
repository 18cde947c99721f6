import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { breakdownQuery } from "../../../queries/metrics.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { TimeRange } from "../../../routes/time-search.ts";
import { useSession } from "../../../session/use-session.ts";
import { costWords } from "../window/cost.ts";
import { Unread } from "../window/unread.tsx";
import { type AgentFigures, agentRows, type ColumnName, columnsFor } from "./agent-rows.ts";
import { amount } from "./figure-words.ts";
import type { Via } from "./measures.ts";

/** Every agent with traffic in the range. A click on a column sorts by it. */
export function AgentsByTraffic({ range, via }: { readonly range: TimeRange; readonly via: Via }) {
  const session = useSession();
  const [sort, setSort] = useState<ColumnName>("requests");
  const columns = columnsFor(via);
  const found = useQueries({
    queries: columns.map(({ metric }) => breakdownQuery(session, { metric, range, agent: undefined, by: "agent" })),
  });
  const failed = found.find(({ isError }) => isError);
  const rows = agentRows(
    columns,
    found.map(({ data }) => data?.shares ?? []),
    sort,
  );
  const isRead = found.every(({ data }) => data);
  return (
    <Section title="Agents" note={`${columns.find(({ id }) => id === sort)?.label}, the most first`}>
      {failed && (
        <Unread
          error={failed.error}
          retry={() => found.forEach((one) => void one.refetch())}
          what="Figures of agents"
        />
      )}
      {!failed && !isRead && <Waiting rows={4} />}
      {isRead && rows.length === 0 && <p className="mid">No agent had traffic in this time.</p>}
      {isRead && rows.length > 0 && (
        <Scroll label="Agents by traffic">
          <table className="list monitor-agents">
            <thead>
              <tr>
                <th scope="col">Agent</th>
                {columns.map(({ id, label }) => (
                  <th key={id} scope="col" className="num" aria-sort={id === sort ? "descending" : "none"}>
                    <button type="button" className="link" onClick={() => setSort(id)}>
                      {label}
                      {id === sort && <span aria-hidden="true"> ↓</span>}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} columns={columns.map(({ id }) => id)} range={range} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}

interface RowProps {
  readonly row: AgentFigures;
  readonly columns: readonly ColumnName[];
  readonly range: TimeRange;
}

function Row({ row: { id, name, figures }, columns, range }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {id === "" ? (
          "Not assigned to an agent"
        ) : (
          <Link to={routes.agentMonitor} params={{ id }} search={{ range }}>
            <ShownText text={name ?? "Deleted agent"} />
          </Link>
        )}
      </th>
      {columns.map((column) => (
        <td key={column} className="num">
          {valueWords(column, figures[column] ?? 0, figures.requests ?? 0)}
        </td>
      ))}
    </tr>
  );
}

/** What no one reported is unknown, not 0. */
function valueWords(column: ColumnName, value: number, requests: number): string {
  if (column === "cost") return costWords(value === 0 && requests > 0 ? null : value);
  return column === "tokens" && value === 0 && requests > 0 ? "unknown" : amount(value);
}
