import type { Invitation } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { InviteForm } from "./invite-form.tsx";
import { roleWords } from "./roles.ts";

export function Invitations() {
  const { api, teamId } = useSession();
  const queries = useQueryClient();
  const [newInvitation, setNewInvitation] = useState<Invitation | null>(null);
  const invitations = useQuery({
    queryKey: ["invitations"],
    queryFn: async () => (await api.teams.listInvitations({ team_id: teamId, status: "PENDING" })).results,
  });
  const fresh = () => queries.invalidateQueries({ queryKey: ["invitations"] });
  const act = useMutation({ mutationFn: (work: () => Promise<unknown>) => work(), onSettled: fresh });
  const path = (id: string) => ({ team_id: teamId, invitation_id: id });
  const resend = async (id: string) =>
    setNewInvitation(await api.teams.resendInvitation({ ...path(id), show_link: true }));
  return (
    <Section title="Invitations" note="Links expire after 7 days">
      <InviteForm
        onInvited={(invitation) => {
          setNewInvitation(invitation);
          void fresh();
        }}
      />
      {newInvitation?.link && (
        <Once
          label="Copy this link now. It is shown only once."
          secret={newInvitation.link}
          onDone={() => setNewInvitation(null)}
        />
      )}
      {newInvitation?.mailed && (
        <p className="notice" role="status">
          The invitation was mailed to <ShownText text={newInvitation.email} />.
        </p>
      )}
      {invitations.isPending && <Waiting rows={2} />}
      {invitations.isError && <Failed error={invitations.error} retry={() => invitations.refetch()} />}
      {invitations.data?.length === 0 && <p className="mut">No pending invitations.</p>}
      <Refused error={act.error} />
      <ul className="lines">
        {invitations.data?.map(({ id, email, role, expires_at }) => (
          <li key={id}>
            <span>
              <ShownText text={email} />{" "}
              <span className="mut">
                as {roleWords[role]}, until {at(expires_at)}
              </span>
            </span>
            <button type="button" className="btn small" onClick={() => act.mutate(() => resend(id))}>
              Show a new link
            </button>
            <button
              type="button"
              className="btn small"
              onClick={() => act.mutate(() => api.teams.revokeInvitation(path(id)))}
            >
              Revoke
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
