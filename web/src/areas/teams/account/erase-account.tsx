import { useState } from "react";
import { ConfirmTyped } from "../../../parts/dialogs/confirm-typed.tsx";
import { useSession } from "../../../session/use-session.ts";

export function EraseAccount() {
  const { api, person } = useSession();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <p className="mid prose">
        Deletes your profile, password, sessions and API keys, and every team that has no other member. Your work in
        other teams stays, without your name. First transfer ownership of any team you alone own.
      </p>
      <button type="button" className="btn" onClick={() => setConfirmOpen(true)}>
        Delete account…
      </button>
      {isConfirmOpen && (
        <ConfirmTyped
          title="Delete your account"
          act="Delete permanently"
          name={person.email}
          run={async () => {
            await api.teams.deleteMe();
            sessionStorage.clear();
            location.assign("/welcome");
          }}
          onClose={() => setConfirmOpen(false)}
        >
          <p>You are signed out everywhere immediately. Only a backup can restore the account.</p>
        </ConfirmTyped>
      )}
    </>
  );
}
