import * as fields from "@agent-console/sdk/fields";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { strategyWords } from "../../../terms/redteam.ts";
import type { FieldProps, NumberField } from "./draft.ts";
import { NumberInput } from "./number-input.tsx";

const spending: readonly NumberField[] = ["requests", "tokens", "prompt", "completion", "cost"];
const search: readonly NumberField[] = ["seed", "concurrency", "confirmOf", "confirmLeast", "stopAfter"];

export function BudgetFields(props: FieldProps) {
  return (
    <>
      <NumberInput field="queries" {...props} />
      <details className="more-fields">
        <summary>Caps and prices</summary>
        <div className="number-fields">
          {spending.map((field) => (
            <NumberInput key={field} field={field} {...props} />
          ))}
        </div>
      </details>
    </>
  );
}

/** What most campaigns leave as it is. */
export function AdvancedFields(props: FieldProps & { readonly purpose: string }) {
  const { draft, set, purpose } = props;
  return (
    <details className="more-fields">
      <summary>Advanced</summary>
      <div className="field">
        <label htmlFor="purpose">What the agent is for</label>
        <textarea
          id="purpose"
          rows={2}
          maxLength={fields.CreateCampaignRequest.purpose.maxLength}
          aria-describedby="purpose-hint"
          value={draft.purpose ?? purpose}
          onChange={({ target }) => set({ ...draft, purpose: target.value })}
        />
        <span className="hint" id="purpose-hint">
          Its nouns make attacks fit. It is never followed as an instruction.
        </span>
      </div>
      <Strategies {...props} />
      <div className="number-fields">
        {search.map((field) => (
          <NumberInput key={field} field={field} {...props} />
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.minimizes}
          onChange={({ target }) => set({ ...draft, minimizes: target.checked })}
        />
        Shorten confirmed attacks to what is needed
      </label>
      <div className="number-fields after">
        <div className="field">
          <label htmlFor="attacker">Attacker agent</label>
          <AgentPicker
            id="attacker"
            agentId={draft.attackerId ?? undefined}
            nothing="None: built-in attacks only"
            choose={(agent) => set({ ...draft, attackerId: agent?.id ?? null })}
          />
          <span className="hint">A model of yours that picks or writes attacks.</span>
        </div>
        <div className="field">
          <label htmlFor="judge">Judge agent</label>
          <AgentPicker
            id="judge"
            agentId={draft.judgeId ?? undefined}
            nothing="None"
            choose={(agent) => set({ ...draft, judgeId: agent?.id ?? null })}
          />
          <span className="hint">For own goals in words. Its opinion is not counted in any figure.</span>
        </div>
        <NumberInput field="modelCalls" {...props} />
      </div>
    </details>
  );
}

function Strategies({ draft, set }: FieldProps) {
  const isAuto = draft.strategies.length === 0;
  return (
    <fieldset className="attack-goals">
      <legend>Strategies</legend>
      {Object.entries(strategyWords).map(([id, words]) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={id === "auto" ? isAuto : draft.strategies.includes(id)}
            onChange={({ target }) =>
              set({
                ...draft,
                strategies:
                  id === "auto"
                    ? []
                    : target.checked
                      ? [...draft.strategies, id]
                      : draft.strategies.filter((one) => one !== id),
              })
            }
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
