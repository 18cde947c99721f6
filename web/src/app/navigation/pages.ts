import type { IconName } from "./icons.tsx";

export interface PageEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** The letter after G. */
  readonly key: string;
}

/** The areas of the console, as the rail, the palette, the path at the top and the keys name them. */
export const pages: readonly PageEntry[] = [
  { to: "/", label: "Dashboard", icon: "dashboard", key: "d" },
  { to: "/agents", label: "Agents", icon: "agents", key: "a" },
  { to: "/evaluations", label: "Evaluations", icon: "evaluations", key: "e" },
  { to: "/findings", label: "Findings", icon: "findings", key: "f" },
  { to: "/evolution", label: "Evolution", icon: "evolution", key: "v" },
  { to: "/harnesses", label: "Harnesses", icon: "harnesses", key: "h" },
  { to: "/settings", label: "Settings", icon: "settings", key: "s" },
];

export const areaOf = (path: string): PageEntry | undefined => {
  const [, first = ""] = path.split("/");
  return pages.find(({ to }) => to === `/${first}`);
};
