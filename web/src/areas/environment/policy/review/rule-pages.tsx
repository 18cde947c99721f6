import { count } from "../../../../parts/numbers.ts";
import type { PolicyRule } from "../../../../queries/environment/rules.ts";
import type { Review } from "./use-review.ts";

/** Few enough that what follows the list is not miles away, and that a key is answered at once. */
export const RULES_A_PAGE = 50;

interface RulePage {
  readonly from: number;
  readonly shown: readonly PolicyRule[];
}

/** The part of the list that has the open rule. */
export function pageOf(listed: readonly PolicyRule[], current: PolicyRule | undefined): RulePage {
  const at = Math.max(
    0,
    listed.findIndex(({ id }) => id === current?.id),
  );
  const from = at - (at % RULES_A_PAGE);
  return { from, shown: listed.slice(from, from + RULES_A_PAGE) };
}

/** Where in a long list this is. A button opens the first rule of its page, so that the text follows. */
export function RulePages({ review: { listed, current, select } }: { readonly review: Review }) {
  if (listed.length <= RULES_A_PAGE) return null;
  const { from, shown } = pageOf(listed, current);
  const [before, after] = [listed[from - RULES_A_PAGE], listed[from + RULES_A_PAGE]];
  return (
    <nav className="row rule-pages" aria-label="Pages of rules">
      <span className="small mid">
        {count(from + 1)} to {count(from + shown.length)} of {count(listed.length)}
      </span>
      <button type="button" className="btn small" disabled={!before} onClick={() => select(before?.id)}>
        Previous {RULES_A_PAGE}
      </button>
      <button type="button" className="btn small" disabled={!after} onClick={() => select(after?.id)}>
        Next {RULES_A_PAGE}
      </button>
    </nav>
  );
}
