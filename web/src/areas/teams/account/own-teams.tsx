import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { roleWords } from "../people/roles.ts";

export function OwnTeams() {
  const { api, teams, teamId, switchTeam } = useSession();
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () => api.teams.createTeam({ body: { name } }),
    onSuccess: ({ id }) => switchTeam(id),
  });
  return (
    <>
      <ul className="lines">
        {teams.map(({ team_id, team_name, role }) => (
          <li key={team_id}>
            <span>
              <ShownText text={team_name} /> <span className="mut">{roleWords[role]}</span>
            </span>
            {team_id === teamId ? (
              <span className="mut small">Current team</span>
            ) : (
              <button type="button" className="btn small" onClick={() => switchTeam(team_id)}>
                Switch to this team
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <label htmlFor="new-team">Name of a new team</label>
        <input
          id="new-team"
          value={name}
          maxLength={fields.TeamCreate.name.maxLength}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="btn" disabled={name.trim() === "" || make.isPending}>
          Create team
        </button>
        <Refused error={make.error} />
      </form>
    </>
  );
}
