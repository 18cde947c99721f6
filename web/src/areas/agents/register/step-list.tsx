import { steps } from "./steps.ts";

/** The current step. Completed steps can be opened again. */
export function StepList({ at, go }: { readonly at: number; readonly go: (step: number) => void }) {
  return (
    <ol className="step-list">
      {steps.map(({ title, words }, index) => (
        <li
          key={title}
          className={index === at ? "now" : index < at ? "done" : ""}
          aria-current={index === at && "step"}
        >
          <span className="step-dot" aria-hidden="true">
            {index < at ? "✓" : index + 1}
          </span>
          {index < at ? (
            <button type="button" className="link" onClick={() => go(index)}>
              {title}
            </button>
          ) : (
            <b>{title}</b>
          )}
          <small>{words}</small>
        </li>
      ))}
    </ol>
  );
}
