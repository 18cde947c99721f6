import type { FindingSummary } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import { SeverityMark } from "../../../parts/severity.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { severities, timesBroken } from "../../../terms/findings.ts";
import { StandingMark, Trend } from "./standing.tsx";
import { membersQuery } from "./use-findings.ts";
import type { Selection } from "./use-selection.ts";
import { dueWords, findingsCount, rateOf } from "./words.ts";

interface TableProps {
  readonly rows: readonly FindingSummary[];
  /** Null for those who may not triage. */
  readonly selection: Selection | null;
}

/** One part of the table for each severity. */
export function FindingTable({ rows, selection }: TableProps) {
  const members = useQuery(membersQuery(useSession()));
  const owners = new Map(members.data?.map(({ id, email }) => [id, email]));
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  return (
    <table className="finding-list" ref={table}>
      <thead>
        <tr>
          <th scope="col" className="pick">
            {selection && (
              <input
                type="checkbox"
                aria-label="Select all shown"
                checked={selection.size === rows.length}
                onChange={() => selection.toggleShown()}
              />
            )}
          </th>
          <th scope="col">Finding</th>
          <th scope="col" className="num">
            Failed, latest run
          </th>
          <th scope="col" className="wide-only">
            Last runs
          </th>
          <th scope="col">State</th>
          <th scope="col" className="wide-only">
            Owner
          </th>
          <th scope="col" className="wide-only">
            Due
          </th>
        </tr>
      </thead>
      {severities.map((severity) => {
        const own = rows.filter((row) => row.severity === severity);
        if (own.length === 0) return null;
        const prompts = own.reduce((sum, { latest_run: run }) => sum + (run?.failed ?? 0), 0);
        return (
          <tbody key={severity}>
            <tr className="of-severity">
              <th scope="rowgroup" colSpan={7}>
                <SeverityMark severity={severity} />
                <span className="severity-note small mut">
                  {findingsCount(own.length)}, {count(prompts)} failed in the latest runs
                </span>
              </th>
            </tr>
            {own.map((row) => (
              <Row key={row.id} row={row} selection={selection} owner={owners.get(row.assigned_to ?? "") ?? null} />
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

/** J and K move between the findings, X chooses the one that has the focus. */
function useRowKeys(table: React.RefObject<HTMLTableElement | null>): void {
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>("tr[data-finding] a") ?? [])];
  const at = () => links().findIndex((link) => link.closest("tr")?.contains(document.activeElement));
  const move = (by: number): void => links()[Math.max(0, at() + by)]?.focus();
  useKey("j", "Next finding", () => move(1));
  useKey("k", "Previous finding", () => move(-1));
  useKey("x", "Select the finding", () => links()[at()]?.closest("tr")?.querySelector("input")?.click());
}

interface RowProps {
  readonly row: FindingSummary;
  readonly selection: Selection | null;
  readonly owner: string | null;
}

function Row({ row, selection, owner }: RowProps) {
  const rate = rateOf(row);
  const due = dueWords(row, Date.now() / 1000);
  const isChosen = selection?.has(row.id) ?? false;
  return (
    <tr data-finding={row.id} className={isChosen ? "chosen-row" : ""}>
      <td className="pick">
        {selection && (
          <input
            type="checkbox"
            aria-label={visible(`Select: ${row.title}, ${row.agent_name ?? ""}`)}
            checked={isChosen}
            onChange={() => selection.toggle(row.id)}
          />
        )}
      </td>
      <td className="finding-words">
        <Link to={routes.finding} params={{ id: row.id }} className="strong">
          {row.title}
        </Link>
        <small className="mid">
          <ShownText text={row.summary.split("\n")[0] ?? ""} />
        </small>
        <small className="mut">
          <ShownText text={row.agent_name ?? ""} /> · {row.category.scenario}
          {row.source === "campaign" && " · red team"}
        </small>
      </td>
      <td className="num rate">
        {rate ? (
          <>
            {rate.words}
            <small className="mut">{rate.interval}</small>
          </>
        ) : (
          <span className="mut">{row.source === "campaign" ? timesBroken(row.occurrences) : "not tried"}</span>
        )}
      </td>
      <td className="wide-only">
        <Trend runs={row.runs} />
      </td>
      <td>
        <StandingMark finding={row} />
      </td>
      <td className="wide-only finding-owner">{owner ?? <span className="mut">No owner</span>}</td>
      <td className={`wide-only ${row.is_overdue ? "strong" : ""}`}>{due ?? <span className="mut">None</span>}</td>
    </tr>
  );
}
