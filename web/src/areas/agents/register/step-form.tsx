import { PaceNote } from "../../../blocks/pace-note.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { AccessChoice, ProtocolChoice } from "../form/access-choice.tsx";
import { Field } from "../form/field.tsx";
import { specOf } from "../form/specs.ts";
import type { Entered } from "../form/values.ts";
import { keysOf, type Step, steps } from "./steps.ts";
import "../form/review.css";

interface StepProps {
  readonly step: Step;
  readonly entered: Entered;
  readonly set: (key: string, text: string) => void;
  readonly wrong: Readonly<Record<string, string>>;
  /** What to enter, by field, where more is known than what fits. */
  readonly hints: Readonly<Record<string, string>>;
}

export function StepForm({ step, entered, set, wrong, hints }: StepProps) {
  if (step.keys.length === 0) return <Review entered={entered} />;
  return keysOf(step, entered).map((key) => {
    const value = entered[key] ?? "";
    if (key === "protocol") return <ProtocolChoice key={key} value={value} set={(text) => set(key, text)} />;
    if (key === "access_level") return <AccessChoice key={key} value={value} set={(text) => set(key, text)} />;
    const spec = { ...specOf(key), ...(hints[key] ? { bound: hints[key] } : {}) };
    const field = <Field key={key} spec={spec} value={value} set={(text) => set(key, text)} wrong={wrong[key]} />;
    if (key !== "rate_limit_requests_per_minute") return field;
    return (
      <div key={key}>
        {field}
        <PaceNote rate={value} />
      </div>
    );
  });
}

function Review({ entered }: { readonly entered: Entered }) {
  const keys = steps.flatMap((step) => keysOf(step, entered)).filter((key) => entered[key]);
  return (
    <dl className="review">
      {keys.map((key) => {
        const spec = specOf(key);
        const text = entered[key] ?? "";
        return (
          <div key={key}>
            <dt>{spec.label}</dt>
            <dd>{spec.kind === "secret" ? "Set (hidden)" : <ShownText text={spec.choices?.[text] ?? text} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}
