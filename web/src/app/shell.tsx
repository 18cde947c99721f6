import { Link, Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { BrandMark, Icon } from "./icons.tsx";
import { useSession } from "./use-session.ts";

const pages = [
  { to: "/", label: "Dashboard", icon: "dashboard" },
  { to: "/agents", label: "Agents", icon: "agents" },
  { to: "/evaluations", label: "Evaluations", icon: "evaluations" },
  { to: "/harnesses", label: "Harnesses", icon: "harnesses" },
  { to: "/settings", label: "Settings", icon: "settings" },
] as const;

export function Shell() {
  const { teams, teamId, isLocal } = useSession();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  // A page change is a new page for those who hear it, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => main.current?.focus({ preventScroll: true }), [path]);
  return (
    <div className="app">
      <a className="sr" href="#main">
        Skip to the page
      </a>
      <div className="rail">
        <Link to="/" className="brand">
          <BrandMark /> Agent Console
        </Link>
        <div className="team cut" title="Team">
          {teams.find(({ team_id }) => team_id === teamId)?.team_name}
        </div>
        <nav className="nav" aria-label="Main">
          {pages.map(({ to, label, icon }) => (
            <Link key={to} to={to} activeOptions={{ exact: to === "/" }} activeProps={{ "aria-current": "page" }}>
              <Icon name={icon} /> {label}
            </Link>
          ))}
        </nav>
        <div className="foot">
          <nav className="nav" aria-label="Reference">
            <a href="/docs">
              <Icon name="reference" /> API reference
            </a>
          </nav>
          <p className="place">
            {isLocal ? "Sign-in is off: this machine only." : "Nothing leaves this machine but calls to your agents."}
          </p>
        </div>
      </div>
      <div>
        <main id="main" ref={main} tabIndex={-1} className="page">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
