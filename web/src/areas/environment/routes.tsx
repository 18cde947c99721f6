import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const environmentRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.environment, lazy(() => import("./policies/policies-page.tsx"), "PoliciesPage")],
    [routes.policy, lazy(() => import("./policy/policy-page.tsx"), "PolicyPage")],
    [routes.personas, lazy(() => import("./personas/personas-page.tsx"), "PersonasPage")],
    [routes.demographics, lazy(() => import("./demographics/demographics-page.tsx"), "DemographicsPage")],
  ]);
