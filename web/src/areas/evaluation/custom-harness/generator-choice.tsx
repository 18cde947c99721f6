import * as fields from "@agent-console/sdk/fields";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { MOST_CALLS, type StepProps } from "./wizard.ts";

/** An agent of the team may reword prompts, in addition to those that the console writes. */
export function GeneratorChoice({ draft, set }: StepProps) {
  return (
    <Section className="c6" title="Rewording" note="Optional">
      <div className="field">
        <label htmlFor="harness-generator">Agent that rewords prompts</label>
        <AgentPicker
          id="harness-generator"
          agentId={draft.generatorId}
          nothing="None: the console writes all prompts"
          unfit={({ protocol, agent_url }) =>
            protocol !== "chat_completions" ? "does not speak chat completions" : agent_url ? null : "has no address"
          }
          choose={(agent) => set({ generatorId: agent?.id ?? "" })}
        />
        <span className="hint">
          It gets finished prompts and returns other words for them. Each is checked before it is used, and marked.
        </span>
      </div>
      {draft.generatorId !== "" && (
        <div className="field">
          <label htmlFor="harness-calls">Most calls, with 8 prompts each</label>
          <input
            id="harness-calls"
            type="number"
            min={fields.CustomHarnessCreate.max_calls.minimum}
            max={MOST_CALLS}
            step={1}
            value={draft.calls}
            onChange={({ target }) => set({ calls: Number(target.value) })}
          />
        </div>
      )}
    </Section>
  );
}
