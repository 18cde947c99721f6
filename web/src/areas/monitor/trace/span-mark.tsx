import { type SpanSort, sortWords } from "./span-facts.ts";

const drawings: Readonly<Record<SpanSort, string>> = {
  guard: "M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5z",
  model: "M8 1.5l5.6 3.2v6.6L8 14.5l-5.6-3.2V4.7z",
  tool: "M2.5 13.5l6-6M13.6 4.6a3.6 3.6 0 0 1-4.9 4.3 3.6 3.6 0 0 1-1.6-4.9A3.6 3.6 0 0 1 11.4 2.4l-2 2 2.2 2.2z",
  agent: "M3 5h10v8H3zM8 5V2.5M6 8.5v1M10 8.5v1",
  request: "M2 8h11M9.5 4.5L13 8l-3.5 3.5",
  other: "M8 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
};

export function SpanMark({ sort }: { readonly sort: SpanSort }) {
  return (
    <svg className={`span-mark ${sort}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[sort]} />
    </svg>
  );
}

/** How each sort of bar looks. */
export function SpanLegend({ sorts }: { readonly sorts: readonly SpanSort[] }) {
  return (
    <p className="legend small mid">
      {sorts.map((sort) => (
        <span key={sort} className="span-key">
          <svg className="span-swatch" aria-hidden="true">
            <rect className={`span-fill ${sort}`} x="1" y="2" width="20" height="8" rx="1" />
          </svg>
          {sortWords[sort]}
        </span>
      ))}
    </p>
  );
}
