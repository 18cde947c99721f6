export type Edges = ReadonlyMap<string, ReadonlySet<string>>;

export function edgesOf(pairs: Iterable<readonly [string, string]>): Edges {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets.add(to));
  }
  return edges;
}

interface Visit {
  readonly index: number;
  low: number;
  onStack: boolean;
}

/**
 * Groups of more than one node in which every node reaches every other (Tarjan). Each group and the list of groups are
 * sorted.
 */
export function connectedGroups(edges: Edges): string[][] {
  const visits = new Map<string, Visit>();
  const stack: string[] = [];
  const groups: string[][] = [];

  function visit(node: string): Visit {
    const here: Visit = { index: visits.size, low: visits.size, onStack: true };
    visits.set(node, here);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      const there = visits.get(next);
      if (!there) here.low = Math.min(here.low, visit(next).low);
      else if (there.onStack) here.low = Math.min(here.low, there.index);
    }
    if (here.low === here.index) closeGroup(node);
    return here;
  }

  function closeGroup(first: string): void {
    const group = stack.splice(stack.indexOf(first));
    for (const node of group) {
      const visited = visits.get(node);
      if (visited) visited.onStack = false;
    }
    if (group.length > 1) groups.push(group.sort());
  }

  for (const node of edges.keys()) if (!visits.has(node)) visit(node);
  return groups.sort((a, b) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1));
}
