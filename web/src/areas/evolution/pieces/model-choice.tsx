import type { EvolutionPreflight } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { visible } from "../../../parts/text/shown-text.tsx";

interface ModelChoiceProps {
  readonly offered: EvolutionPreflight["models"];
  readonly models: readonly string[];
  readonly choose: (models: readonly string[]) => void;
}

/** As many as a run tries. */
const MOST_MODELS = fields.TriggerEvolutionRequest.models.maxItems;

/** Other models that the team registered at the agent's address, each with its price. */
export function ModelChoice({ offered, models, choose }: ModelChoiceProps) {
  if (offered.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>Other models to try</legend>
      {offered.map(({ model, price }) => (
        <label className="check" key={model}>
          <input
            type="checkbox"
            checked={models.includes(model)}
            disabled={!models.includes(model) && models.length >= MOST_MODELS}
            onChange={({ target }) =>
              choose(target.checked ? [...models, model] : models.filter((other) => other !== model))
            }
          />{" "}
          {visible(model)}{" "}
          <span className="mut">
            {price === null
              ? "cost unknown: your team has set no price"
              : `${price.input} in, ${price.output} out per million tokens`}
          </span>
        </label>
      ))}
      <span className="hint">
        Models of agents that your team registered at this agent's URL. A model is a change like any other: it is
        proposed only if it helps by itself, and it is asked with this agent's key.
      </span>
    </fieldset>
  );
}
