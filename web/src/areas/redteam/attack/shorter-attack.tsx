import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";
import { Difference } from "../../../charts/difference/difference.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import type { OpenGoal } from "../../../queries/redteam/attempts.ts";

/** What of the attack is needed, and what was cut out. */
export function ShorterAttack({ minimized }: { readonly minimized: NonNullable<OpenGoal["minimized"]> }) {
  const { before, after, words_before: from, words_after: to, confirmed, queries, is_irreducible: isWhole } = minimized;
  return (
    <Section title="Shortened attack" note="struck out: not needed">
      <Difference pieces={wordDifference(before, after)} />
      <p className="attack-facts small mid after">
        <span>
          <b>{count(from)}</b> words to <b>{count(to)}</b>
        </span>
        <span>
          still works {confirmed.worked} of {confirmed.of}
        </span>
        <span>{count(queries)} requests</span>
        <span>{isWhole ? "no sentence can be left out" : "stopped at its budget: it may be shorter still"}</span>
      </p>
    </Section>
  );
}
