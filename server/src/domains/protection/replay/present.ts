import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { Example } from "./examples.ts";
import { timeAt } from "./latency.ts";
import type { ShownReplay, ShownResult } from "./shapes.ts";
import type { ReplayRow, ReplayState } from "./store.ts";
import type { KindCount } from "./tally.ts";

export function presentReplay(row: ReplayRow): ShownReplay {
  const { id, config_id, agent_id, digest, live_config_id, live_version, material } = row;
  const { status, status_message, done, total, created_by, created_at, completed_at } = row;
  return {
    ...{ id, config_id, agent_id, digest, live_config_id, live_version, material: [...material] },
    ...{ status, status_message, done, total, created_by, created_at, completed_at },
    result: status === "completed" && row.state ? presentResult(row.state) : null,
  };
}

export function presentResult({ tally, leftOut, cut }: ReplayState): ShownResult {
  const legitimate = tally.kinds.filter(({ expects }) => expects === "pass");
  const sum = (of: "n" | "blocked" | "newly_blocked") => legitimate.reduce((total, one) => total + one[of], 0);
  return {
    legitimate: {
      ...{ n: sum("n"), blocked: sum("blocked"), newly_blocked: sum("newly_blocked") },
      ...share(sum("newly_blocked"), sum("n")),
    },
    totals: tally.kinds.map((one) => ({ ...one, ...shareOf(one) })),
    guards: tally.guards.map(({ latency, kinds, ...counts }) => ({
      ...counts,
      ...{ p50_us: timeAt(latency, 0.5), p95_us: timeAt(latency, 0.95) },
      kinds: kinds.map((one) => ({ ...one, ...shareOf(one) })),
    })),
    ...{ p50_us: timeAt(tally.latency, 0.5), p95_us: timeAt(tally.latency, 0.95), cut },
    left_out: leftOut.map((one) => ({ ...one })),
    examples: tally.examples.map(presentExample),
  };
}

/** As on cards: what could not be judged is a miss where a hit is expected, and no evidence otherwise. */
const shareOf = ({ expects, n, hits, undecided, not_covered: notCovered }: KindCount) =>
  share(hits, expects === "hit" ? n : n - undecided - notCovered);

function share(part: number, of: number) {
  const interval = wilson(part, of);
  return { rate: of > 0 ? part / of : null, low: interval?.low ?? null, high: interval?.high ?? null };
}

const presentExample = (example: Example) => ({
  ...{ reason: example.reason, material: example.material, kind: example.kind },
  ...(example.material === "packs"
    ? { pack: example.pack, row_id: example.row_id, text: example.text }
    : { pack: null, row_id: null, text: null }),
  ...(example.material === "transcripts"
    ? { evaluation_id: example.evaluation_id, seq: example.seq }
    : { evaluation_id: null, seq: null }),
  entry_id: example.material === "traffic" ? example.entry_id : null,
});
