import type { ReviewLabelValue as Label } from "@agent-console/sdk";
import type { Response } from "./use-review.ts";

export type { Label };

/** One key press: which responses it labeled, and how. */
export interface Done {
  readonly key: number;
  readonly seq: number;
  /** Set when identical responses were labeled with it. */
  readonly group: string | null;
  readonly label: Label;
}

/** How far a person has got with the queue. */
export interface Labeling {
  /** The place of the response that is shown. */
  readonly at: number;
  /** Newest last. */
  readonly done: readonly Done[];
  readonly skipped: ReadonlySet<number>;
}

export const start: Labeling = { at: 0, done: [], skipped: new Set() };

export type Step =
  | { readonly kind: "labeled"; readonly done: Done; readonly queue: readonly Response[] }
  | { readonly kind: "taken back"; readonly key: number; readonly queue: readonly Response[] }
  | { readonly kind: "skipped"; readonly queue: readonly Response[] }
  | { readonly kind: "moved"; readonly to: number };

export function nextLabeling(now: Labeling, step: Step): Labeling {
  if (step.kind === "labeled") {
    const done = [...now.done, step.done];
    const skipped = new Set([...now.skipped].filter((seq) => seq !== step.done.seq));
    return { done, skipped, at: following(step.queue, now.at, done) };
  }
  if (step.kind === "taken back") {
    const gone = now.done.find(({ key }) => key === step.key);
    const at = step.queue.findIndex(({ seq }) => seq === gone?.seq);
    return { ...now, done: now.done.filter(({ key }) => key !== step.key), at: at < 0 ? now.at : at };
  }
  if (step.kind === "skipped") {
    const seq = step.queue[now.at]?.seq;
    const skipped = seq === undefined ? now.skipped : new Set([...now.skipped, seq]);
    return { ...now, skipped, at: following(step.queue, now.at, now.done) };
  }
  return { ...now, at: Math.max(0, step.to) };
}

/** The next response that was not labeled just now. Past the end of what is loaded, the next one to arrive. */
function following(queue: readonly Response[], at: number, done: readonly Done[]): number {
  let next = at + 1;
  while (next < queue.length && labelOf(queue[next], done)) next++;
  return next;
}

/** What the person has just said of a response. */
export function labelOf(response: Response | undefined, done: readonly Done[]): Label | null {
  const last = done.findLast(({ seq, group }) => response && (seq === response.seq || group === response.group));
  return last?.label ?? null;
}
