interface Compared {
  readonly config_hash: string;
  /** Tokens or money, the same for all. */
  readonly cost: number;
  readonly gain: { readonly points: number };
}

/** The points that no other point of at most the same cost exceeds in gain. */
export function unbeaten(all: readonly Compared[]): ReadonlySet<string> {
  const found = new Set<string>();
  let most = Number.NEGATIVE_INFINITY;
  for (const { config_hash, gain } of all.toSorted((a, b) => a.cost - b.cost || b.gain.points - a.gain.points)) {
    if (gain.points <= most) continue;
    most = gain.points;
    found.add(config_hash);
  }
  return found;
}
