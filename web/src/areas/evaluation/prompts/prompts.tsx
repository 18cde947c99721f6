import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import type { ProbeFigure } from "../../../queries/figures.ts";
import { Link, useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { type PromptSearch, readPromptSearch } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { probeWords } from "../../../terms/custom-probes.ts";
import { outcomeWords } from "../../../terms/outcomes.ts";
import { promptsQuery } from "../results/use-results.ts";
import { PromptTable } from "./prompt-table.tsx";

const PAGE = 50;
const outcomes = {
  ...outcomeWords,
  any: "All outcomes",
} as const;

interface PromptsProps {
  readonly id: string;
  readonly asked: number;
  readonly failed: number;
  readonly probes: readonly ProbeFigure[];
}

/** Every prompt of a run, a page at a time. The server filters and searches. */
export function Prompts({ id, asked, failed, probes }: PromptsProps) {
  const showPrompts = useReplaceSearch<PromptSearch>();
  const search = useSearchOf(routes.prompts);
  const page = (search.page ?? 1) - 1;
  const found = useInfiniteQuery(promptsQuery(useSession(), id, { ...search, limit: PAGE }));
  const { hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = found;
  const loaded = found.data?.pages.length ?? 0;
  // An address can name a later page. It is reached page by page, because each one has the cursor of the next.
  useEffect(() => {
    if (page >= loaded && loaded > 0 && hasNextPage && !isFetching && !isPlaceholderData) void fetchNextPage();
  }, [page, loaded, hasNextPage, isFetching, isPlaceholderData, fetchNextPage]);
  const shownPage = Math.min(page, Math.max(0, loaded - 1));
  const rows = found.data?.pages[shownPage]?.results ?? [];
  const hasMore = shownPage + 1 < loaded || hasNextPage;
  const turn = (to: number): void => {
    const { page: _, ...rest } = search;
    showPrompts(to > 0 ? { ...rest, page: to + 1 } : rest);
  };
  const filter = (change: Partial<Record<keyof PromptSearch, string | undefined>>): void =>
    showPrompts(readPromptSearch({ ...search, ...change, page: undefined }));
  return (
    <Section title="Prompts" note={`${count(asked)} total, ${count(failed)} failed`}>
      <search className="filters">
        <SearchField
          label="Search prompts"
          placeholder="Probe, prompt, response or reason"
          initial={search.words ?? ""}
          set={(words) => filter({ words })}
        />
        <select
          aria-label="Outcome"
          value={search.outcome ?? "failed"}
          onChange={({ target }) => filter({ outcome: target.value })}
        >
          {Object.entries(outcomes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label="Probe"
          value={search.probe ?? ""}
          onChange={({ target }) => filter({ probe: target.value })}
        >
          <option value="">All probes</option>
          {probes.map((one) => (
            <option key={one.id} value={one.id}>
              {probeWords(one.title)}
            </option>
          ))}
        </select>
        {search.scenario && (
          <Chosen words={`Scenario: ${search.scenario}`} clear={() => filter({ scenario: undefined })} />
        )}
        {search.entry && <Chosen words={search.entry} clear={() => filter({ entry: undefined })} />}
      </search>
      {found.isPending && <Waiting rows={8} />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && rows.length === 0 && (
        <Empty
          title="No prompts match"
          act={
            <button type="button" className="btn" onClick={() => showPrompts({ outcome: "any" })}>
              Show all prompts
            </button>
          }
        >
          No prompt of this run matches these filters.
        </Empty>
      )}
      {rows.length > 0 && <PromptTable id={id} rows={rows} search={search} />}
      <div className="row">
        <button type="button" className="btn" disabled={shownPage === 0} onClick={() => turn(shownPage - 1)}>
          Previous page
        </button>
        <button
          type="button"
          className="btn"
          disabled={!hasMore || found.isFetchingNextPage}
          onClick={() => turn(shownPage + 1)}
        >
          Next page
        </button>
        <span className="small mid" role="status">
          Page {shownPage + 1}
        </span>
        <Link className="btn quiet" to={routes.findings} search={{ run: id }}>
          View findings by severity
        </Link>
      </div>
    </Section>
  );
}

function Chosen({ words, clear }: { readonly words: string; readonly clear: () => void }) {
  return (
    <button type="button" className="btn chosen" aria-label={`${words}, remove this filter`} onClick={clear}>
      {words} <span aria-hidden="true">×</span>
    </button>
  );
}
