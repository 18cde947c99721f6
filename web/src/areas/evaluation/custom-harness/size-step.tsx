import { Section } from "../../../parts/page/section.tsx";
import { LARGEST, SMALLEST, type StepProps } from "./wizard.ts";

/** How many prompts, and what a run of them takes: requests, tokens, time and cost. */
export function SizeStep({ draft, set }: StepProps) {
  return (
    <div className="grid">
      <Section className="c6" title="Size and cost">
        <div className="field">
          <label htmlFor="harness-name">Name</label>
          <input
            id="harness-name"
            value={draft.name}
            maxLength={255}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor="harness-size">Most prompts</label>
          <input
            id="harness-size"
            type="number"
            min={SMALLEST}
            max={LARGEST}
            step={1}
            value={draft.size}
            aria-describedby="harness-size-hint"
            onChange={({ target }) => set({ size: Number(target.value) })}
          />
          <span className="hint" id="harness-size-hint">
            Each rule gets at least 6 prompts if this allows it. More prompts give narrower intervals.
          </span>
        </div>
        <div className="field">
          <label htmlFor="harness-seed">Seed (optional)</label>
          <input
            id="harness-seed"
            inputMode="numeric"
            value={draft.seed}
            aria-describedby="harness-seed-hint"
            onChange={({ target }) => set({ seed: target.value })}
          />
          <span className="hint" id="harness-seed-hint">
            The same seed, rules and personas give the same prompts.
          </span>
        </div>
      </Section>
    </div>
  );
}
