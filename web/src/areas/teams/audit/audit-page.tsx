import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import type { AuditFilters } from "../../../routes/audit-filters.ts";
import { useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { AuditBar } from "./audit-bar.tsx";
import { auditQuery } from "./audit-query.ts";
import { AuditTable } from "./audit-table.tsx";
import { Integrity } from "./integrity.tsx";

const PAGE = 100;

export function AuditPage() {
  const { api, teamId } = useSession();
  const filters = useSearchOf(routes.audit);
  const go = useGo();
  const set = (next: AuditFilters): void => void go({ to: routes.audit, search: next, replace: true });
  const pages = useInfiniteQuery({
    queryKey: ["audit", filters],
    queryFn: ({ pageParam }) =>
      api.teams.listAuditLog({ ...auditQuery(filters, Date.now()), limit: PAGE, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchOnWindowFocus: false,
  });
  const members = useQuery({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });
  const rows = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <>
      <Section title="Integrity" note="Each entry is hash-chained to the one before it">
        <Integrity />
      </Section>
      <Section title="Audit log" note="Newest first">
        <AuditBar filters={filters} set={set} />
        {pages.isPending && <Waiting rows={8} />}
        {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
        {pages.data && rows.length === 0 && (
          <Empty title="No entries found">No audit log entries match these filters.</Empty>
        )}
        {rows.length > 0 && <AuditTable rows={rows} members={members.data ?? []} />}
        {pages.hasNextPage && (
          <p className="after">
            <button
              type="button"
              className="btn"
              disabled={pages.isFetchingNextPage}
              onClick={() => pages.fetchNextPage()}
            >
              Load older entries
            </button>
          </p>
        )}
      </Section>
    </>
  );
}
