import { Difference } from "../../../charts/difference/difference.tsx";
import { EffectBar, spanFor } from "../../../charts/effect/effect-bar.tsx";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Mutation, signedNumber } from "../../../queries/evolution-shapes.ts";
import { piecesOf } from "../pieces/change-pieces.ts";
import { changeWords } from "../pieces/gene-words.ts";

interface MutationsProps {
  readonly mutations: readonly Mutation[];
  /** The names of the changes to keep, or null if there is nothing to choose. */
  readonly kept: ReadonlySet<string> | null;
  readonly turn: (name: string) => void;
}

/** Each change with its text, its reason and its measured effect. */
export function Mutations({ mutations, kept, turn }: MutationsProps) {
  const span = spanFor(
    mutations.flatMap(({ effects }) => effects?.flatMap(({ lower, upper }) => [lower, upper]) ?? []),
  );
  return (
    <ol className="mutations">
      {mutations.map((mutation) => (
        <li key={mutation.gene_name}>
          <p className="about">
            {kept ? (
              <label>
                <input
                  type="checkbox"
                  checked={kept.has(mutation.gene_name)}
                  onChange={() => turn(mutation.gene_name)}
                />{" "}
                <Name mutation={mutation} />
              </label>
            ) : (
              <Name mutation={mutation} />
            )}
            {mutation.weakening && <mark>Weakens a protection</mark>}
          </p>
          <div className="what">
            <Difference pieces={piecesOf(mutation)} />
            <p className="small mid">
              <ShownText text={mutation.rationale} />
            </p>
          </div>
          <MutationEffects mutation={mutation} span={span} />
        </li>
      ))}
    </ol>
  );
}

function Name({ mutation: { gene_name, op } }: { readonly mutation: Mutation }) {
  return (
    <>
      <code className="strong">
        <ShownText text={gene_name} />
      </code>{" "}
      <span className="small mut">{changeWords[op ?? "changed"]}</span>
    </>
  );
}

function MutationEffects({
  mutation: { gene_name, effects = [], confidence, tokens = 0 },
  span,
}: {
  readonly mutation: Mutation;
  readonly span: number;
}) {
  return (
    <div className="seen">
      {effects.length === 0 && <p className="small mut">Tested only together with the other changes.</p>}
      {effects.map(({ category, points, lower, upper, trials, p_positive }) => (
        <div className="effect-row" key={category}>
          <span>
            <span className="small">{category}</span>{" "}
            <span className="tiny mut">
              {count(trials)} prompts, probability of improvement {p_positive.toFixed(2)}
            </span>
          </span>
          <span className="small figures">
            <b>{signedNumber(points)}</b>{" "}
            <span className="tiny mut">
              {signedNumber(lower)} to {signedNumber(upper)}
            </span>
          </span>
          <EffectBar name={`${gene_name}, ${category}`} estimate={points} lower={lower} upper={upper} span={span} />
        </div>
      ))}
      <p className="small mid">
        {effects.length > 1 && `Overall probability of improvement ${confidence.toFixed(2)}, `}
        {tokenWords(tokens)}
      </p>
    </div>
  );
}

export const tokenWords = (tokens: number): string =>
  tokens === 0 ? "No change in tokens" : `${tokens > 0 ? "+" : "−"}${count(Math.abs(tokens))} tokens per request`;
