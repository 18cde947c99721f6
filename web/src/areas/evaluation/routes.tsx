import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readSearch } from "./findings/use-findings.ts";

export interface NewRunSearch {
  readonly agent?: string;
}

export const evaluationRoutes = (root: AnyRootRoute) => {
  const page = <Path extends string>(path: Path, component: Parameters<typeof createRoute>[0]["component"]) =>
    createRoute({ getParentRoute: () => root, path, component });
  return [
    page(
      "/evaluations",
      lazyRouteComponent(() => import("./runs-page.tsx"), "RunsPage"),
    ),
    createRoute({
      getParentRoute: () => root,
      path: "/evaluations/new",
      validateSearch: ({ agent }: Record<string, unknown>): NewRunSearch =>
        typeof agent === "string" ? { agent } : {},
      component: lazyRouteComponent(() => import("./new-run-page.tsx"), "NewRunPage"),
    }),
    page(
      "/evaluations/$id",
      lazyRouteComponent(() => import("./run-page.tsx"), "RunPage"),
    ),
    page(
      "/evaluations/$id/prompts/$seq",
      lazyRouteComponent(() => import("./prompt-page.tsx"), "PromptPage"),
    ),
    createRoute({
      getParentRoute: () => root,
      path: "/evaluations/$id/compare",
      validateSearch: ({ with: other }: Record<string, unknown>): { readonly with?: string } =>
        typeof other === "string" ? { with: other } : {},
      component: lazyRouteComponent(() => import("./compare/compare-page.tsx"), "ComparePage"),
    }),
    createRoute({
      getParentRoute: () => root,
      path: "/findings",
      validateSearch: readSearch,
      component: lazyRouteComponent(() => import("./findings/findings-page.tsx"), "FindingsPage"),
    }),
    page(
      "/findings/$id",
      lazyRouteComponent(() => import("./findings/finding-page.tsx"), "FindingPage"),
    ),
    page(
      "/harnesses",
      lazyRouteComponent(() => import("./harnesses-page.tsx"), "HarnessesPage"),
    ),
  ];
};
