import type { Invitation, TeamRole } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { roleCan, rolesBelow, roleWords } from "./roles.ts";

export function InviteForm({ onInvited }: { readonly onInvited: (made: Invitation) => void }) {
  const { api, teamId, role: own } = useSession();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<TeamRole>("MEMBER");
  const invite = useMutation({
    mutationFn: () => api.teams.inviteUser({ team_id: teamId, body: { email, role } }),
    onSuccess: (made) => {
      setEmail("");
      onInvited(made);
    },
  });
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <label htmlFor="invited">Email address</label>
      <input id="invited" type="email" required value={email} onChange={({ target }) => setEmail(target.value)} />
      <select
        aria-label="Role"
        aria-describedby="role-can"
        value={role}
        onChange={({ target }) => setRole(target.value as TeamRole)}
      >
        {rolesBelow(own).map((one) => (
          <option key={one} value={one}>
            {roleWords[one]}
          </option>
        ))}
      </select>
      <button type="submit" className="btn pri" disabled={invite.isPending || email === ""}>
        Invite
      </button>
      <p className="about mut small" id="role-can">
        {roleCan[role]}
      </p>
      <Refused error={invite.error} />
    </form>
  );
}
