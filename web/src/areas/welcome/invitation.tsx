import { ApiError, type InvitationView, type TeamRole, type TokenAnswer } from "@agent-console/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { visible } from "../../parts/text/shown-text.tsx";
import { DeadEnd } from "./dead-end.tsx";
import { EntryForm } from "./entry-form.tsx";
import { email, newPassword, password } from "./fields.ts";
import { publicApi } from "./public-api.ts";
import type { EnterProps } from "./sign-in.tsx";
import { Lead, Step } from "./step.tsx";

const roleNouns: Readonly<Record<TeamRole, string>> = {
  OWNER: "an owner",
  ADMIN: "an admin",
  MEMBER: "a member",
  VIEWER: "a viewer",
};

interface InvitationProps extends EnterProps {
  readonly token: string;
}

export function Invitation({ token, enter }: InvitationProps) {
  const invited = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => publicApi().teams.showInvitation({ body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (invited.isError) return <DeadEnd title="This invitation is not valid" error={invited.error} />;
  if (invited.isPending) {
    return (
      <Step key="loading" title="Invitation">
        <Lead>Loading invitation…</Lead>
      </Step>
    );
  }
  return <Join invited={invited.data} token={token} enter={enter} />;
}

interface JoinProps extends InvitationProps {
  readonly invited: InvitationView;
}

function Join({ invited, token, enter }: JoinProps) {
  // The API doesn't say whether the address has an account to everyone who holds a link, so the reader chooses.
  const [hasAccount, setHasAccount] = useState(invited.has_account);
  const [unproven, setUnproven] = useState<TokenAnswer | null>(null);
  const decline = useMutation({
    mutationFn: () => publicApi().teams.declineInvitation({ invitation_id: invited.invitation_id, body: { token } }),
  });
  const team = visible(invited.team_name);
  if (decline.isError) return <DeadEnd title="Couldn't decline the invitation" error={decline.error} />;
  if (decline.isSuccess) {
    return (
      <Step key="declined" title="Declined">
        <Lead>You declined the invitation to {team}.</Lead>
      </Step>
    );
  }
  if (unproven) return <NewPassword invited={invited} token={token} session={unproven} enter={enter} />;
  const accept = async (typed: string): Promise<void> => {
    if (!hasAccount) return enter(await acceptAsNew(invited, { token, password: typed }));
    const session = await signInAs(invited, typed);
    if (await needsNewPassword(() => acceptAs(session, invited, { token }))) setUnproven(session);
    else enter(session);
  };
  return (
    <Step key={hasAccount ? "account" : "new"} title={`Join ${team}`}>
      <Lead>
        {visible(invited.invited_by)} invited {invited.email} to join as {roleNouns[invited.role]}.{" "}
        {invited.role_description}
      </Lead>
      <EntryForm
        fields={{
          email: { ...email, defaultValue: invited.email, readOnly: true },
          password: hasAccount ? { ...password, hint: "for this console" } : newPassword,
        }}
        submit={hasAccount ? "Sign in and accept" : "Accept invitation"}
        send={(values) => accept(values["password"] ?? "")}
      />
      {!invited.has_account && (
        <button type="button" className="btn tall welcome-other" onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? "I don't have an account here yet" : "I already have an account here"}
        </button>
      )}
      <button type="button" className="btn tall welcome-other" onClick={() => decline.mutate()}>
        Decline
      </button>
    </Step>
  );
}

/** Until an address is proven, someone else may know the account's password, so accepting takes a new one. */
function NewPassword({ invited, token, session, enter }: JoinProps & { readonly session: TokenAnswer }) {
  return (
    <Step key="new-password" title="Choose a new password">
      <Lead>
        Your account may have been created by someone else. To accept, choose a password that only you know. This ends
        your other sessions and your API keys.
      </Lead>
      <EntryForm
        fields={{ password: { ...newPassword, label: "New password" } }}
        submit="Set password and accept"
        send={async (values) => {
          await acceptAs(session, invited, { token, password: values["password"] ?? "" });
          enter(session);
        }}
      />
    </Step>
  );
}

interface Acceptance {
  readonly token: string;
  readonly password?: string;
}

const signInAs = ({ email: address }: InvitationView, typed: string): Promise<TokenAnswer> =>
  publicApi().teams.logIn({ body: { email: address, password: typed } });

const acceptAs = (session: TokenAnswer, { invitation_id }: InvitationView, body: Acceptance): Promise<unknown> =>
  publicApi(session.access_token).teams.acceptInvitation({ invitation_id, body });

/** Accepting creates the account. */
async function acceptAsNew(invited: InvitationView, body: Required<Acceptance>): Promise<TokenAnswer> {
  await publicApi().teams.acceptInvitation({ invitation_id: invited.invitation_id, body });
  return signInAs(invited, body.password);
}

async function needsNewPassword(accept: () => Promise<unknown>): Promise<boolean> {
  try {
    await accept();
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.problems.some(({ loc }) => loc.at(-1) === "password")) return true;
    throw error;
  }
}
