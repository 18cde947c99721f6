import { Outlet, useRouterState } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { listenForKeys } from "../parts/keys/listen.ts";
import { useKey } from "../parts/keys/use-key.ts";
import { clock } from "../parts/numbers.ts";
import { UndoBar } from "../parts/undo.tsx";
import { useGo } from "../routes/link.tsx";
import type { RouteData } from "../routes/route.ts";
import { KeysHelp } from "./keys-help.tsx";
import { pages } from "./navigation/pages.ts";
import { Palette } from "./palette/palette.tsx";
import { Rail } from "./rail.tsx";
import { RunningJobs, useRunning } from "./running-jobs.tsx";
import { TopBar } from "./top-bar.tsx";
import "./shell.css";

/** The frame around every page. */
export function Shell() {
  const [open, setOpen] = useState<"palette" | "keys" | null>(null);
  const search = useCallback(() => setOpen("palette"), []);
  const showKeys = useCallback(() => setOpen("keys"), []);
  const close = useCallback(() => setOpen(null), []);
  const { runs, lostSince, retry } = useRunning();
  useEffect(listenForKeys, []);
  useKey("?", "Show keyboard shortcuts", showKeys);
  return (
    <div className="app">
      <a className="skip" href="#main">
        Skip to main content
      </a>
      <Rail running={runs.length} />
      <div className="side">
        <TopBar jobs={<RunningJobs runs={runs} />} search={search} showKeys={showKeys} />
        {lostSince !== null && <Offline since={lostSince} retry={retry} />}
        <Page />
      </div>
      <UndoBar />
      {pages.map(({ to, label, key }) => (
        <GoKey key={to.path} to={to} label={label} letter={key} />
      ))}
      {open === "palette" && <Palette onClose={close} showKeys={showKeys} />}
      {open === "keys" && <KeysHelp onClose={close} />}
    </div>
  );
}

function Page() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  const seen = useRef(path);
  useEffect(() => {
    // Screen readers announce the new page when the focus moves to it. The first page needs no help.
    if (seen.current !== path) main.current?.focus({ preventScroll: true });
    seen.current = path;
  }, [path]);
  return (
    <main id="main" ref={main} tabIndex={-1} className="page">
      <Outlet />
    </main>
  );
}

function GoKey({ to, label, letter }: { readonly to: RouteData; readonly label: string; readonly letter: string }) {
  const go = useGo();
  useKey(`g ${letter}`, label, () => void go({ to }));
  return null;
}

function Offline({ since, retry }: { readonly since: number; readonly retry: () => void }) {
  return (
    <div className="offline" role="status">
      <p>
        <b>Can't reach the console.</b> {since > 0 ? `Showing data from ${clock(since)}. ` : ""}
        Trying again every few seconds…
      </p>
      <button type="button" className="btn small" onClick={retry}>
        Try now
      </button>
    </div>
  );
}
