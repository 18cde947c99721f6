import { Tabs } from "../../../parts/page/tabs.tsx";
import { Link, useOpenTab } from "../../../routes/link.tsx";
import type { RouteData } from "../../../routes/route.ts";
import { routes } from "../../../routes/routes.ts";

const tabs: readonly (readonly [RouteData, string])[] = [
  [routes.environment, "Policies"],
  [routes.personas, "Personas"],
  [routes.demographics, "Demographics"],
];

export function EnvironmentTabs() {
  return (
    <Tabs label="Environment" open={useOpenTab(tabs)}>
      {tabs.map(([to, label]) => (
        <Link
          key={to.path}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ "aria-current": "page" }}
        >
          {label}
        </Link>
      ))}
    </Tabs>
  );
}
