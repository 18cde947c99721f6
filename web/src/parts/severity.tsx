import { severities } from "../terms/findings.ts";
import "./severity.css";

const steps: readonly string[] = severities.toReversed();

/** Four bars, like a signal meter, with the word. No hue: severity is not a verdict. */
export function SeverityMark({ severity }: { readonly severity: string | null }) {
  const height = steps.indexOf(severity ?? "");
  return (
    <span className="severity">
      <svg viewBox="0 0 16 12" aria-hidden="true">
        {steps.map((step, at) => (
          <rect
            key={step}
            className={at <= height ? "filled" : ""}
            x={at * 4}
            width="3"
            y={9 - at * 3}
            height={3 + at * 3}
          />
        ))}
      </svg>
      <span className="capital">{severity ?? "unknown"}</span>
    </span>
  );
}
