import { arrangeGenes, type Gene, isSegment, type PromptSegment, segmentsOf } from "../genes/gene.ts";
import { orderBetween } from "../genes/order.ts";
import type { GeneChange } from "./change.ts";

/** The genome after these changes. Other genes keep their content and position. */
export function applyChanges(genes: readonly Gene[], changes: readonly GeneChange[]): Gene[] {
  const gone = new Set(changes.flatMap(({ from }) => (from ? [from.key] : [])));
  const settings = genes.filter((gene) => !isSegment(gene) && !gone.has(gene.key));
  const come = changes.flatMap(({ to }) => (to && !isSegment(to) ? [to] : []));
  return arrangeGenes([...settings, ...new Set(come), ...segmentsAfter(segmentsOf(genes), changes)]);
}

/** Edits happen in place. Moved segments are removed and inserted like new ones, from top to bottom, so that each finds its predecessor. */
function segmentsAfter(segments: readonly PromptSegment[], changes: readonly GeneChange[]): PromptSegment[] {
  const edits = new Map(changes.map((change) => [change.from?.key, change]));
  const coming = changes.filter(({ op }) => op === "added" || op === "moved");
  const moving = new Set(coming.map(({ from }) => from?.key));
  const staying = segments.flatMap((segment): PromptSegment[] => {
    const edit = edits.get(segment.key);
    if (!edit) return [segment];
    if (moving.has(segment.key) || !edit.to || !isSegment(edit.to)) return [];
    return [{ ...edit.to, order: segment.order }];
  });
  for (const { to, after } of coming.toSorted((x, y) => x.after.length - y.after.length)) {
    if (to && isSegment(to)) place(staying, to, after);
  }
  return staying;
}

function place(segments: PromptSegment[], segment: PromptSegment, after: readonly string[]): void {
  const before = after.map((key) => segments.findIndex((other) => other.key === key)).find((at) => at >= 0);
  const at = (before ?? -1) + 1;
  const order = orderBetween(segments[at - 1]?.order ?? null, segments[at]?.order ?? null);
  segments.splice(at, 0, { ...segment, order });
}
