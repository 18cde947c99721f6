import { count } from "../../../parts/numbers.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";

const outOf = (value: string, cap: string | null): string => (cap === null ? value : `${value} of ${cap}`);

/** What was spent so far, with its caps. */
export function SpendingFacts({ campaign }: { readonly campaign: Campaign }) {
  const { progress, spent, settings } = campaign.details;
  const capped = (cap: number | null | undefined): string | null => (cap == null ? null : count(cap));
  const facts: Readonly<Record<string, string | null>> = {
    Attempts: count(progress.attempts),
    Requests: outOf(count(spent.requests), capped(settings.max_requests)),
    Tokens: outOf(count(spent.tokens), capped(settings.max_tokens)),
    Cost: spent.cost === null ? null : outOf(spent.cost.toFixed(2), settings.max_cost?.toFixed(2) ?? null),
    "Errors (in no figure)": count(progress.errors),
    "Model calls": spent.model_calls > 0 ? count(spent.model_calls) : null,
    "Refused by the attacker agent": spent.model_refusals ? count(spent.model_refusals) : null,
  };
  return (
    <dl className="facts-list">
      {Object.entries(facts).map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
