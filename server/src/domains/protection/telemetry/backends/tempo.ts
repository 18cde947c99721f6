import type { TracesSource } from "../sources.ts";
import { type BackendNeeds, type BackendSetting, createBackend } from "./backend.ts";
import { readSearch } from "./read-tempo.ts";
import { teamBatches } from "./team-batches.ts";
import { tempoQuery } from "./tempo-query.ts";

/** Spans of the team that are asked for with each trace, to see whether its root is among them. */
const OWN_SPANS = 20;

/** Traces of a Tempo. */
export function tempoSource(
  setting: BackendSetting & { readonly teamLabel: string },
  needs: BackendNeeds,
): TracesSource {
  const backend = createBackend("traces", setting, needs);
  return {
    isRemote: true,
    async search(act, asked) {
      const { limit, window } = asked;
      const query = new URLSearchParams({
        q: `${tempoQuery(asked, { label: setting.teamLabel, id: act.who.teamId })} | select(name, resource.service.name)`,
        spss: String(OWN_SPANS),
        start: String(Math.floor(window.fromMs / 1000)),
        end: String(Math.ceil(window.toMs / 1000)),
        limit: String(limit),
      });
      const found = readSearch(await backend.ask({ path: "/api/search", query }), limit);
      if (found === null) throw backend.misunderstood({ wrong: "no search result" });
      return { traces: found.traces.toSorted(newestFirst), inspected: found.inspected };
    },
    async get(act, traceId) {
      const answer = await backend.ask({ path: `/api/traces/${traceId}`, mayBeAbsent: true });
      if (answer === null) return null;
      const found = teamBatches(answer, { label: setting.teamLabel, teamId: act.who.teamId });
      if (found === null) throw backend.misunderstood({ wrong: "no trace" });
      // A trace of another team, and one that there is not, look the same.
      return found.resourceSpans.length === 0 ? null : found;
    },
  };
}

interface Started {
  readonly startNs: bigint | null;
}

const newestFirst = (a: Started, b: Started): number => ((a.startNs ?? 0n) > (b.startNs ?? 0n) ? -1 : 1);
