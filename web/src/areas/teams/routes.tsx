import { type AnyRootRoute, createRoute } from "@tanstack/react-router";
import { PageHead } from "../../parts/section.tsx";

export const teamRoutes = (root: AnyRootRoute) => [
  createRoute({ getParentRoute: () => root, path: "/settings", component: () => <PageHead title="settings" /> }),
];
