import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

export function EmailForm() {
  const { api, person } = useSession();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const change = useMutation({
    mutationFn: () => api.teams.changeEmail({ body: { email, current_password: password || null } }),
    // The frame of the page shows the address, too.
    onSuccess: () => location.reload(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      {person.email.endsWith("@console.invalid") && (
        <p className="mid">
          You started without an address. Enter yours, so that you can sign in with it and others can tell who you are.
        </p>
      )}
      <div className="field">
        <label htmlFor="new-email">New email address</label>
        <input
          id="new-email"
          type="email"
          autoComplete="email"
          maxLength={fields.ChangeEmailRequest.email.maxLength}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="email-password">Your password</label>
        <input
          id="email-password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <p className="hint">
          If you have no password, leave this empty. You must have signed in within the last 15 minutes.
        </p>
      </div>
      <Refused error={change.error} />
      <button type="submit" className="btn" disabled={change.isPending || !email.includes("@")}>
        Change email address
      </button>
    </form>
  );
}
