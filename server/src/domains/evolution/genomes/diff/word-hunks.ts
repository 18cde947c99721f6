import { wordDifference } from "@agent-console/analysis/difference/word-difference.ts";

/** A readable text difference: what stayed, was removed and was added, by words. */
export interface Hunk {
  readonly op: "equal" | "removed" | "added";
  readonly text: string;
}

const OPS = { same: "equal", removed: "removed", added: "added" } as const;

/** Longer texts are not compared by words. */
const LONGEST = 200_000;

export function wordHunks(from: string, to: string): Hunk[] {
  if (from.length + to.length <= LONGEST)
    return wordDifference(from, to).map(({ kind, text }) => ({ op: OPS[kind], text }));
  if (from === to) return [{ op: "equal", text: from }];
  const whole: Hunk[] = [
    { op: "removed", text: from },
    { op: "added", text: to },
  ];
  return whole.filter(({ text }) => text !== "");
}
