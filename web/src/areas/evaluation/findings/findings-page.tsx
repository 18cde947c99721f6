import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { FindingFilters } from "./finding-filters.tsx";
import { FindingTable } from "./finding-table.tsx";
import { OpenWork } from "./open-work.tsx";
import { findingCountsQuery, findingsQuery } from "./use-findings.ts";
import { useSelection } from "./use-selection.ts";
import "./findings.css";

/** The weaknesses that runs found, most severe first, with what the latest run changed about each. */
export function FindingsPage() {
  const session = useSession();
  const search = useSearchOf(routes.findings);
  const findings = useInfiniteQuery(findingsQuery(session, search));
  const counts = useQuery(findingCountsQuery(session, search));
  const mayTriage = useMay("MEMBER");
  const rows = findings.data?.pages.flatMap(({ results }) => results) ?? [];
  const selection = useSelection(search, rows);
  return (
    <>
      <PageHead title="Findings">
        Failed prompts grouped by probe and cause. A new run updates a finding instead of adding another.
      </PageHead>
      {counts.data && <OpenWork counts={counts.data} search={search} />}
      <FindingFilters search={search} />
      {mayTriage && selection.size > 0 && <BulkBar selection={selection} isWhole={!findings.hasNextPage} />}
      <Section title="Matching findings" note={rows.length > 0 ? `Showing ${count(rows.length)}` : undefined}>
        {findings.isPending && <Waiting rows={8} />}
        {findings.isError && <Failed error={findings.error} retry={() => findings.refetch()} />}
        {findings.isSuccess && rows.length === 0 && (
          <Empty title="No findings">
            No findings match these filters. If you haven't run an evaluation yet, start one.
          </Empty>
        )}
        {rows.length > 0 && <FindingTable rows={rows} selection={mayTriage ? selection : null} />}
        {findings.hasNextPage && (
          <button
            type="button"
            className="btn"
            disabled={findings.isFetchingNextPage}
            onClick={() => findings.fetchNextPage()}
          >
            Show more
          </button>
        )}
      </Section>
    </>
  );
}
