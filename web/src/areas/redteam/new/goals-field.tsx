import { categoryWords, libraryCategories } from "../../../terms/redteam.ts";
import type { FieldProps } from "./draft.ts";
import { NumberInput } from "./number-input.tsx";

const toggled = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What to attack: the library's categories, and goals of one's own. */
export function GoalsField({ draft, set, wrong }: FieldProps) {
  return (
    <>
      <fieldset className="attack-goals" aria-describedby="goals-wrong">
        <legend className="sr">Goals</legend>
        {libraryCategories.map((category) => (
          <label key={category} className="choice">
            <input
              type="checkbox"
              checked={draft.categories.includes(category)}
              onChange={() => set({ ...draft, categories: toggled(draft.categories, category) })}
            />
            <span>
              <b>{categoryWords[category].title}</b>
              <small className="mid">{categoryWords[category].means}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {wrong["categories"] && (
        <p className="refused" id="goals-wrong" role="alert">
          {wrong["categories"]}
        </p>
      )}
      <NumberInput field="goals" draft={draft} set={set} wrong={wrong} />
      <details className="more-fields">
        <summary>{categoryWords.custom.title}</summary>
        <div className="field">
          <label htmlFor="own-goals">One goal per line</label>
          <textarea
            id="own-goals"
            rows={4}
            spellCheck={false}
            aria-describedby="own-goals-hint"
            value={draft.ownGoals}
            onChange={({ target }) => set({ ...draft, ownGoals: target.value })}
          />
          <span className="hint" id="own-goals-hint">
            In words, judged by the judge agent below. Or rule:ID, policy:ID, finding:ID, harness:ID of your team.
          </span>
        </div>
      </details>
    </>
  );
}
