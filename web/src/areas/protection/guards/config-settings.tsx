import { CONFIG_KEYS } from "@agent-console/analysis/guards/config/keys.ts";
import { Section } from "../../../parts/page/section.tsx";
import { flattenBody, withKeys } from "../draft/body.ts";
import { fieldProblem } from "../draft/problems.ts";
import type { Draft } from "../draft/use-draft.ts";
import { OptionField } from "./option-field.tsx";

const labels: Readonly<Record<string, string>> = {
  "over-defence-budget": "Over-defense budget",
  "blocked-as": "Blocked requests",
  unscannable: "Parts that can't be read",
  "not-covered": "Text that a card doesn't cover",
  "input-on-error": "On error, to the agent",
  "output-on-error": "On error, from the agent",
  "input-blocked-message": "Message for a blocked request",
  "output-blocked-message": "Message for a blocked response",
  "input-early-exit": "Stop at the first block, to the agent",
  "output-early-exit": "Stop at the first block, from the agent",
  "input-run-parallel": "Ask remote guards in parallel, to the agent",
  "output-run-parallel": "Ask remote guards in parallel, from the agent",
};

/** What holds for all guards of the config. */
export function ConfigSettings({ draft, disabled }: { readonly draft: Draft; readonly disabled: boolean }) {
  const { body, formProblems, edit } = draft;
  const top = flattenBody(body);
  const keys = [...new Set([...Object.keys(labels), ...Object.keys(CONFIG_KEYS)])];
  const set = keys.filter((key) => Object.hasOwn(CONFIG_KEYS, key) && top[key] !== undefined).length;
  return (
    <Section title="Settings of the config" note={set === 0 ? "all defaults" : `${set} set, the rest are defaults`}>
      <details className="config-settings">
        <summary>Messages, errors, budget</summary>
        <div className="guard-fields">
          {keys.flatMap((key) => {
            const spec = CONFIG_KEYS[key];
            if (!spec) return [];
            return [
              <OptionField
                key={key}
                label={labels[key] ?? key}
                spec={spec}
                value={top[key]}
                set={(value) => edit(withKeys(body, { [key]: value }))}
                wrong={fieldProblem(formProblems, [key])}
                disabled={disabled}
              />,
            ];
          })}
        </div>
      </details>
    </Section>
  );
}
