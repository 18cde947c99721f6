import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { Comparison, Shown } from "./comparison.ts";

export const verdictWords: Readonly<Record<Shown, string>> = {
  better: "Better",
  worse: "Worse",
  no_difference_shown: "No difference shown",
  not_comparable: "Not comparable",
};

const signed = (share: number): string =>
  `${share > 0 ? "+" : share < 0 ? "−" : ""}${Math.abs(share * 100).toFixed(1)}`;

/** The change in each dimension, on the prompts that both runs have. */
export function DimensionTable({ comparison: { overall, dimensions } }: { readonly comparison: Comparison }) {
  return (
    <Scroll label="Change by dimension">
      <table>
        <thead>
          <tr>
            <th scope="col">Dimension</th>
            <th scope="col">Result</th>
            <th scope="col" className="num">
              Passed, difference in points
            </th>
            <th scope="col" className="num">
              95% CI
            </th>
            <th scope="col" className="num">
              Changed to passed, to failed
            </th>
          </tr>
        </thead>
        <tbody>
          {[{ name: "overall", ...overall }, ...dimensions].map(({ name, verdict, effect, better, worse }) => (
            <tr key={name}>
              <th scope="row" className="capital">
                {name}
              </th>
              <td>{verdictWords[verdict]}</td>
              <td className="num">{effect ? signed(effect.value) : "–"}</td>
              <td className="num">{effect ? `${signed(effect.low)} to ${signed(effect.high)}` : "–"}</td>
              <td className="num">{better === null ? "–" : `${better}, ${worse}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Each prompt whose outcome differs between the runs. */
export function ChangedPrompts({ comparison: { before, after, changed } }: { readonly comparison: Comparison }) {
  if (changed.length === 0) return null;
  return (
    <Section title="Prompts that changed outcome" note={`${changed.length} shown`}>
      <Scroll label="Prompts that changed outcome, list">
        <table>
          <thead>
            <tr>
              <th scope="col">Probe</th>
              <th scope="col">Change</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ probe, title, before_seq: was, after_seq: is, to }) => (
              <tr key={`${was} ${is}`}>
                <td title={probe}>{title}</td>
                <td>{to === "resisted" ? "Failed, now passed" : "Passed, now failed"}</td>
                <td>
                  <Link to={routes.prompt} params={{ id: before.evaluation_id, seq: String(was) }}>
                    Prompt {was + 1}
                  </Link>
                </td>
                <td>
                  <Link to={routes.prompt} params={{ id: after.evaluation_id, seq: String(is) }}>
                    Prompt {is + 1}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Section>
  );
}
