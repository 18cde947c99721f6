import type { TriedGuardRule } from "@agent-console/sdk";
import { count, points } from "../../parts/numbers.ts";
import { ShownText } from "../../parts/text/shown-text.tsx";

/** What a rule would have done. */
export function TriedView({ tried }: { readonly tried: TriedGuardRule }) {
  const { hard_negatives: hard, ordinary, traffic, text } = tried;
  const { legitimate, attacks, is_complete: isComplete } = traffic;
  return (
    <section className="rule-tried" aria-label="Result of the trial" role="status">
      <h3>Result</h3>
      <dl className="facts-list">
        {text && (
          <div>
            <dt>The text itself</dt>
            <dd>{text.is_hit ? "Hit" : "Not hit"}</dd>
          </div>
        )}
        <Line name="Ordinary texts with the words of attacks" {...hard} />
        <Line name="Ordinary texts" {...ordinary} />
        <Line name={`Recorded requests${isComplete ? "" : ", the newest"}`} {...legitimate} />
        {attacks.n > 0 && (
          <div>
            <dt>Labeled attacks</dt>
            <dd>
              {count(attacks.hits)} of {count(attacks.n)} hit
            </dd>
          </div>
        )}
      </dl>
      {legitimate.n === 0 && <p className="small mid">No recorded traffic yet. Turn recording on in Shadow review.</p>}
      {hard.examples.length + ordinary.examples.length > 0 && (
        <>
          <p>It would also hit:</p>
          <ul className="plain-list">
            {[...hard.examples, ...ordinary.examples].slice(0, 5).map((example) => (
              <li key={example.id} className="small">
                <ShownText text={example.text} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly n: number;
  readonly hits: number;
  readonly high: number | null;
}

const Line = ({ name, n, hits, high }: LineProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {n === 0 ? "None" : `${count(hits)} of ${count(n)} hit`}
      {high !== null && <span className="small mut"> (at most {points(high)}%)</span>}
    </dd>
  </div>
);
