import type { FindingSummary } from "@agent-console/sdk";
import { type Mark, standingOf, trendWords } from "./words.ts";
import "./standing.css";

/** State and progress, with a shape for each kind: none of them needs its color. */
export function StandingMark({ finding }: { readonly finding: FindingSummary }) {
  const { mark, words } = standingOf(finding);
  return (
    <span className="standing">
      <MarkShape mark={mark} />
      {words}
    </span>
  );
}

export function MarkShape({ mark }: { readonly mark: Mark }) {
  return (
    <svg className={`standing-mark ${mark}`} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[mark]}
    </svg>
  );
}

const shapes: Readonly<Record<Mark, React.ReactNode>> = {
  failing: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="1" />
      <path d="M5.3 5.3l5.4 5.4M10.7 5.3l-5.4 5.4" />
    </>
  ),
  tried: <circle cx="8" cy="8" r="6" />,
  fixed: (
    <>
      <circle cx="8" cy="8" r="7.5" />
      <path d="M4.8 8.3l2.2 2.2 4.2-4.6" />
    </>
  ),
  aside: <path d="M8 1.5a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM8 4.5V8l2.5 1.6" />,
};

const [STEP, WIDTH, FULL, BASE] = [13, 10, 22, 24];

/** The share that failed in each of the last runs; a ring where nothing failed. */
export function Trend({ runs }: Pick<FindingSummary, "runs">) {
  return (
    <svg className="finding-trend" width="104" height="28" role="img" aria-label={trendWords(runs)}>
      <line x1="0" x2="101" y1={BASE} y2={BASE} />
      {runs.map(({ evaluation_id: id, failed, tried }, at) => {
        const x = (8 - runs.length + at) * STEP;
        if (failed === 0) return <circle key={id} cx={x + WIDTH / 2} cy="20" r="3" />;
        const height = Math.max(3, (failed / Math.max(1, tried)) * FULL);
        const isNow = at === runs.length - 1;
        return (
          <rect key={id} className={isNow ? "latest-run" : ""} x={x} y={BASE - height} width={WIDTH} height={height} />
        );
      })}
    </svg>
  );
}
