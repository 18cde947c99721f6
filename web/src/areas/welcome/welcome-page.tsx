import type { TokenAnswer } from "@agent-console/sdk";
import { useLayoutEffect, useState } from "react";
import { Brand } from "../../parts/page/brand.tsx";
import { Link } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { ChangePassword } from "./change-password.tsx";
import { FirstOwner } from "./first-owner.tsx";
import { Invitation } from "./invitation.tsx";
import { type LinkContents, readLink } from "./link-contents.ts";
import { Returning } from "./returning.tsx";
import { SignInLink } from "./sign-in-link.tsx";
import "./welcome.css";

/** Sign-in, the first owner, one-time links and invitations: everything that happens before there is a session. */
export function WelcomePage() {
  const { contents, times } = useLinkContents();
  return (
    <>
      <header className="welcome-top">
        <Brand to={routes.welcome} />
        <Link to={routes.reference}>API reference</Link>
      </header>
      <Steps key={times} contents={contents} />
    </>
  );
}

function Steps({ contents }: { readonly contents: LinkContents }) {
  const { token, link, invitation, destination } = contents;
  const [session, setSession] = useState<TokenAnswer | null>(null);
  /** Opens the console, but asks those who signed in with a temporary password for one of their own first. */
  const enter = (next: TokenAnswer): void => {
    if (next.password_change_required) setSession(next);
    else location.assign(destination);
  };
  if (session) return <ChangePassword token={session.access_token} enter={enter} />;
  if (token) return <FirstOwner token={token} enter={enter} />;
  if (link) return <SignInLink token={link} enter={enter} />;
  if (invitation) return <Invitation token={invitation} enter={enter} />;
  return <Returning enter={enter} />;
}

/**
 * The link's secret leaves the address bar as soon as the page is there, and is kept nowhere but here. A link opened in a
 * tab that shows this page already changes only the fragment: the steps start over.
 */
function useLinkContents(): { contents: LinkContents; times: number } {
  const [taken, setTaken] = useState(() => ({ contents: readLink(location.hash, location.origin), times: 0 }));
  useLayoutEffect(() => {
    clearAddress();
    const onHash = (): void => {
      if (location.hash === "") return;
      const contents = readLink(location.hash, location.origin);
      clearAddress();
      setTaken(({ times }) => ({ contents, times: times + 1 }));
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  return taken;
}

function clearAddress(): void {
  if (location.hash !== "" || location.search !== "") history.replaceState(history.state, "", location.pathname);
}
