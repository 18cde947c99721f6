import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmTyped } from "../../../parts/dialogs/confirm-typed.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { useSession } from "../../../session/use-session.ts";

/** Actions on the whole team, for owners only. */
export function TeamData() {
  const { api, teamId, isLocal } = useSession();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const team = useQuery({ queryKey: ["team", teamId], queryFn: () => api.teams.getTeam({ team_id: teamId }) });
  const download = useMutation({
    mutationFn: async () => {
      const stream = await api.teams.exportTeam({ team_id: teamId });
      saveFile(`team-${teamId.slice(-8)}.ndjson`, await new Response(stream).arrayBuffer());
    },
  });
  return (
    <Section title="Export team data">
      <ul className="lines">
        <li>
          <span>
            One file with agents, runs, findings, genomes and members.
            <small className="mut">Secrets are not included.</small>
          </span>
          <button type="button" className="btn small" disabled={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? "Downloading" : "Download"}
          </button>
        </li>
        {!isLocal && (
          <li>
            <span>
              Delete team
              <small className="mut">
                Deletes the team and all its data for every member. Only a backup can restore it.
              </small>
            </span>
            <button type="button" className="btn small" disabled={!team.data} onClick={() => setConfirmOpen(true)}>
              Delete team…
            </button>
          </li>
        )}
      </ul>
      <Refused error={download.error} />
      {isConfirmOpen && team.data && (
        <ConfirmTyped
          title="Delete team"
          act="Delete permanently"
          name={team.data.name}
          run={async (typed) => {
            await api.teams.deleteTeam({ team_id: teamId, body: { confirm_name: typed } });
            sessionStorage.clear();
            location.assign("/");
          }}
          onClose={() => setConfirmOpen(false)}
        >
          <p>
            This deletes all agents, evaluations, findings, genomes, proposals, keys and invitations and signs everyone
            out of the team. User accounts are kept. The audit log is kept without names.
          </p>
        </ConfirmTyped>
      )}
    </Section>
  );
}
