import { type AnyRoute, lazyRouteComponent as lazy } from "@tanstack/react-router";
import { bindPages } from "../../routes/bind.ts";
import { routes } from "../../routes/routes.ts";

export const evaluationRoutes = (root: AnyRoute): AnyRoute[] =>
  bindPages(root, [
    [routes.runs, lazy(() => import("./runs-page.tsx"), "RunsPage")],
    [routes.newRun, lazy(() => import("./new-run/new-run-page.tsx"), "NewRunPage")],
    [routes.schedules, lazy(() => import("./schedules/schedules-page.tsx"), "SchedulesPage")],
    [routes.run, lazy(() => import("./run/run-page.tsx"), "RunPage")],
    [routes.prompts, lazy(() => import("./prompts/prompts-page.tsx"), "PromptsPage")],
    [routes.prompt, lazy(() => import("./prompts/prompt-page.tsx"), "PromptPage")],
    [routes.review, lazy(() => import("./review/review-page.tsx"), "ReviewPage")],
    [routes.compare, lazy(() => import("./compare/compare-page.tsx"), "ComparePage")],
    [routes.fairness, lazy(() => import("./fairness/fairness-page.tsx"), "FairnessPage")],
    [routes.findings, lazy(() => import("./findings/findings-page.tsx"), "FindingsPage")],
    [routes.finding, lazy(() => import("./findings/finding-page.tsx"), "FindingPage")],
    [routes.harnesses, lazy(() => import("./harnesses-page.tsx"), "HarnessesPage")],
    [routes.newHarness, lazy(() => import("./custom-harness/new-harness-page.tsx"), "NewHarnessPage")],
    [routes.customHarness, lazy(() => import("./custom-harness/harness-page.tsx"), "HarnessPage")],
    [routes.testSets, lazy(() => import("./test-sets/test-sets-page.tsx"), "TestSetsPage")],
  ]);
