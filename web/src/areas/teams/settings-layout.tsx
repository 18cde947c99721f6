import { Link, Outlet } from "@tanstack/react-router";
import { PageHead } from "../../parts/section.tsx";
import { useMay } from "../../session/use-session.ts";

const tabs = [
  ["/settings", "Team", "VIEWER"],
  ["/settings/account", "Your account", "VIEWER"],
  ["/settings/keys", "API keys", "MEMBER"],
  ["/settings/evaluation", "Threshold", "VIEWER"],
  ["/settings/hosts", "Outbound hosts", "VIEWER"],
  ["/settings/audit", "Audit log", "ADMIN"],
  ["/settings/system", "System", "VIEWER"],
] as const;

export function SettingsLayout() {
  return (
    <>
      <PageHead title="Settings" />
      <nav className="tabs" aria-label="Settings">
        {tabs.map(([to, label, least]) => (
          <Tab key={to} to={to} label={label} least={least} />
        ))}
      </nav>
      <Outlet />
    </>
  );
}

type TabProps = Readonly<{ to: (typeof tabs)[number][0]; label: string; least: (typeof tabs)[number][2] }>;

function Tab({ to, label, least }: TabProps) {
  if (!useMay(least)) return null;
  return (
    <Link to={to} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ "aria-current": "page" }}>
      {label}
    </Link>
  );
}
