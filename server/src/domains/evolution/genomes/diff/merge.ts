import { renameIfTaken } from "../genes/extract.ts";
import { type Gene, isSegment, subjectOf } from "../genes/gene.ts";
import { align } from "./align.ts";
import { applyChanges } from "./apply.ts";
import type { ChangeOp, GeneChange } from "./change.ts";
import { diffGenes, sameContent } from "./diff.ts";

export interface Branches {
  readonly base: readonly Gene[];
  readonly mine: readonly Gene[];
  readonly theirs: readonly Gene[];
}

/** A gene that both sides changed differently. Null if a side removed it or never had it. */
export interface GeneConflict {
  readonly key: string;
  readonly base: Gene | null;
  readonly mine: Gene | null;
  readonly theirs: Gene | null;
}

export interface Merged {
  /** In a conflict, the gene keeps their version. */
  readonly genes: Gene[];
  readonly conflicts: readonly GeneConflict[];
}

/**
 * Their genome with my changes since the common base. Text, lock and position of a gene are separate: changes to different
 * ones are combined.
 */
export function mergeGenes({ base, mine, theirs }: Branches): Merged {
  const theirChanges = diffGenes(base, theirs);
  const theirsOf = new Map(align(base, theirs).map(({ from, to }) => [from?.key, to]));
  const theirAdded = theirChanges.flatMap(({ op, to }) => (op === "added" && to ? [to] : []));
  const myChanges = diffGenes(base, mine);
  const conflicts: GeneConflict[] = [];
  const taken: GeneChange[] = [];
  /** The name of my gene in the result. */
  const names = new Map<string, string>();
  for (const [key, to] of theirsOf) if (key !== undefined && to) names.set(key, to.key);

  for (const [key, group] of byGene(myChanges)) {
    const theirGene = theirsOf.get(key) ?? null;
    const others = theirChanges.filter(({ from }) => from?.key === key);
    const merged = joined(group, theirGene, others);
    const [{ from, to }] = group;
    if (to && theirGene) names.set(to.key, theirGene.key);
    if (merged === "conflict") conflicts.push({ key, base: from, mine: to, theirs: theirGene });
    else taken.push(...merged);
  }

  const used = new Set(theirs.map((gene) => gene.key));
  for (const change of myChanges.filter(({ op }) => op === "added")) {
    const { to } = change;
    if (!to) continue;
    const at = theirAdded.findIndex((gene) => sameSubject(gene, to));
    const [rival] = at < 0 ? [] : theirAdded.splice(at, 1);
    const added = rival ?? renameIfTaken(to, used);
    names.set(to.key, added.key);
    if (!rival) taken.push({ ...change, to: added });
    else if (!sameContent(rival, to)) conflicts.push({ key: to.key, base: null, mine: to, theirs: rival });
  }
  const named = taken.map((change) => ({ ...change, after: change.after.map((key) => names.get(key) ?? key) }));
  return { genes: applyChanges(theirs, named), conflicts };
}

type Group = readonly [GeneChange, ...GeneChange[]];

/** My changes to genes of the base, grouped by gene. */
function byGene(changes: readonly GeneChange[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    if (!change.from) continue;
    groups.set(change.from.key, [...(groups.get(change.from.key) ?? []), change] as unknown as Group);
  }
  return groups;
}

/** My changes to one gene as changes to theirs, without those they have made as well. */
function joined(mine: Group, theirs: Gene | null, others: readonly GeneChange[]): GeneChange[] | "conflict" {
  const [{ to }] = mine;
  const theyDid = (op: ChangeOp): GeneChange | undefined => others.find((other) => other.op === op);
  if (to === null) {
    if (theirs === null) return [];
    return theyDid("changed") ? "conflict" : mine.map((change) => ({ ...change, from: theirs }));
  }
  if (theirs === null) return mine.some(({ op }) => op === "changed") ? "conflict" : [];
  let result = theirs;
  const ops: GeneChange[] = [];
  for (const change of mine) {
    const rival = theyDid(change.op);
    if (rival) {
      if (agree(change, { theirs, rival })) continue;
      return "conflict";
    }
    if (change.op === "changed") result = { ...to, key: theirs.key, lock: result.lock };
    if (change.op === "lock_changed") result = { ...result, lock: to.lock };
    ops.push(change);
  }
  return ops.map((change) => ({ ...change, from: theirs, to: result }));
}

function agree({ op, to, after }: GeneChange, other: { theirs: Gene; rival: GeneChange }): boolean {
  if (to === null) return false;
  if (op === "changed") return sameContent(other.theirs, to);
  if (op === "lock_changed") return other.theirs.lock === to.lock;
  return other.rival.after[0] === after[0];
}

/** Whether both are about the same subject; for segments, whether they have the same text. */
function sameSubject(one: Gene, other: Gene): boolean {
  if (isSegment(one) || isSegment(other)) return isSegment(one) && isSegment(other) && one.text === other.text;
  return subjectOf(one) === subjectOf(other);
}
