import type { Mail } from "../../../platform/mail/mailer.ts";
import { roleWords } from "../people/role-words.ts";
import type { Issued } from "./issue-invitation.ts";

/** The mail for an invitation. Team and inviter chose their own names, so each is kept on one line. */
export function invitationLetter({ invitation, teamName, inviter }: Omit<Issued, "token">, link: string): Mail {
  const [team, name] = [oneLine(teamName), oneLine(inviter)];
  const { noun, can } = roleWords[invitation.role];
  const day = new Date(invitation.expires_at * 1000).toISOString().slice(0, 10);
  return {
    to: invitation.email,
    subject: `Invitation to the team ${team}`,
    text: `${name} invites you to the team "${team}" on Agent Console as ${noun}.

${can}

To see the invitation and accept or decline it, open:

${link}

The link is for you alone and works until ${day}. If you did not expect this mail, ignore it and nothing happens.
`,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
}
