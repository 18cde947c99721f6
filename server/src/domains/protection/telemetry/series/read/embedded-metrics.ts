import { sql } from "../../../../../platform/db/sql.ts";
import type { MetricsSource, Subject } from "../../sources.ts";
import { addedByAgent, addedByLabel, addedByStep, addedTogether } from "./added.ts";
import { rowsOf, scopeOf, valueOfKind } from "./figures-asked.ts";
import { knownMetrics } from "./known-metrics.ts";
import { percentilesOf, type SketchRow } from "./percentiles.ts";
import { asksForTest, testLatencies, testSteps } from "./test-figures.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What is asked about something that cannot exist has no figures. */
const isPossible = ({ agentId, evaluationId }: Subject): boolean =>
  [agentId, evaluationId].every((id) => id === null || UUID.test(id));

const MOST_SKETCHES = 100_000;

/** Reads the console's own tables. */
export function embeddedMetrics(): MetricsSource {
  return {
    async total(act, asked) {
      if (!isPossible(asked.subject)) return 0;
      if (asksForTest(asked.subject)) {
        const steps = await testSteps(act, { ...asked, stepMs: asked.window.toMs - asked.window.fromMs });
        return steps.get(0) ?? 0;
      }
      const scope = await scopeOf(act, { ...asked, step: null });
      return scope === null ? 0 : valueOfKind(scope.kind, await addedTogether(act, scope, asked.subject));
    },
    async series(act, asked) {
      if (!isPossible(asked.subject)) return [];
      const steps = asksForTest(asked.subject) ? await testSteps(act, asked) : await addedByStep(act, asked);
      if (steps.size === 0) return [];
      const count = Math.ceil((asked.window.toMs - asked.window.fromMs) / asked.stepMs);
      return Array.from({ length: count }, (_, nth) => ({
        at: (asked.window.fromMs + nth * asked.stepMs) / 1000,
        value: steps.get(nth) ?? 0,
      }));
    },
    async latency(act, asked) {
      if (!isPossible(asked.subject)) return asked.percentiles.map(() => []);
      if (asksForTest(asked.subject)) return testLatencies(act, asked);
      const scope = await scopeOf(act, { ...asked, step: asked.stepMs / 1000, hasSketches: true });
      if (scope === null) return asked.percentiles.map(() => []);
      const rows = await act.tx.query(sql<SketchRow>`
        select at, sketch from (${rowsOf(act.who.teamId, scope, { ...asked.subject, isByLabel: false })}) as rows
        where sketch is not null
        order by at
        limit ${MOST_SKETCHES}`);
      return percentilesOf(rows, asked);
    },
    byAgent: addedByAgent,
    byLabel: async (act, asked) => (isPossible(asked.subject) ? addedByLabel(act, asked) : new Map()),
    known: knownMetrics,
  };
}
