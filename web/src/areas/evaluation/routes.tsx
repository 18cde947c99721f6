import { type AnyRootRoute, createRoute } from "@tanstack/react-router";
import { PageHead } from "../../parts/section.tsx";

export const evaluationRoutes = (root: AnyRootRoute) => [
  createRoute({ getParentRoute: () => root, path: "/evaluations", component: () => <PageHead title="evaluations" /> }),
];
