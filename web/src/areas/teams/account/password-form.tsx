import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

const LEAST = fields.ChangePasswordRequest.new_password.minLength;

export function PasswordForm() {
  const { api, person } = useSession();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [endsKeys, setEndsKeys] = useState(false);
  const change = useMutation({
    mutationFn: () =>
      api.teams.changePassword({
        body: { current_password: current, new_password: next, end_api_keys: endsKeys },
      }),
    // The old access token is no longer valid. A reload brings a new one.
    onSuccess: () => location.reload(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <input type="text" name="username" autoComplete="username" hidden readOnly value={person.email} />
      <div className="field">
        <label htmlFor="current">Current password</label>
        <input
          id="current"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <p className="hint">
          Leave empty if you have no password yet. Forgot it? On the console's host, run{" "}
          <code>npm run sign-in-link -- --email {person.email}</code> to print a sign-in link.
        </p>
      </div>
      <div className="field">
        <label htmlFor="next">New password</label>
        <input
          id="next"
          type="password"
          autoComplete="new-password"
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
        <p className="hint">{LEAST} characters minimum. Signs you out of all other sessions.</p>
      </div>
      <div className="field">
        <label className="check">
          <input type="checkbox" checked={endsKeys} onChange={({ target }) => setEndsKeys(target.checked)} />
          Also revoke all my API keys
        </label>
      </div>
      <Refused error={change.error} />
      <button type="submit" className="btn" disabled={change.isPending || next.length < LEAST}>
        Change password
      </button>
    </form>
  );
}
