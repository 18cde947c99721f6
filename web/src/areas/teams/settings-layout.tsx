import { Outlet } from "@tanstack/react-router";
import { PageHead } from "../../parts/page/section.tsx";
import { Tabs } from "../../parts/page/tabs.tsx";
import { Link, useOpenTab } from "../../routes/link.tsx";
import type { RouteData } from "../../routes/route.ts";
import { routes } from "../../routes/routes.ts";
import { useMay } from "../../session/use-session.ts";
import "./teams.css";

const tabs = [
  [routes.settings, "Team", "VIEWER"],
  [routes.account, "Your account", "VIEWER"],
  [routes.keys, "API keys", "MEMBER"],
  [routes.evaluationSettings, "Trust threshold", "VIEWER"],
  [routes.notifications, "Notifications", "ADMIN"],
  [routes.approvals, "Approvals", "VIEWER"],
  [routes.hosts, "Outbound hosts", "VIEWER"],
  [routes.audit, "Audit log", "ADMIN"],
  [routes.system, "System", "VIEWER"],
] as const;

export function SettingsLayout() {
  const tab = useOpenTab(tabs);
  return (
    <>
      <PageHead title="Settings" tab={tab} />
      <Tabs label="Settings" open={tab}>
        {tabs.map(([to, label, least]) => (
          <Tab key={to.path} to={to} label={label} least={least} />
        ))}
      </Tabs>
      <Outlet />
    </>
  );
}

type TabProps = Readonly<{ to: RouteData; label: string; least: (typeof tabs)[number][2] }>;

function Tab({ to, label, least }: TabProps) {
  if (!useMay(least)) return null;
  return (
    <Link to={to} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ "aria-current": "page" }}>
      {label}
    </Link>
  );
}
