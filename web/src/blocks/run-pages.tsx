import type { Run } from "../queries/runs.ts";
import { RunTable } from "./run-table.tsx";

interface RunPagesProps {
  readonly runs: readonly Run[];
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The runs loaded so far, with a button for older ones. */
export function RunPages({ runs, pages }: RunPagesProps) {
  return (
    <>
      <RunTable runs={runs} />
      {pages.hasNextPage && (
        <p className="after">
          <button
            type="button"
            className="btn"
            disabled={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {pages.isFetchingNextPage ? "Loading…" : "Show more"}
          </button>
        </p>
      )}
    </>
  );
}
