import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmTyped } from "../../../parts/dialogs/confirm-typed.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { Section } from "../../../parts/section.tsx";
import { useSession } from "../../../session/use-session.ts";

/** What only an owner does to the team as a whole. */
export function TeamData() {
  const { api, teamId, isLocal } = useSession();
  const [erasing, erase] = useState(false);
  const team = useQuery({ queryKey: ["team", teamId], queryFn: () => api.teams.getTeam({ team_id: teamId }) });
  const download = useMutation({
    mutationFn: async () => {
      const stream = await api.teams.exportTeam({ team_id: teamId });
      saveFile(`team-${teamId.slice(-8)}.ndjson`, await new Response(stream).arrayBuffer());
    },
  });
  return (
    <Section title="Everything the team owns">
      <ul className="lines">
        <li>
          <span>
            A file with agents, runs, findings, genomes and people
            <small className="mut">Secrets are left out.</small>
          </span>
          <button type="button" className="btn small" disabled={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? "Downloading" : "Download"}
          </button>
        </li>
        {!isLocal && (
          <li>
            <span>
              Erase the team
              <small className="mut">With all it owns, for everybody in it. Nothing brings it back but a backup.</small>
            </span>
            <button type="button" className="btn small" disabled={!team.data} onClick={() => erase(true)}>
              Erase the team…
            </button>
          </li>
        )}
      </ul>
      <Refused error={download.error} />
      {erasing && team.data && (
        <ConfirmTyped
          title="Erase the team"
          act="Erase it for good"
          name={team.data.name}
          run={async (typed) => {
            await api.teams.deleteTeam({ team_id: teamId, body: { confirm_name: typed } });
            sessionStorage.clear();
            location.assign("/");
          }}
          onClose={() => erase(false)}
        >
          <p>
            Its agents, evaluations, findings, genomes, proposals, keys and invitations are erased at once, and
            everybody's sessions in it end. People keep their accounts. The audit log keeps what was done, without
            names.
          </p>
        </ConfirmTyped>
      )}
    </Section>
  );
}
