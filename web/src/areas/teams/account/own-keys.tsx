import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { useSession } from "../../../session/use-session.ts";

/** For users whose password may have been stolen: API keys survive a password change unless they are revoked. */
export function OwnKeys() {
  const { api } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [ended, setEnded] = useState<number | null>(null);
  return (
    <>
      <p className="mid prose">
        API keys keep working when you change your password. If someone else may have had your password or used one of
        your sessions, revoke your keys in all your teams.
      </p>
      {ended !== null && (
        <p className="mid" role="status">
          {ended === 1 ? "1 API key revoked." : `${ended} API keys revoked.`}
        </p>
      )}
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        Revoke all my API keys…
      </button>
      {isAsking && (
        <Confirm
          title="Revoke all my API keys"
          act="Revoke all my API keys"
          run={async () => setEnded((await api.teams.endOwnApiKeys()).ended)}
          onClose={() => setAsking(false)}
        >
          <p>Requests with your keys are rejected immediately, in every team. You can't undo this.</p>
        </Confirm>
      )}
    </>
  );
}
