import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const referenceRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [[routes.reference, lazy(() => import("./reference-page.tsx"), "ReferencePage")]]);
