import { Link } from "../../../routes/link.tsx";
import type { RouteData } from "../../../routes/route.ts";
import { routes } from "../../../routes/routes.ts";
import "../../../parts/page/tabs.css";

const tabs: readonly (readonly [RouteData, string])[] = [
  [routes.environment, "Policies"],
  [routes.personas, "Personas"],
  [routes.demographics, "Demographics"],
];

export function EnvironmentTabs() {
  return (
    <nav className="tabs" aria-label="Environment">
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
    </nav>
  );
}
