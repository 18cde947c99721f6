import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";

export function TeamName() {
  const { api, teamId } = useSession();
  const team = useQuery({ queryKey: ["team", teamId], queryFn: () => api.teams.getTeam({ team_id: teamId }) });
  return (
    <Section title="Team">
      {team.isPending && <Waiting rows={2} />}
      {team.isError && <Failed error={team.error} retry={() => team.refetch()} />}
      {team.data && <NameForm key={team.data.updated_at} kept={team.data.name} />}
    </Section>
  );
}

function NameForm({ kept }: { readonly kept: string }) {
  const { api, teamId } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const [name, setName] = useState(kept);
  const save = useMutation({
    mutationFn: () => api.teams.updateTeam({ team_id: teamId, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["team", teamId] }),
  });
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <label htmlFor="team-name">Name</label>
      <input
        id="team-name"
        value={name}
        maxLength={fields.TeamUpdate.name.maxLength}
        disabled={!manages}
        onChange={(e) => setName(e.target.value)}
      />
      {manages && (
        <button type="submit" className="btn" disabled={save.isPending || name === kept || name.trim() === ""}>
          Rename
        </button>
      )}
      <Refused error={save.error} />
    </form>
  );
}
