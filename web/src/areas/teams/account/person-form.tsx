import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

export function PersonForm() {
  const { api, person } = useSession();
  const [given, setGiven] = useState(person.given_name ?? "");
  const [family, setFamily] = useState(person.family_name ?? "");
  const same = given === (person.given_name ?? "") && family === (person.family_name ?? "");
  const save = useMutation({
    mutationFn: () => api.teams.updateMe({ body: { given_name: given || null, family_name: family || null } }),
    // The frame of the page shows the name, too.
    onSuccess: () => location.reload(),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="field">
        <label htmlFor="given">First name</label>
        <input
          id="given"
          autoComplete="given-name"
          maxLength={fields.UserUpdate.given_name.maxLength}
          value={given}
          onChange={({ target }) => setGiven(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="family">Last name</label>
        <input
          id="family"
          autoComplete="family-name"
          maxLength={fields.UserUpdate.family_name.maxLength}
          value={family}
          onChange={({ target }) => setFamily(target.value)}
        />
      </div>
      <Refused error={save.error} />
      <button type="submit" className="btn" disabled={same || save.isPending}>
        Save name
      </button>
    </form>
  );
}
