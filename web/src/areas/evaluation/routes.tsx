import { type AnyRootRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readPromptSearch } from "../../routes/prompt-search.ts";
import { readSearch } from "./findings/use-findings.ts";

/** A run that is asked again brings along what it asked. */
export interface NewRunSearch {
  readonly agent?: string;
  readonly harness?: string;
  readonly sample?: number;
  readonly seed?: number;
}

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return value !== "" && value !== null && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

function readNewRun({ agent, harness, sample, seed }: Record<string, unknown>): NewRunSearch {
  const [size, start] = [whole(sample), whole(seed)];
  return {
    ...(typeof agent === "string" ? { agent } : {}),
    ...(typeof harness === "string" ? { harness } : {}),
    ...(size ? { sample: size } : {}),
    ...(start === undefined ? {} : { seed: start }),
  };
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
      validateSearch: readNewRun,
      component: lazyRouteComponent(() => import("./new-run/new-run-page.tsx"), "NewRunPage"),
    }),
    createRoute({
      getParentRoute: () => root,
      path: "/evaluations/$id",
      validateSearch: readPromptSearch,
      component: lazyRouteComponent(() => import("./run/run-page.tsx"), "RunPage"),
    }),
    createRoute({
      getParentRoute: () => root,
      path: "/evaluations/$id/prompts",
      validateSearch: readPromptSearch,
      component: lazyRouteComponent(() => import("./prompts/prompts-page.tsx"), "PromptsPage"),
    }),
    createRoute({
      getParentRoute: () => root,
      path: "/evaluations/$id/prompts/$seq",
      validateSearch: readPromptSearch,
      component: lazyRouteComponent(() => import("./prompts/prompt-page.tsx"), "PromptPage"),
    }),
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
