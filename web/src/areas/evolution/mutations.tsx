import { EffectBar } from "../../charts/effect-bar.tsx";
import { HostileText } from "../../parts/hostile-text.tsx";
import type { Mutation } from "./shapes.ts";

export function Mutations({ mutations }: { readonly mutations: readonly Mutation[] }) {
  return (
    <ol className="mutations">
      {mutations.map((mutation) => (
        <li key={mutation.gene_name}>
          <p>
            <code>{mutation.gene_name}</code> <b>{mutation.op ?? "changed"}</b>{" "}
            <span className="mid">P(helps) {mutation.confidence.toFixed(2)}</span>
            {mutation.tokens ? (
              <span className="mut small">
                {" "}
                {mutation.tokens > 0 ? "+" : "−"}
                {Math.abs(mutation.tokens)} tokens
              </span>
            ) : null}
            {mutation.weakening && <b className="t-fail"> weakens a guard</b>}
          </p>
          {mutation.current_value !== null && (
            <del>
              <HostileText text={shown(mutation.current_value)} />
            </del>
          )}
          {mutation.proposed_value !== null && (
            <ins>
              <HostileText text={shown(mutation.proposed_value)} />
            </ins>
          )}
          <p className="small mid">{mutation.rationale}</p>
          {mutation.effects?.map((effect) => (
            <div className="effect-row" key={effect.category}>
              <span className="small">{effect.category}</span>
              <EffectBar
                name={effect.category}
                estimate={effect.points}
                lower={effect.lower}
                upper={effect.upper}
                span={60}
              />
              <span className="tiny mut">{effect.trials} tries</span>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
