import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindLayout, bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const teamRoutes = (root: AnyRoute): AnyRoute[] => [
  ...bindPages(root, [[routes.device, lazy(() => import("./device/device-page.tsx"), "DevicePage")]]),
  bindLayout(root, {
    at: routes.settings,
    component: lazy(() => import("./settings-layout.tsx"), "SettingsLayout"),
    pages: [
      [routes.settings, lazy(() => import("./people/team-page.tsx"), "TeamPage")],
      [routes.account, lazy(() => import("./account/account-page.tsx"), "AccountPage")],
      [routes.keys, lazy(() => import("./keys/keys-page.tsx"), "KeysPage")],
      [routes.evaluationSettings, lazy(() => import("./threshold-page.tsx"), "ThresholdPage")],
      [routes.notifications, lazy(() => import("./notifications/notifications-page.tsx"), "NotificationsPage")],
      [routes.approvals, lazy(() => import("./approvals/approvals-page.tsx"), "ApprovalsPage")],
      [routes.hosts, lazy(() => import("./hosts-page.tsx"), "HostsPage")],
      [routes.audit, lazy(() => import("./audit/audit-page.tsx"), "AuditPage")],
      [routes.system, lazy(() => import("./system-page.tsx"), "SystemPage")],
    ],
  }),
];
