import { type ReactNode, useEffect } from "react";
import { AccountMenu } from "./account-menu.tsx";
import { Crumbs } from "./crumbs.tsx";
import { paletteKeys } from "./keys-help.tsx";
import { Icon } from "./navigation/icons.tsx";
import "./top-bar.css";

interface TopBarProps {
  readonly jobs: ReactNode;
  readonly search: () => void;
  readonly showKeys: () => void;
}

export function TopBar({ jobs, search, showKeys }: TopBarProps) {
  useEffect(() => {
    // With a modifier key, so it also works while typing.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) search();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [search]);
  return (
    <header className="top">
      <Crumbs />
      <span className="grow" />
      {jobs}
      <button type="button" className="search" onClick={search}>
        <Icon name="search" /> <span>Search or run a command</span> <kbd>{paletteKeys}</kbd>
      </button>
      <AccountMenu showKeys={showKeys} />
    </header>
  );
}
