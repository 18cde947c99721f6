import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { RuleFilter } from "../../../routes/environment-search.ts";
import { rulesIn } from "./review/rule-facts.ts";
import { pageOf, RulePages } from "./review/rule-pages.tsx";
import type { Review } from "./review/use-review.ts";
import { RuleItem } from "./rule-item.tsx";
import "../../../parts/pill.css";

const filterWords: Readonly<Record<RuleFilter, string>> = {
  open: "To decide",
  conflicts: "Conflicts",
  judge: "Needs a judge",
  outside: "Can't be tested",
  suspicious: "Suspicious",
  approved: "Approved",
  rejected: "Rejected",
};

export function RuleList({ review, isLoading }: { readonly review: Review; readonly isLoading: boolean }) {
  const { rules, listed, filter, setFilter, error } = review;
  const shown = (Object.keys(filterWords) as RuleFilter[]).map((one) => [one, rulesIn(rules, one).length] as const);
  return (
    <Section
      title="Rules"
      note="confidence: how often such a sentence was a rule when the reader was tuned"
      className="policy-rules"
    >
      <fieldset className="rule-filters" aria-label="Rules to list">
        {shown
          .filter(([one, some]) => some > 0 || one === filter)
          .map(([one, some]) => (
            <button
              key={one}
              type="button"
              className="pill"
              aria-pressed={one === filter}
              onClick={() => setFilter(one)}
            >
              {filterWords[one]} {count(some)}
            </button>
          ))}
        {review.mayReview && (
          <button type="button" className="pill add-rule" onClick={() => review.setDialog("add")}>
            Add rule
          </button>
        )}
      </fieldset>
      <Refused error={error} />
      {isLoading && <Waiting rows={8} />}
      {!isLoading && listed.length === 0 && <NoneListed review={review} />}
      <RulePages review={review} />
      <ol className="policy-rule-list">
        {pageOf(listed, review.current).shown.map((rule) => (
          <RuleItem key={rule.id} rule={rule} review={review} />
        ))}
      </ol>
      <RulePages review={review} />
    </Section>
  );
}

function NoneListed({ review: { rules, filter } }: { readonly review: Review }) {
  if (rules.length === 0)
    return (
      <Empty title="No rules found">
        No sentence of the text says what must, must not, may or should be done. Add a rule by hand if it has one.
      </Empty>
    );
  if (filter === "open")
    return <Empty title="Every rule is decided">Create a harness to test the approved ones.</Empty>;
  return <Empty title="No such rules">Choose another filter.</Empty>;
}
