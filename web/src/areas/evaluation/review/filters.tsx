import { count } from "../../../parts/numbers.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { useReplaceSearch } from "../../../routes/link.tsx";
import { type ReviewSearch, readReviewSearch } from "../../../routes/review-search.ts";
import { outcomeWords } from "../../../terms/outcomes.ts";
import type { Review } from "./use-review.ts";

const labeled = {
  not_mine: "Not labeled by me",
  none: "Not labeled by anyone",
  disputed: "Disputed",
  any: "All",
} as const;

interface Choice {
  readonly value: string;
  readonly words: string;
}

/** What is in the queue. The server filters. */
export function Filters({ review, search }: { readonly review: Review; readonly search: ReviewSearch }) {
  const replace = useReplaceSearch<ReviewSearch>();
  const filter = (change: Record<string, string | undefined>): void =>
    replace(readReviewSearch({ ...search, ...change }));
  const outcome = search.outcome ?? "unassessed";
  const matches = (one: { readonly outcome: string }): boolean => outcome === "any" || one.outcome === outcome;
  const choose = (name: string, value: string, choices: readonly Choice[]) => (
    <label>
      <span className="tiny mut">{name}</span>
      <select value={value} onChange={({ target }) => filter({ [name.toLowerCase()]: target.value })}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </label>
  );
  const all = (words: string): Choice => ({ value: "", words });
  return (
    <search className="filters review-filters">
      {choose("Outcome", outcome, [
        ...review.outcomes.map((one) => ({
          value: one.outcome,
          words: `${outcomeWords[one.outcome]} (${count(one.answers)})`,
        })),
        { value: "any", words: "All outcomes" },
      ])}
      {choose(
        "Labels",
        search.labels ?? "not_mine",
        Object.entries(labeled).map(([value, words]) => ({ value, words })),
      )}
      {choose("Reason", search.reason ?? "", [
        all("All reasons"),
        ...review.reasons.filter(matches).map(({ reason, answers }) => ({
          value: reason,
          words: `${visible(reason).slice(0, 80)} (${count(answers)})`,
        })),
      ])}
      {choose("Probe", search.probe ?? "", [
        all("All probes"),
        ...review.probes
          .filter(matches)
          .map(({ probe, title, answers }) => ({ value: probe, words: `${visible(title)} (${count(answers)})` })),
      ])}
      {choose("Detector", search.detector ?? "", [
        all("All detectors"),
        ...review.detectors
          .filter(matches)
          .map(({ detector, answers }) => ({ value: detector, words: `${visible(detector)} (${count(answers)})` })),
      ])}
    </search>
  );
}
