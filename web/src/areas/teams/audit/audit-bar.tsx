import { useMutation } from "@tanstack/react-query";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { type AuditFilters, outcomes, readAuditFilters } from "../../../routes/audit-filters.ts";
import { useSession } from "../../../session/use-session.ts";
import { auditQuery } from "./audit-query.ts";

/** The prefix of an action's name, and its category. */
const kinds: readonly (readonly [string, string])[] = [
  ["", "Everything"],
  ["agent.", "Agents"],
  ["evaluation.", "Evaluations"],
  ["session.", "Sign-in and sessions"],
  ["member.", "Members"],
  ["finding.", "Findings"],
  ["operation.denied", "Denied requests"],
  ["invitation.", "Invitations"],
  ["key.", "API keys"],
  ["team.", "The team"],
];

const spans: readonly (readonly [string, string])[] = [
  ["", "All time"],
  ["1", "The last day"],
  ["7", "The last week"],
  ["30", "The last 30 days"],
];

interface BarProps {
  readonly filters: AuditFilters;
  readonly set: (filters: AuditFilters) => void;
}

export function AuditBar({ filters, set }: BarProps) {
  const { api } = useSession();
  const change = (part: Record<string, unknown>): void => set(readAuditFilters({ ...filters, ...part }));
  const download = useMutation({
    mutationFn: async () => {
      const stream = await api.teams.exportAuditLog(auditQuery(filters, Date.now()));
      saveFile("audit-log.ndjson", await new Response(stream).text());
    },
  });
  return (
    <search className="filters four">
      <select
        aria-label="Category"
        value={filters.action ?? ""}
        onChange={({ target }) => change({ action: target.value })}
      >
        {kinds.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <select
        aria-label="Outcome"
        value={filters.outcome ?? ""}
        onChange={({ target }) => change({ outcome: target.value })}
      >
        <option value="">All outcomes</option>
        {outcomes.map((outcome) => (
          <option key={outcome}>{outcome}</option>
        ))}
      </select>
      <select aria-label="Time" value={filters.days ?? ""} onChange={({ target }) => change({ days: target.value })}>
        {spans.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button type="button" className="btn" disabled={download.isPending} onClick={() => download.mutate()}>
        Download filtered log
      </button>
      <Refused error={download.error} />
    </search>
  );
}
