import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { count } from "../../../parts/numbers.ts";
import { Refused } from "../../../parts/refused.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface PackProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Makes the proven attacks a harness that fails until they no longer work. */
export function PackDialog({ id, onClose }: PackProps) {
  const { api } = useSession();
  const field = useId();
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () => api.redteam.createRegressionPack({ campaign_id: id, body: { name: name.trim() || null } }),
  });
  return (
    <Dialog title="Make a regression pack" onClose={onClose}>
      {make.data ? (
        <>
          <p role="status">
            {count(make.data.weaknesses)} {make.data.weaknesses === 1 ? "weakness" : "weaknesses"},{" "}
            {count(make.data.cases)} prompts. Run it as a custom harness: it fails while a weakness is there.
          </p>
          {make.data.left_out.length > 0 && (
            <ul className="bullets small">
              {make.data.left_out.map(({ key, reason }) => (
                <li key={key}>
                  {key}: {reason}
                </li>
              ))}
            </ul>
          )}
          <div className="dialog-actions">
            <button type="button" className="btn" onClick={onClose}>
              Close
            </button>
            <Link className="btn pri" to={routes.customHarness} params={{ id: make.data.harness_id }}>
              Open the harness
            </Link>
          </div>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate();
          }}
        >
          <p>
            A harness of the attacks that were proven, in their shortest form and with fresh secrets, and of as many
            harmless requests. Nothing is sent until you run it.
          </p>
          <div className="field after">
            <label htmlFor={field}>Name (optional)</label>
            <input
              id={field}
              maxLength={fields.RegressionPackRequest.name.maxLength}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <Refused error={make.error} />
          <div className="dialog-actions">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <button type="submit" className="btn pri" disabled={make.isPending}>
              Make pack
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
