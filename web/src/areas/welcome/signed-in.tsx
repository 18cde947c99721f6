import type { TokenAnswer } from "@agent-console/sdk";
import { visible } from "../../parts/text/shown-text.tsx";
import { TextBlock } from "../../parts/text/text-block.tsx";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { renewTokens } from "../../session/session.ts";
import { publicApi } from "./public-api.ts";
import { Step } from "./step.tsx";

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly team: string;
  readonly role: string;
}

interface SignedInProps {
  /** Null while authentication is off. */
  readonly session: TokenAnswer | null;
  readonly account: Account;
  readonly onSignOut: () => void;
}

export function SignedIn({ session, account, onSignOut }: SignedInProps) {
  return (
    <Step title={session ? "You are signed in" : "Authentication is off"} wide>
      {!session && <p className="notice">Every request from this machine has owner rights.</p>}
      <Facts account={account} />
      <NextSteps session={session} />
      <p className="welcome-actions">
        <Link className="btn pri" to={routes.dashboard}>
          Open the console
        </Link>
        <Link className="btn" to={routes.reference}>
          API reference
        </Link>
        {session && (
          <button type="button" className="btn" onClick={() => void signOut(session).then(onSignOut)}>
            Sign out
          </button>
        )}
      </p>
    </Step>
  );
}

function Facts({ account: { name, email, team, role } }: { readonly account: Account }) {
  const facts = [
    ["User", [name, email].filter(Boolean).join(", ")],
    ["Team", team],
    ["Role", role.charAt(0) + role.slice(1).toLowerCase()],
  ] as const;
  return (
    <dl className="welcome-facts">
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{visible(value)}</dd>
          </div>
        ))}
    </dl>
  );
}

function NextSteps({ session }: { readonly session: TokenAnswer | null }) {
  const address = `${location.origin}/v1/agent-configurations/`;
  const command = (token: string): string =>
    session ? `TOKEN='${token}'\ncurl -H "Authorization: Bearer $TOKEN" ${address}` : `curl ${address}`;
  return (
    <div className="welcome-steps">
      <section>
        <h2>List your agents</h2>
        {session && (
          <p>
            The copied command contains the whole access token, which expires after{" "}
            {Math.round(session.expires_in / 60)} minutes. Reload this page for a new one.
          </p>
        )}
        <TextBlock
          title="Command"
          text={command(`${session?.access_token.slice(0, 12)}…`)}
          whole={command(session?.access_token ?? "")}
        />
      </section>
      {session && (
        <section>
          <h2>Connect a program</h2>
          <p>
            Programs sign in with an API key, which works until it expires or you revoke it.{" "}
            <Link to={routes.keys}>Create an API key</Link>
          </p>
        </section>
      )}
    </div>
  );
}

/** The access token may have expired meanwhile; the session behind it has not. */
async function signOut({ access_token }: TokenAnswer): Promise<void> {
  const end = (token: string | undefined): Promise<unknown> => publicApi(token).teams.logOut();
  await end(access_token).catch(async () => end((await renewTokens())?.access_token).catch(() => undefined));
}
