import { useMutation } from "@tanstack/react-query";
import { Refused } from "../../../parts/refused.tsx";
import { labelOf } from "../form/specs.ts";

interface StepActionsProps {
  readonly at: number;
  readonly last: boolean;
  readonly back: () => void;
  readonly next: () => void;
  readonly save: () => Promise<void>;
}

export function StepActions({ at, last, back, next, save }: StepActionsProps) {
  const saving = useMutation({ mutationFn: save });
  return (
    <>
      <Refused error={saving.error} label={labelOf} />
      <div className="step-actions">
        {at > 0 && (
          <button type="button" className="btn" onClick={back}>
            Back
          </button>
        )}
        <span className="grow step-gap" />
        {last ? (
          <button type="button" className="btn pri" disabled={saving.isPending} onClick={() => saving.mutate()}>
            Register agent
          </button>
        ) : (
          <button type="button" className="btn pri" onClick={next}>
            Continue
          </button>
        )}
      </div>
    </>
  );
}
