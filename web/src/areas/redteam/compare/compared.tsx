import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import type { ComparedBreakRate } from "@agent-console/sdk";
import { Fragment } from "react";
import { Difference } from "../../../charts/difference/difference.tsx";
import { rateScale } from "../../../charts/rate/rate-scale.ts";
import { IntervalAxis, IntervalBar } from "../../../charts/score/interval-bar.tsx";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, range } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import type { Comparison } from "../../../queries/redteam/comparison.ts";
import { categoryTitle, resultWords } from "../../../terms/redteam.ts";
import "../../../blocks/forest.css";
import "./compared.css";

type ComparisonVerdict = Comparison["verdict"];

const verdictTitles: Readonly<Record<ComparisonVerdict, string>> = {
  better: "Better",
  worse: "Worse",
  no_difference_shown: "No difference shown",
  not_comparable: "Not comparable",
};

const tones = { better: "passed", worse: "failed", no_difference_shown: "inconclusive", not_comparable: null } as const;

const probability = (p: number | null): string => (p === null ? "–" : p < 0.001 ? "< 0.001" : p.toFixed(3));

export function Compared({ comparison }: { readonly comparison: Comparison }) {
  const { verdict, reason, method, logrank, pairs, categories, changes, goals } = comparison;
  const sides = [
    { name: "Earlier campaign", rate: comparison.other },
    { name: "This campaign", rate: comparison.this },
  ];
  const scale = rateScale(sides.map(({ rate }) => rate.high));
  return (
    <>
      <Section title={verdictTitles[verdict]}>
        <p className="compare-verdict">
          <Glyph verdict={tones[verdict]} silent />
          <span>
            {reason} {methodWords(method)}
            {logrank && ` Queries to first success: p = ${probability(logrank.p)}, log-rank.`}
          </span>
        </p>
        <figure className="forest" aria-label="Goals broken, with 95% intervals">
          <span />
          <span className="tiny mut end">broken, 95% interval</span>
          <IntervalAxis scale={scale} threshold={null} />
          {sides.map(({ name, rate }) => (
            <Fragment key={name}>
              <span>{name}</span>
              <span className="end">{rateWords(rate)}</span>
              <IntervalBar
                {...{ name, scale }}
                score={rate.rate}
                low={rate.low}
                high={rate.high}
                verdict={rate.broken > 0 ? "failed" : null}
                threshold={null}
              />
            </Fragment>
          ))}
        </figure>
        {pairs && (
          <dl className="facts-list">
            {Object.entries({
              "Broken in both": pairs.both_broken,
              "Broken only now": pairs.only_this,
              "Broken only before": pairs.only_other,
              "Held in both": pairs.neither,
            }).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{count(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
      {categories.length > 0 && <Categories categories={categories} />}
      {changes.length > 0 && (
        <Section title="What changed in the agent">
          <dl className="agent-changes">
            {changes.map(({ what, from, to }) => (
              <div key={what}>
                <dt className="capital">{what.replaceAll("_", " ")}</dt>
                <dd>
                  <Difference pieces={wordDifference(shown(from), shown(to))} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {goals.length > 0 && (
        <Section title="Goals with another result" note={count(goals.length)}>
          <ul className="plain-list">
            {goals.map((goal) => (
              <li key={goal.key}>
                {goal.title} <span className="mut">{changeWords(goal)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const shown = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

function methodWords(method: Comparison["method"]): string {
  if (method === null) return "";
  return method === "paired"
    ? "Compared goal by goal, with the same secrets."
    : "Compared within each family of goals.";
}

const rateWords = ({ broken, assessed, low, high }: ComparedBreakRate): string =>
  `${count(broken)} of ${count(assessed)}${low === null || high === null ? "" : ` (${range(low, high)}%)`}`;

const changeWords = ({ this: now, other: before }: Comparison["goals"][number]): string =>
  `${titleOf(before)} before, ${titleOf(now)} now`;
const titleOf = (result: string | null): string => (resultWords[result ?? ""]?.title ?? "not tried").toLowerCase();

function Categories({ categories }: Pick<Comparison, "categories">) {
  return (
    <Section title="By category" note="Corrected for the number of categories (Holm)">
      <Scroll label="Broken goals by category">
        <table>
          <thead>
            <tr>
              <th scope="col">Category</th>
              <th scope="col" className="num">
                Before
              </th>
              <th scope="col" className="num">
                Now
              </th>
              <th scope="col" className="num">
                p
              </th>
              <th scope="col">Verdict</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((one) => (
              <tr key={one.category}>
                <td>{categoryTitle(one.category)}</td>
                <td className="num">{rateWords(one.other)}</td>
                <td className="num">{rateWords(one.this)}</td>
                <td className="num">{probability(one.p)}</td>
                <td>{verdictTitles[one.verdict]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}
