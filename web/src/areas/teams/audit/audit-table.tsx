import type { AuditRow, TeamUser } from "@agent-console/sdk";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { at } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { nameOf } from "../people/roles.ts";

interface TableProps {
  readonly rows: readonly AuditRow[];
  readonly members: readonly TeamUser[];
}

export function AuditTable({ rows, members }: TableProps) {
  const names = new Map(members.map((member) => [member.id, nameOf(member)]));
  return (
    <Scroll label="Rows of the log">
      <table className="list audit">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Target</th>
            <th scope="col">IP address</th>
            <th scope="col" className="num">
              Chain number
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="mid">{at(row.at)}</td>
              <td>
                <ShownText text={names.get(row.actor_id ?? "") ?? row.actor_kind} />
              </td>
              <td>
                {row.outcome !== "done" && <Glyph verdict="failed" silent />} <span className="mono">{row.action}</span>
                {row.outcome !== "done" && <small className="t-fail">{row.outcome}</small>}
              </td>
              <td className="mono">
                {row.target_kind && (
                  <ShownText text={`${row.target_kind} ${row.agent_name ?? row.target_id?.slice(-8) ?? ""}`} />
                )}
              </td>
              <td className="mid">{row.address}</td>
              <td className="num mut">{row.seq ?? "Pending"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
