import type { RouteData } from "../../routes/route.ts";
import { routes } from "../../routes/routes.ts";
import type { IconName } from "./icons.tsx";

export interface PageEntry {
  readonly to: RouteData;
  readonly label: string;
  readonly icon: IconName;
  /** The letter after G. */
  readonly key: string;
}

/** The areas of the console, as named in the rail, the palette, the breadcrumb and the shortcuts. */
export const pages: readonly PageEntry[] = [
  { to: routes.dashboard, label: "Dashboard", icon: "dashboard", key: "d" },
  { to: routes.agents, label: "Agents", icon: "agents", key: "a" },
  { to: routes.runs, label: "Evaluations", icon: "evaluations", key: "e" },
  { to: routes.findings, label: "Findings", icon: "findings", key: "f" },
  { to: routes.campaigns, label: "Red team", icon: "redteam", key: "r" },
  { to: routes.monitor, label: "Monitor", icon: "monitor", key: "m" },
  { to: routes.alarms, label: "Alarms", icon: "alarms", key: "l" },
  { to: routes.evolution, label: "Evolution", icon: "evolution", key: "v" },
  { to: routes.environment, label: "Environment", icon: "environment", key: "n" },
  { to: routes.harnesses, label: "Harnesses", icon: "harnesses", key: "h" },
  { to: routes.settings, label: "Settings", icon: "settings", key: "s" },
];

export const areaOf = (path: string): PageEntry | undefined => {
  const [, first = ""] = path.split("/");
  return pages.find(({ to }) => to.path === `/${first}`);
};
