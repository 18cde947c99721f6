import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readAuditFilters } from "../../routes/audit-filters.ts";

export const teamRoutes = (root: AnyRootRoute) => {
  const settings = createRoute({
    getParentRoute: () => root,
    path: "/settings",
    component: lazyRouteComponent(() => import("./settings-layout.tsx"), "SettingsLayout"),
  });
  return [
    settings.addChildren([
      createRoute({
        getParentRoute: () => settings,
        path: "/",
        component: lazyRouteComponent(() => import("./people/team-page.tsx"), "TeamPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/account",
        component: lazyRouteComponent(() => import("./account/account-page.tsx"), "AccountPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/keys",
        component: lazyRouteComponent(() => import("./keys/keys-page.tsx"), "KeysPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/evaluation",
        component: lazyRouteComponent(() => import("./threshold-page.tsx"), "ThresholdPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/hosts",
        component: lazyRouteComponent(() => import("./hosts-page.tsx"), "HostsPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/audit",
        validateSearch: readAuditFilters,
        component: lazyRouteComponent(() => import("./audit/audit-page.tsx"), "AuditPage"),
      }),
      createRoute({
        getParentRoute: () => settings,
        path: "/system",
        component: lazyRouteComponent(() => import("./system-page.tsx"), "SystemPage"),
      }),
    ]),
  ];
};
