import "./funnel.css";

export interface FunnelStep {
  readonly name: string;
  readonly count: number;
  readonly words: string;
}

/** How many are left after each step, each bar centered under the one before. */
export function Funnel({ steps, label }: { readonly steps: readonly FunnelStep[]; readonly label: string }) {
  const most = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ol className="funnel" aria-label={label}>
      {steps.map(({ name, count, words }) => {
        // A bar above zero is never too thin to see.
        const width = count === 0 ? 0 : Math.max(1.5, (100 * count) / most);
        return (
          <li key={name}>
            <b>{count}</b>
            <span>
              {name} <span className="small mut funnel-note">{words}</span>
            </span>
            <svg aria-hidden="true">
              <rect className="part" x={`${50 - width / 2}%`} width={`${width}%`} height="100%" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
