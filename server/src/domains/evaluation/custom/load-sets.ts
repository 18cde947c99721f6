import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { Harness } from "../harness/harness.ts";
import { limits } from "./cases/test-case.ts";
import { createCustomHarness } from "./custom-harness.ts";
import { openGuards } from "./sealed-guards.ts";
import { casesIn, findSealedGuards, findVersionById, selectTestSets, type TestSetView } from "./store.ts";

/** A version as a run names it. What the set is called or marked later does not change the run. */
export interface RunTestSet {
  readonly id: string;
  readonly version_id: string;
  readonly version: number;
  readonly name: string;
  /** As it stands among the run's harnesses: "refunds@3". */
  readonly harness: string;
  readonly required: boolean;
  /** Made from rules and personas (`generated/`), not uploaded. */
  readonly generated?: true;
}

/** The one way from stored sets to harnesses. */
export interface TestSetLoader {
  /** By ID or name, in their order; undefined for one that does not exist. */
  find(act: Act, names: readonly string[]): Promise<(RunTestSet | undefined)[]>;
  required(act: Act): Promise<RunTestSet[]>;
  /** With its cases, to plan a run. Null for a version that was deleted. */
  load(act: Act, set: RunTestSet): Promise<Harness | null>;
  /** To grade what was planned. The plan has the cases, so that a worker, which reads its run again and again, needs none. */
  loadPlanned(act: Act, set: RunTestSet): Promise<Harness | null>;
}

export function createTestSetLoader(keyring: Keyring): TestSetLoader {
  return {
    async find(act, names) {
      const sets = await selectTestSets(act);
      const found = names.map((name) => {
        const wanted = name.toLowerCase();
        return sets.find((one) => one.id === wanted || one.name.toLowerCase() === wanted);
      });
      if (casesIn(sets.filter((set) => found.includes(set))) > limits.casesOfRun)
        throw unprocessable(["body", "harness_names"], `A run asks at most ${limits.casesOfRun} cases of test sets`);
      return found.map((set) => set && asRunTestSet(set));
    },
    required: async (act) => (await selectTestSets(act)).filter((set) => set.required).map(asRunTestSet),
    async load(act, { version_id: id, harness }) {
      const version = await findVersionById(act, id);
      const guards = openGuards(keyring, version?.guards_sealed ?? null, id);
      return version && createCustomHarness({ harness, cases: version.cases, guards });
    },
    async loadPlanned(act, { version_id: id, harness }) {
      const version = await findSealedGuards(act, id);
      return (
        version && createCustomHarness({ harness, cases: [], guards: openGuards(keyring, version.guards_sealed, id) })
      );
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
