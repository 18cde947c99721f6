import type { CampaignFigures, CampaignOperatorFamilyFigure } from "@agent-console/sdk";
import { useState } from "react";
import { IntervalBar } from "../../../charts/score/interval-bar.tsx";
import { count, points, range } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty } from "../../../parts/page/states.tsx";
import { operatorFamilyWords } from "../../../terms/redteam.ts";

interface Row extends Omit<CampaignOperatorFamilyFigure, "family" | "moves"> {
  readonly name: string;
}

/** What was tried, what moved the agent, and what broke it. */
export function OperatorTable({ figures: { operators, families } }: { readonly figures: CampaignFigures }) {
  const [isWhole, setWhole] = useState(false);
  const rows: readonly Row[] = isWhole
    ? operators.map((one) => ({ ...one, name: one.title }))
    : families.map((one) => ({ ...one, name: operatorFamilyWords[one.family] ?? one.family }));
  const most = Math.max(0.01, ...rows.map(({ high }) => high ?? 0));
  const scale = { from: 0, to: most };
  const note = (
    <>
      broke out of tried; moved: the agent came closer{" "}
      <button type="button" className="link" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? "by family" : "each operator"}
      </button>
    </>
  );
  return (
    <Section className="c6" title="Operators" note={note}>
      {rows.length === 0 ? (
        <Empty title="No operator was tried" />
      ) : (
        <Scroll label="Table of operators">
          <table className="operators">
            <thead>
              <tr>
                <th scope="col">{isWhole ? "Operator" : "Family"}</th>
                <th scope="col" className="num">
                  Tried
                </th>
                <th scope="col" className="num">
                  Moved
                </th>
                <th scope="col" className="num">
                  Broke
                </th>
                <th scope="col" className="operator-bar">
                  0 to {points(most)}%
                </th>
                <th scope="col" className="num">
                  95% interval
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, tried, moved, broke, rate, low, high }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td className="num">{count(tried)}</td>
                  <td className="num">{count(moved)}</td>
                  <td className="num strong">{count(broke)}</td>
                  <td className="operator-bar">
                    <IntervalBar {...{ name, low, high, scale }} score={rate} verdict={null} threshold={null} />
                  </td>
                  <td className="num">{low === null || high === null ? "–" : `${range(low, high)}%`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Section>
  );
}
