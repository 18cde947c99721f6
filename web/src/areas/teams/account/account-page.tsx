import { Section } from "../../../parts/page/section.tsx";
import { useSession } from "../../../session/use-session.ts";
import { EmailForm } from "./email-form.tsx";
import { EraseAccount } from "./erase-account.tsx";
import { OwnKeys } from "./own-keys.tsx";
import { OwnTeams } from "./own-teams.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PersonForm } from "./person-form.tsx";
import { Sessions } from "./sessions.tsx";

export function AccountPage() {
  const { person, isLocal } = useSession();
  if (isLocal) {
    return (
      <Section title="Your account">
        <p className="mid">
          Authentication is off: anyone using this machine is the local owner. To use accounts and passwords, restart
          the console without CONSOLE_AUTH=off.
        </p>
      </Section>
    );
  }
  return (
    <div className="grid">
      <Section className="c5" title="Password">
        <PasswordForm />
      </Section>
      <Section className="c7" title="Active sessions" note="All browsers and devices">
        <Sessions />
      </Section>
      <Section className="c5" title="Email address" note={person.email}>
        <EmailForm />
      </Section>
      <Section className="c7" title="Your API keys" note="In all your teams">
        <OwnKeys />
      </Section>
      <Section className="c5" title="Your name" note="Shown to your team">
        <PersonForm />
      </Section>
      <Section className="c7" title="Your teams">
        <OwnTeams />
      </Section>
      <Section className="c12" title="Delete your account">
        <EraseAccount />
      </Section>
    </div>
  );
}
