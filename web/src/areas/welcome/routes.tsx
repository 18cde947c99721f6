import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const welcomeRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [[routes.welcome, lazy(() => import("./welcome-page.tsx"), "WelcomePage")]]);
