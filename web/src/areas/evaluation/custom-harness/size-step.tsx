import * as fields from "@agent-console/sdk/fields";
import { useQuery } from "@tanstack/react-query";
import { about, count, minutes } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { type HarnessEstimate, harnessEstimateQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";
import { FairnessChoice } from "./fairness-choice.tsx";
import { GeneratorChoice } from "./generator-choice.tsx";
import { LARGEST, SMALLEST, type StepProps } from "./wizard.ts";

/** How many prompts, and what a run of them takes: requests, tokens, time and cost. */
export function SizeStep({ draft, set }: StepProps) {
  const estimate = useQuery(harnessEstimateQuery(useSession(), draft));
  return (
    <div className="grid">
      <Section className="c6" title="Size and cost">
        <div className="field">
          <label htmlFor="harness-name">Name</label>
          <input
            id="harness-name"
            value={draft.name}
            maxLength={fields.CustomHarnessCreate.name.maxLength}
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
      <Section className="c6" title="Estimate" note="Before anything is sent">
        {estimate.isPending && <Waiting rows={4} />}
        {estimate.isError && <Failed error={estimate.error} />}
        {estimate.data && <Figures estimate={estimate.data} />}
      </Section>
      <GeneratorChoice draft={draft} set={set} />
      <FairnessChoice draft={draft} set={set} />
    </div>
  );
}

function Figures({ estimate }: { readonly estimate: HarnessEstimate }) {
  const { prompts, requests, tokens, seconds, cost, coverage } = estimate;
  return (
    <>
      <p className="harness-likely">
        <b>{count(prompts)}</b> prompts, <b>{count(requests.likely)}</b> requests
      </p>
      <dl className="harness-figures">
        <dt>Time of a run</dt>
        <dd>{minutes(seconds.likely)}</dd>
        <dt>Tokens</dt>
        <dd>about {about(tokens.likely)}</dd>
        <dt>Cost</dt>
        <dd>{cost === null ? "unknown: the agent's model has no price" : `about ${cost.likely.toFixed(2)}`}</dd>
      </dl>
      <p>
        {count(coverage.rules)} rules: <b>{count(coverage.tested)}</b> tested by detectors,{" "}
        {count(coverage.needs_judge)} need a judge, {count(coverage.not_testable)} can't be tested from outside.
      </p>
      {coverage.left_out > 0 && (
        <p className="notice">
          {count(coverage.left_out)} rules have no room in {count(prompts)} prompts. Raise the number of prompts to test
          them.
        </p>
      )}
      {coverage.unreviewed > 0 && (
        <p className="small mid">
          Not approved yet: {count(coverage.unreviewed)}. Prompts of such rules are marked as unreviewed.
        </p>
      )}
    </>
  );
}
