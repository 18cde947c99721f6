import { useState } from "react";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, minutes } from "../../../parts/numbers.ts";
import type { Work } from "./use-labeling.ts";

/** Fewer labels say nothing about a person's pace. */
const FEWEST_FOR_PACE = 5;

/** How many are done, what was said, and how long the rest will take at this pace. */
export function Progress({ work, total }: { readonly work: Work; readonly total: number }) {
  const [startedAt] = useState(Date.now);
  const { done, skipped, at } = work;
  const said = (label: string): number => done.filter((one) => one.label === label).length;
  const [failed, passed, unclear] = [said("failed"), said("passed"), said("cannot_tell")];
  const left = Math.max(0, total - at);
  const pace = done.length < FEWEST_FOR_PACE ? null : (Date.now() - startedAt) / done.length / 1000;
  const share = (n: number): string => `${(100 * n) / total}%`;
  const parts = [
    ["failed", failed],
    ["passed", passed],
    ["unclear", unclear + skipped.size],
  ] as const;
  return (
    <div className="review-progress">
      <p className="counts">
        <span>
          <b>{count(Math.min(at, total))}</b> of {count(total)} reviewed
        </span>
        <span>
          <Glyph verdict="failed" silent /> <b>{count(failed)}</b> failed
        </span>
        <span>
          <Glyph verdict="passed" silent /> <b>{count(passed)}</b> passed
        </span>
        <span>
          <b>{count(unclear)}</b> can’t tell
        </span>
        <span>
          <b>{count(skipped.size)}</b> skipped
        </span>
        <span className="mut">
          {count(left)} left{pace !== null && left > 0 ? `, ${minutes(pace * left)} at your pace` : ""}
        </span>
      </p>
      <svg className="review-bar" aria-hidden="true">
        <rect className="review-left" width="100%" height="8" rx="2" />
        {parts.map(([name, n], place) => {
          const before = parts.slice(0, place).reduce((sum, [, many]) => sum + many, 0);
          return <rect key={name} className={`review-${name}`} x={share(before)} width={share(n)} height="8" />;
        })}
      </svg>
    </div>
  );
}
