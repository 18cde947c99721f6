import type { Channel } from "@agent-console/analysis/guards/guard.ts";
import type { Decision } from "@agent-console/analysis/guards/run/decision.ts";
import type { DetectionDetails } from "./shapes.ts";

export interface Output {
  readonly score: number;
  readonly label: "flagged" | "clean" | "unassessed";
  readonly details: DetectionDetails;
}

const MOST_SPANS = 200;

interface Judged {
  readonly ignored: readonly string[];
  readonly channel: Channel;
}

/** The verdict on one input. An input that was not judged is unassessed, never clean. */
export function outputOf({ results, would }: Decision, { ignored, channel }: Judged): Output {
  const hits = results.filter(({ outcome }) => outcome === "hit").sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const open = results.find(({ outcome }) => outcome === "undecided");
  const [decisive = open ?? results[0]] = hits;
  const label = hits.length > 0 ? "flagged" : open || results.length === 0 ? "unassessed" : "clean";
  return {
    score: Math.max(0, ...results.map(({ score }) => score ?? 0)),
    label,
    details: {
      rule: decisive?.rule ?? null,
      spans: (decisive?.spans ?? []).slice(0, MOST_SPANS).map(({ start, end, kind }) => ({ start, end, kind })),
      action: would,
      channel,
      guard: decisive?.guard ?? null,
      method: decisive?.method ?? null,
      version: decisive?.version ?? null,
      view: decisive?.view ?? null,
      ...(label === "unassessed"
        ? { why: open?.why ?? "unavailable", detail: open?.detail ?? "No guard judges this channel." }
        : {}),
      elapsed_us: results.reduce((sum, { elapsed_us: us }) => sum + us, 0),
      ...(ignored.length === 0 ? {} : { ignored }),
    },
  };
}
