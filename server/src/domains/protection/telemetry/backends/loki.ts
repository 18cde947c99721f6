import type { FoundLog, LogsSource } from "../sources.ts";
import { type Level, logLevels } from "../store/new-rows.ts";
import { type BackendNeeds, type BackendSetting, createBackend } from "./backend.ts";
import { lokiQuery } from "./loki-query.ts";
import { type LokiEntry, readLoki } from "./read-loki.ts";

/** Log lines of a Loki. */
export function lokiSource(setting: BackendSetting & { readonly teamLabel: string }, needs: BackendNeeds): LogsSource {
  const backend = createBackend("logs", setting, needs);
  const { teamLabel } = setting;
  return {
    isRemote: true,
    async find(act, { window, query, limit, direction }) {
      const { teamId } = act.who;
      const asked = new URLSearchParams({
        query: lokiQuery(query, { label: teamLabel, id: teamId }),
        start: String(window.fromNs),
        end: String(window.toNs),
        limit: String(limit),
        direction,
      });
      const answer = readLoki(await backend.ask({ path: "/loki/api/v1/query_range", query: asked }), {
        ...{ teamLabel, teamId, limit },
      });
      if ("wrong" in answer) throw backend.misunderstood(answer);
      const isForward = direction === "forward";
      const sorted = answer.entries.toSorted((a, b) =>
        a.atNs < b.atNs === isForward ? -1 : a.atNs === b.atNs ? 0 : 1,
      );
      return cut(sorted.map(foundLog), { limit, isForward });
    },
  };
}

/**
 * A full answer may end within the lines of one nanosecond, and the next one begins at a time. So lines of the last
 * nanosecond are left to the next answer, unless they are all there is.
 */
function cut(entries: readonly FoundLog[], { limit, isForward }: { limit: number; isForward: boolean }) {
  const last = entries.at(-1);
  if (last === undefined || entries.length < limit) return { entries, nextNs: null };
  const kept = entries.filter(({ atNs }) => atNs !== last.atNs);
  if (kept.length === 0) return { entries, nextNs: isForward ? last.atNs + 1n : last.atNs };
  return { entries: kept, nextNs: isForward ? last.atNs : last.atNs + 1n };
}

function foundLog({ atNs, line, labels }: LokiEntry): FoundLog {
  const said = (labels["level"] ?? labels["detected_level"] ?? labels["severity_text"] ?? "").toLowerCase();
  const level: Level = logLevels.find((one) => one === said) ?? SYNONYMS[said] ?? "unknown";
  return { atNs, line, labels, level };
}

const SYNONYMS: Readonly<Record<string, Level>> = {
  warning: "warn",
  err: "error",
  critical: "fatal",
  information: "info",
};
