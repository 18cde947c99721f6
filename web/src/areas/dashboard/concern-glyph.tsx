const paths: Readonly<Record<string, string>> = {
  alarmed: "M8 1.5L15 14H1zM8 6v4M8 12v.2",
  proposal: "M2 13V9h3v4zM6.5 13V6h3v7zM11 13V3h3v10z",
  stale: "M8 1.8a6.2 6.2 0 100 12.4A6.2 6.2 0 008 1.8zM8 4.5V8l2.4 1.6",
  never_tested: "M8 2a6 6 0 100 12A6 6 0 008 2z",
};

/** In ink: an open task is not a verdict. */
export function ConcernGlyph({ kind }: { readonly kind: string }) {
  return (
    <svg className={`glyph concern ${kind === "never_tested" ? "open" : ""}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  );
}
