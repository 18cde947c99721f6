import type { TeamRole, TeamUser } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { nameOf, ranks, roleCan, rolesBelow, roleWords } from "./roles.ts";

export function Members() {
  const { api, teamId, person, role } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const [memberToRemove, setMemberToRemove] = useState<TeamUser | null>(null);
  const [newOwner, setNewOwner] = useState<TeamUser | null>(null);
  const members = useQuery({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });
  const fresh = () => queries.invalidateQueries({ queryKey: ["members"] });
  const change = useMutation({
    mutationFn: ({ id, to }: { id: string; to: TeamRole }) =>
      api.teams.changeRole({ team_id: teamId, user_id: id, body: { role: to } }),
    onSettled: fresh,
  });
  const mayTouch = (member: TeamUser): boolean => manages && (role === "OWNER" || member.role !== "OWNER");
  return (
    <Section title="Members" note={members.data && count(members.data.length)}>
      {members.isPending && <Waiting rows={3} />}
      {members.isError && <Failed error={members.error} retry={() => members.refetch()} />}
      <Refused error={change.error} />
      <Scroll label="List of members">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">Member</th>
              <th scope="col">Role</th>
              <th scope="col">Joined</th>
              <th scope="col">
                <span className="sr">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.data?.map((member) => (
              <tr key={member.id}>
                <td>
                  <ShownText text={nameOf(member)} />
                  <small className="mut">
                    <ShownText text={member.email} />
                  </small>
                </td>
                <td>
                  {mayTouch(member) && member.id !== person.id ? (
                    <select
                      aria-label={`Role of ${visible(nameOf(member))}`}
                      title={roleCan[member.role]}
                      value={member.role}
                      disabled={change.isPending}
                      onChange={({ target }) => change.mutate({ id: member.id, to: target.value as TeamRole })}
                    >
                      {rolesBelow(role).map((one) => (
                        <option key={one} value={one}>
                          {roleWords[one]}
                        </option>
                      ))}
                    </select>
                  ) : (
                    roleWords[member.role]
                  )}
                </td>
                <td className="mid">{at(member.joined_at)}</td>
                <td className="end">
                  {mayTouch(member) && member.id !== person.id && (
                    <button type="button" className="btn small" onClick={() => setMemberToRemove(member)}>
                      Remove…
                    </button>
                  )}
                  {role === "OWNER" && member.id !== person.id && member.role !== "OWNER" && member.is_active && (
                    <button type="button" className="btn small" onClick={() => setNewOwner(member)}>
                      Transfer ownership…
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <details className="after">
        <summary>What each role can do</summary>
        <ul className="lines">
          {ranks.map((one) => (
            <li key={one}>{roleCan[one]}</li>
          ))}
        </ul>
      </details>
      {newOwner && (
        <Confirm
          title={`Transfer ownership to ${visible(nameOf(newOwner))}`}
          act="Transfer ownership"
          run={async () => {
            await api.teams.handOver({ team_id: teamId, body: { user_id: newOwner.id } });
            // The current user's role changed with it.
            location.reload();
          }}
          onClose={() => setNewOwner(null)}
        >
          <p>They become an owner and you become an admin. Only an owner can change this back.</p>
        </Confirm>
      )}
      {memberToRemove && (
        <Confirm
          title={`Remove ${visible(nameOf(memberToRemove))}`}
          act="Remove member"
          run={() => api.teams.removeMember({ team_id: teamId, user_id: memberToRemove.id }).then(fresh)}
          onClose={() => setMemberToRemove(null)}
        >
          <p>Their sessions in this team and their API keys stop working immediately. Everything they created stays.</p>
        </Confirm>
      )}
    </Section>
  );
}
