import type { GuardReplayKind } from "@agent-console/sdk";
import type { GuardReplayResult } from "../../../queries/guards.ts";
import { shareWords } from "../methods/figures.ts";

export type Example = GuardReplayResult["examples"][number];

/** A share with its interval, as on cards. */
export const shareOf = ({
  rate,
  low,
  high,
}: {
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
}): string => shareWords({ rate, interval: low === null || high === null ? null : { low, high } });

export const reasonWords: Readonly<Record<Example["reason"], string>> = {
  newly_blocked: "Newly blocked",
  no_longer_blocked: "No longer blocked",
  over_blocked: "Hit, and should be left alone",
  missed: "Not hit, and should be caught",
};

export const expectWords = (expects: GuardReplayKind["expects"]): string => {
  if (expects === null) return "not known";
  return expects === "hit" ? "catch" : "leave alone";
};

export const timeWords = (us: number | null): string => (us === null ? "–" : `${(us / 1000).toFixed(1)} ms`);

/** The sentence that decides. */
export function legitimateWords({ legitimate }: Pick<GuardReplayResult, "legitimate">): string {
  const { n, newly_blocked: blocked } = legitimate;
  if (n === 0) return "Nothing legitimate was judged, so nothing is known about over-blocking.";
  return `Of ${n} legitimate exchanges and texts, ${blocked} would be newly blocked: ${shareOf(legitimate)}.`;
}
