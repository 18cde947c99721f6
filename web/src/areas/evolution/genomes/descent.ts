import type { AncestryNode, GenomeAncestry, GenomeParent, GenomeVersionSummary } from "@agent-console/sdk";

/** A version of this genome, or a version of another genome that it derives from. */
export interface Ancestor {
  readonly id: string;
  readonly genomeId: string;
  readonly version: number;
  readonly createdAt: number;
  readonly parents: readonly GenomeParent[];
  readonly note: string | null;
  /** Set for a version of another genome. */
  readonly elsewhere: AncestryNode | null;
}

const idOf = ({ genome_id, version }: { genome_id: string; version: number }): string => `${genome_id}/${version}`;

/** All versions of the genome and their ancestors, newest first, each above its parents. */
export function descentOf(versions: readonly GenomeVersionSummary[], ancestry: GenomeAncestry): Ancestor[] {
  const own = versions.map(
    (version): Ancestor => ({
      id: idOf(version),
      genomeId: version.genome_id,
      version: version.version,
      createdAt: version.created_at,
      parents: version.parents,
      note: version.note,
      elsewhere: null,
    }),
  );
  const known = new Set(own.map(({ id }) => id));
  const others = ancestry.nodes
    .filter((node) => !known.has(idOf(node)))
    .map(
      (node): Ancestor => ({
        id: idOf(node),
        genomeId: node.genome_id,
        version: node.version,
        createdAt: node.created_at,
        parents: ancestry.edges
          .filter(({ child }) => idOf(child) === idOf(node))
          .map(({ parent, role }) => ({ ...parent, role })),
        note: null,
        elsewhere: node,
      }),
    );
  return childrenFirst([...own, ...others]);
}

/** By time. Versions of the same second are in order of descent. */
function childrenFirst(all: readonly Ancestor[]): Ancestor[] {
  const waiting = new Map(all.map(({ id }) => [id, 0]));
  const count = (ids: readonly string[], by: number): void => {
    for (const id of ids) if (waiting.has(id)) waiting.set(id, (waiting.get(id) ?? 0) + by);
  };
  for (const { parents } of all) count(parents.map(idOf), 1);
  const rest = all.toSorted((a, b) => b.createdAt - a.createdAt || b.version - a.version);
  const ordered: Ancestor[] = [];
  while (rest.length > 0) {
    const next = Math.max(
      0,
      rest.findIndex(({ id }) => waiting.get(id) === 0),
    );
    const [taken] = rest.splice(next, 1);
    if (!taken) break;
    count(taken.parents.map(idOf), -1);
    ordered.push(taken);
  }
  return ordered;
}
