interface MoreProps {
  readonly pages: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** The way to what is not loaded yet. */
export function MorePages({ pages }: MoreProps) {
  if (!pages.hasNextPage) return null;
  return (
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
  );
}
