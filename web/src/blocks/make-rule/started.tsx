import { useState } from "react";
import { Dialog } from "../../parts/dialogs/dialog.tsx";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { EnforceDialog, type LiveGuard } from "../enforce/enforce-dialog.tsx";

interface StartedProps {
  readonly of: LiveGuard;
  readonly runId: string | null;
  readonly onClose: () => void;
}

/** What happens now, and the two ways on: wait for evidence, or let it enforce. */
export function Started({ of, runId, onClose }: StartedProps) {
  const [isEnforcing, setEnforcing] = useState(false);
  if (isEnforcing) {
    const next = runId !== null && (
      <Link className="btn pri" to={routes.run} params={{ id: runId }} onClick={onClose}>
        Open the run to repeat it behind guards
      </Link>
    );
    return <EnforceDialog of={of} onClose={onClose} next={next} />;
  }
  return (
    <Dialog title="The rule runs in shadow" onClose={onClose}>
      <p>
        It judges from now on and changes nothing. Its hits appear in Shadow review. Once it has judged enough requests,
        or an admin gives a reason, it may enforce: here, or later under Rules on the Guards page.
      </p>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        <Link className="btn" to={routes.agentGuards} params={{ id: of.agentId }} onClick={onClose}>
          View guards
        </Link>
        <button type="button" className="btn pri" onClick={() => setEnforcing(true)}>
          Let it enforce…
        </button>
      </div>
    </Dialog>
  );
}
