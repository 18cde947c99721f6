import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { Section } from "../../../parts/page/section.tsx";
import type { StepProps } from "./wizard.ts";

export function AgentStep({ draft, set }: StepProps) {
  return (
    <Section title="Agent">
      <div className="field wizard-field">
        <label htmlFor="harness-agent">Agent to test</label>
        <AgentPicker
          id="harness-agent"
          agentId={draft.agentId}
          choose={(agent) => agent && set({ agentId: agent.id })}
        />
        <span className="hint">Its purpose and tools decide how prompts are worded.</span>
      </div>
    </Section>
  );
}
