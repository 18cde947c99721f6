import { useState } from "react";
import { ConfirmTyped } from "../../../parts/dialogs/confirm-typed.tsx";
import { useSession } from "../../../session/use-session.ts";

export function EraseAccount() {
  const { api, person } = useSession();
  const [erasing, erase] = useState(false);
  return (
    <>
      <p className="mid prose">
        Your address, names, password, sessions and keys are erased, and every team in which there is nobody but you.
        What you did in other teams stays there, without your name. Hand over first what only you own.
      </p>
      <button type="button" className="btn" onClick={() => erase(true)}>
        Erase your account…
      </button>
      {erasing && (
        <ConfirmTyped
          title="Erase your account"
          act="Erase it for good"
          name={person.email}
          run={async () => {
            await api.teams.deleteMe();
            sessionStorage.clear();
            location.assign("/welcome");
          }}
          onClose={() => erase(false)}
        >
          <p>You are signed out everywhere at once. Nothing brings the account back but a backup.</p>
        </ConfirmTyped>
      )}
    </>
  );
}
