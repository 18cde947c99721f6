import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { Harness } from "../harness/harness.ts";
import { createCustomHarness } from "./custom-harness.ts";
import { openGuards } from "./sealed-guards.ts";
import { findVersionById, selectTestSets, type TestSetView } from "./store.ts";

/** A version as a run names it. What the set is called or marked later does not change the run. */
export interface RunTestSet {
  readonly id: string;
  readonly version_id: string;
  readonly version: number;
  readonly name: string;
  /** As it stands among the run's harnesses: "refunds@3". */
  readonly harness: string;
  readonly required: boolean;
}

/** The one way from stored sets to harnesses. */
export interface TestSetLoader {
  /** By ID or name, in their order; undefined for one that does not exist. */
  find(act: Act, names: readonly string[]): Promise<(RunTestSet | undefined)[]>;
  required(act: Act): Promise<RunTestSet[]>;
  /** Null for a version that was deleted. */
  load(act: Act, set: RunTestSet): Promise<Harness | null>;
}

/** A worker reads its run again and again, and versions never change. */
const MOST_KEPT = 4;

export function createTestSetLoader(keyring: Keyring): TestSetLoader {
  const kept = new Map<string, Harness>();
  return {
    async find(act, names) {
      const sets = await selectTestSets(act);
      return names.map((name) => {
        const wanted = name.toLowerCase();
        const set = sets.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
        return set && asRunTestSet(set);
      });
    },
    required: async (act) => (await selectTestSets(act)).filter((set) => set.required).map(asRunTestSet),
    async load(act, { version_id: id, harness }) {
      const key = `${act.who.teamId}/${id}/${harness}`;
      const known = kept.get(key);
      if (known) return known;
      const version = await findVersionById(act, id);
      if (!version) return null;
      const guards = openGuards(keyring, version.guards_sealed, id);
      const made = createCustomHarness({ harness, cases: version.cases, guards });
      kept.set(key, made);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
      return made;
    },
  };
}

const asRunTestSet = ({ id, name, version, version_id, required }: TestSetView): RunTestSet => ({
  id,
  version_id,
  version,
  name,
  harness: `${name}@${version}`,
  required,
});
