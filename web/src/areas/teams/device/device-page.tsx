import type { DeviceLogin, KeyScope } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import "./device.css";

const scopeWords: Readonly<Record<KeyScope, string>> = {
  read: "Read everything that you can read",
  evaluations: "Run evaluations",
  guards: "Call guards and send telemetry",
  redteam: "Run red-team campaigns",
  full: "Everything that you can do",
};

interface Asked {
  readonly code: string;
  readonly login: DeviceLogin;
}

/** Where a person lets a command line sign in. */
export function DevicePage() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isApproved, setApproved] = useState<boolean | null>(null);
  if (isApproved !== null) return <Decided isApproved={isApproved} />;
  if (asked === null) return <CodeForm onFound={setAsked} />;
  return <Decision asked={asked} onDecided={setApproved} onBack={() => setAsked(null)} />;
}

function CodeForm({ onFound }: { readonly onFound: (asked: Asked) => void }) {
  const { api } = useSession();
  const [code, setCode] = useState("");
  const find = useMutation({
    mutationFn: (user_code: string) => api.teams.getDeviceLogin({ user_code }),
    onSuccess: (login) => onFound({ code, login }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    find.mutate(code);
  };
  return (
    <>
      <PageHead title="Sign in a command line">
        Enter the code that <code>agent-console login</code> shows.
      </PageHead>
      <form className="inline-form" onSubmit={submit}>
        <label htmlFor="device-code">Code</label>
        <input
          id="device-code"
          className="device-code"
          required
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX"
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
        <button type="submit" className="btn pri" disabled={find.isPending || code.trim() === ""}>
          Continue
        </button>
        <Refused error={find.error} />
      </form>
    </>
  );
}

interface DecisionProps {
  readonly asked: Asked;
  readonly onDecided: (isApproved: boolean) => void;
  readonly onBack: () => void;
}

function Decision({ asked: { code, login }, onDecided, onBack }: DecisionProps) {
  const { api, teams, teamId } = useSession();
  const decide = useMutation({
    mutationFn: (approve: boolean) => api.teams.decideDeviceLogin({ user_code: code, body: { approve } }),
    onSuccess: (_login, approve) => onDecided(approve),
  });
  const team = teams.find(({ team_id }) => team_id === teamId)?.team_name ?? teamId;
  return (
    <>
      <PageHead title="Allow this command line?">
        Only allow it if you started it yourself and it shows the code <b className="device-code">{code}</b>. Someone
        who sent you this code would get your access.
      </PageHead>
      <dl className="facts-list">
        <div>
          <dt>Program</dt>
          <dd>
            <ShownText text={login.client} />
          </dd>
        </div>
        <div>
          <dt>From</dt>
          <dd>{login.address}</dd>
        </div>
        <div>
          <dt>Access</dt>
          <dd>{scopeWords[login.scope]}</dd>
        </div>
        <div>
          <dt>Team</dt>
          <dd>
            <ShownText text={team} />
          </dd>
        </div>
        <div>
          <dt>Until</dt>
          <dd>90 days from now, or until you revoke the key under Settings, API keys</dd>
        </div>
        <div>
          <dt>Code expires</dt>
          <dd>{at(login.expires_at)}</dd>
        </div>
      </dl>
      <div className="device-actions">
        <button type="button" className="btn pri" disabled={decide.isPending} onClick={() => decide.mutate(true)}>
          Allow
        </button>
        <button type="button" className="btn" disabled={decide.isPending} onClick={() => decide.mutate(false)}>
          Deny
        </button>
        <button type="button" className="btn" disabled={decide.isPending} onClick={onBack}>
          Enter another code
        </button>
      </div>
      <Refused error={decide.error} />
    </>
  );
}

function Decided({ isApproved }: { readonly isApproved: boolean }) {
  const heading = useRef<HTMLDivElement>(null);
  // The buttons are gone. Whoever uses a keyboard or a screen reader continues at the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} role="status">
      <PageHead title={isApproved ? "Signed in" : "Denied"}>
        {isApproved
          ? "Return to your terminal. The command line signs in within a few seconds."
          : "The command line gets no access. You can close this page."}
      </PageHead>
      {isApproved && (
        <Link className="btn" to={routes.keys}>
          Show API keys
        </Link>
      )}
    </div>
  );
}
