import { canonicalJson } from "../../../../kernel/json/canonical.ts";
import { type Gene, isSegment, segmentsOf } from "../genes/gene.ts";
import { meaningOf } from "../hash/hashes.ts";
import { align, type Pair } from "./align.ts";
import type { ChangeOp, GeneChange } from "./change.ts";
import { longestIncreasing } from "./increasing.ts";
import { weakens } from "./weakening.ts";

/** The changes that turn one genome into the other. Names and origins do not matter; rendering and locks do. */
export function diffGenes(a: readonly Gene[], b: readonly Gene[]): GeneChange[] {
  const pairs = align(a, b);
  const moved = movedSegments(a, b, pairs);
  const found = pairs.map((pair) => ({ pair, ops: opsOf(pair, moved) }));
  const touched = new Set(found.filter(({ ops }) => ops.length > 0).map(({ pair }) => pair.to));
  const nameAfterwards = (to: Gene): string => {
    const from = pairs.find((pair) => pair.to === to)?.from;
    return from && !touched.has(to) ? from.key : to.key;
  };
  const sequence = segmentsOf(b);
  return found.flatMap(({ pair: { from, to }, ops }) =>
    ops.map((op): GeneChange => {
      const placed = to && isSegment(to) && (op === "added" || op === "moved");
      const before = placed ? sequence.slice(0, sequence.indexOf(to)).reverse() : [];
      return { op, from, to, after: before.map(nameAfterwards), weakening: weakens({ op, from, to }) };
    }),
  );
}

/** Whether two genes have the same content, apart from their position. */
export function sameContent(from: Gene, to: Gene): boolean {
  const content = (gene: Gene): string => canonicalJson(meaningOf({ ...gene, lock: "none" }, 0));
  return content(from) === content(to);
}

function opsOf({ from, to }: Pair, moved: ReadonlySet<Gene>): ChangeOp[] {
  if (!from) return ["added"];
  if (!to) return ["removed"];
  return [
    ...(sameContent(from, to) ? [] : (["changed"] as const)),
    ...(moved.has(to) ? (["moved"] as const) : []),
    ...(from.lock === to.lock ? [] : (["lock_changed"] as const)),
  ];
}

function movedSegments(a: readonly Gene[], b: readonly Gene[], pairs: readonly Pair[]): Set<Gene> {
  const partner = new Map(pairs.map(({ from, to }) => [from, to]));
  const places = new Map<Gene, number>(segmentsOf(b).map((gene, place) => [gene, place]));
  const kept = segmentsOf(a).flatMap((gene) => {
    const to = partner.get(gene);
    const place = to ? places.get(to) : undefined;
    return to && place !== undefined ? [{ to, place }] : [];
  });
  const inOrder = longestIncreasing(kept.map(({ place }) => place));
  return new Set(kept.filter((_, at) => !inOrder.has(at)).map(({ to }) => to));
}
