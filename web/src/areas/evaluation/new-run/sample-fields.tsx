import { FEWEST_TO_PASS } from "@agent-console/sdk";

const sizes = [
  { value: "", label: "All prompts of the plan" },
  { value: "300", label: "300 (stratified sample)" },
  { value: "100", label: "100 (stratified sample)" },
];

/** The sample size of a repeated run, if it is not one of the standard sizes. */
const otherSize = (size: string) =>
  size && !sizes.some(({ value }) => value === size) ? [{ value: size, label: `${size}, as before` }] : [];

export function SizeField({ size, set }: { readonly size: string; readonly set: (size: string) => void }) {
  return (
    <div className="field">
      <label htmlFor="size">Prompts</label>
      <select id="size" value={size} onChange={(event) => set(event.target.value)}>
        {[...sizes, ...otherSize(size)].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="hint">
        Fewer prompts give wider confidence intervals. A pass needs at least {FEWEST_TO_PASS} assessed prompts.
      </span>
    </div>
  );
}

interface SeedProps {
  readonly seed: string;
  readonly set: (seed: string) => void;
  readonly isValid: boolean;
}

export function SeedField({ seed, set, isValid }: SeedProps) {
  return (
    <div className="field">
      <label htmlFor="seed">Seed (optional)</label>
      <input
        id="seed"
        inputMode="numeric"
        value={seed}
        aria-invalid={!isValid}
        aria-describedby="seed-hint"
        onChange={(event) => set(event.target.value)}
      />
      <span className="hint" id="seed-hint">
        {isValid
          ? "The same seed sends the same prompts, so that two runs can be compared prompt by prompt. Leave empty for new prompts."
          : "Enter a whole number of up to 10 digits."}
      </span>
    </div>
  );
}

export function GatewayField({ isOn, set }: { readonly isOn: boolean; readonly set: (isOn: boolean) => void }) {
  return (
    <div className="field">
      <label className="row">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby="gateway-hint"
          onChange={({ target }) => set(target.checked)}
        />
        Through the gateway
      </label>
      <span className="hint" id="gateway-hint">
        Sends the prompts through the agent's live guards. Compare with a direct run of the same seed to see what the
        guards change. The agent's own score, trust stage and findings don't change.
      </span>
    </div>
  );
}
