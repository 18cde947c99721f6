import * as fields from "@agent-console/sdk/fields";
import { useId } from "react";

export const SHORTEST_REASON = 10;

interface ReasonProps {
  readonly reason: string;
  readonly setReason: (reason: string) => void;
}

/** Why guards may enforce without evidence. */
export function OverrideReason({ reason, setReason }: ReasonProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Why these guards may enforce all the same</label>
      <textarea
        id={id}
        rows={3}
        maxLength={fields.SetGuardMode.override_reason.maxLength}
        value={reason}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setReason(target.value)}
      />
      <span className="hint" id={`${id}-hint`}>
        At least {SHORTEST_REASON} characters. Recorded in the audit log, shown on the guard, to be reviewed after 14
        days.
      </span>
    </div>
  );
}
