import type { HarnessListItem, Taxonomy } from "@agent-console/sdk";

export type PickKind = "probes" | "tags" | "scenarios";

/** Something that a run can be limited to. */
export interface Pickable {
  readonly kind: PickKind;
  /** As the API takes it. */
  readonly name: string;
  readonly title: string;
  /** What it is, beside the title. */
  readonly note: string;
  readonly probes: number;
}

export const keyOf = ({ kind, name }: Pickable): string => `${kind} ${name}`;

/** Scenarios, taxonomy entries and probes of a harness; trust_score has those of all. */
export function pickablesOf(
  harnesses: readonly HarnessListItem[],
  taxonomies: readonly Taxonomy[],
  harness: string,
): Pickable[] {
  const scenarios = harnesses
    .filter(({ name }) => harness === "trust_score" || name === harness)
    .flatMap((one) => one.scenarios);
  const probes = scenarios.flatMap((scenario) => scenario.probes);
  const known = new Set(probes.map(({ id }) => id));
  const entries = taxonomies.flatMap(({ title: taxonomy, entries: all }) =>
    all.map((entry) => ({
      ...({ kind: "tags", name: entry.tag, title: `${entry.id} ${entry.title}`, note: taxonomy } as const),
      probes: entry.probes.filter((id) => known.has(id)).length,
    })),
  );
  return [
    ...scenarios.map(({ name, title, probes: own }) => ({
      ...({ kind: "scenarios", name, title, note: "Scenario", probes: own.length } as const),
    })),
    ...entries.filter((entry) => entry.probes > 0),
    ...probes.map(({ id, title }) => ({ kind: "probes", name: id, title, note: id, probes: 1 }) as const),
  ];
}

/** Those that have every word in their name, title or note. */
export function search(pickables: readonly Pickable[], words: string): Pickable[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pickables.filter(({ name, title, note }) => {
    const text = `${name} ${title} ${note}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The picks of a repeated run, from its address. */
export const picksOf = (probes: string | undefined): Pickable[] =>
  (probes ?? "")
    .split(",")
    .filter(Boolean)
    .map((id) => ({ kind: "probes", name: id, title: id, note: id, probes: 1 }));

/** The picks as part of a request; nothing where nothing is picked. */
export function picksBody(picks: readonly Pickable[]): Partial<Record<PickKind, string[]>> {
  const grouped = Map.groupBy(picks, ({ kind }) => kind);
  return Object.fromEntries([...grouped].map(([kind, some]) => [kind, some.map(({ name }) => name)]));
}
