import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import type { TimeSearch } from "../../../routes/time-search.ts";
import "../../../parts/page/tabs.css";
import "./window.css";

interface MonitorTabsProps {
  /** Kept from page to page. */
  readonly agent?: string | undefined;
  readonly time?: TimeSearch;
  readonly open: "monitor" | "traces" | "conversations" | "logs";
}

/** The pages of Monitor. The agent and the time stay when another one is opened. */
export function MonitorTabs({ agent, time = {}, open }: MonitorTabsProps) {
  const who = agent ? { agent } : {};
  // The open page is known: by its path, Overview would count as open on every page.
  const here = (name: MonitorTabsProps["open"]) => ({
    activeOptions: { exact: true, includeSearch: false },
    ...(open === name ? { "aria-current": "page" as const } : {}),
  });
  return (
    <nav className="tabs monitor-tabs" aria-label="Monitor">
      <Link to={routes.monitor} search={{ ...who, ...(time.range ? { range: time.range } : {}) }} {...here("monitor")}>
        Overview
      </Link>
      <Link to={routes.traces} search={{ ...who, ...time }} {...here("traces")}>
        Traces
      </Link>
      <Link
        to={routes.conversations}
        search={{ ...who, ...(time.range ? { range: time.range } : {}) }}
        {...here("conversations")}
      >
        Conversations
      </Link>
      <Link to={routes.logs} search={{ ...who, ...time }} {...here("logs")}>
        Logs
      </Link>
      <Link to={routes.alarms}>Alarms</Link>
    </nav>
  );
}
