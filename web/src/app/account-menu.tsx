import { useState } from "react";
import { Menu } from "../parts/menu.tsx";
import { ShownText } from "../parts/text/shown-text.tsx";
import { useNarrow } from "../parts/use-narrow.ts";
import { Link } from "../routes/link.tsx";
import { routes } from "../routes/routes.ts";
import { chooseTheme, chosenTheme, type Theme } from "../session/theme.ts";
import { useSession } from "../session/use-session.ts";
import { TeamSwitch } from "./team-switch.tsx";

const themes: readonly (readonly [Theme, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "System"],
];

export function AccountMenu({ showKeys }: { readonly showKeys: () => void }) {
  const { person, role, isLocal, signOut } = useSession();
  const name = [person.given_name, person.family_name].filter(Boolean).join(" ");
  const narrow = useNarrow();
  const mark = initials(name || person.email);
  return (
    <Menu label={`${mark}, account`} className="avatar" face={mark}>
      {(close) => (
        <>
          <p className="who">
            <b className="cut">
              <ShownText text={name || person.email} />
            </b>
            {!isLocal && name && <span className="cut small mut">{person.email}</span>}
            <span className="small mut">{isLocal ? "Authentication is off (this machine only)" : roleWords[role]}</span>
          </p>
          {narrow && <TeamSwitch />}
          <ThemeChoice />
          <Link to={routes.account} onClick={close}>
            Your account and sessions
          </Link>
          {narrow && (
            <>
              <Link to={routes.harnesses} onClick={close}>
                Harnesses
              </Link>
              <Link to={routes.reference}>API reference</Link>
            </>
          )}
          <button
            type="button"
            onClick={() => {
              close();
              showKeys();
            }}
          >
            Keyboard shortcuts
          </button>
          {!isLocal && (
            <button type="button" onClick={() => void signOut()}>
              Sign out
            </button>
          )}
        </>
      )}
    </Menu>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <fieldset className="segments">
      <legend className="small mut">Theme</legend>
      {themes.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name="theme"
            checked={theme === value}
            onChange={() => {
              chooseTheme(value);
              setTheme(value);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const roleWords = { OWNER: "Owner", ADMIN: "Admin", MEMBER: "Member", VIEWER: "Viewer" } as const;

function initials(name: string): string {
  const [first = "", second = ""] = name.split(/[\s.@_-]+/);
  return `${first.slice(0, 1)}${second.slice(0, 1)}`.toLocaleUpperCase();
}
