import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { RunTestSet, TestSetLoader } from "../custom/load-sets.ts";
import { MOST_FAIRNESS_PROMPTS } from "./fairness/read-fairness.ts";
import { createGeneratedHarness } from "./generated-harness.ts";
import { MOST_PROMPTS } from "./shapes.ts";
import { findHarness, selectPrompts, selectReady } from "./store.ts";

/** As it stands among a run's harnesses. No test set and no built-in harness has a colon in its name. */
export const harnessName = (name: string): string => `custom:${name}`;

/** Test sets, and beside them the harnesses that were made from rules: a run asks both alike. */
export function withStoredHarnesses(sets: TestSetLoader): TestSetLoader {
  return {
    async find(act, names) {
      const found = await sets.find(act, names);
      if (found.every((set) => set !== undefined)) return found;
      const harnesses = await selectReady(act);
      return found.map((set, at) => {
        const wanted = (names[at] ?? "").toLowerCase();
        const harness = harnesses.find(
          ({ id, name }) =>
            id === wanted || name.toLowerCase() === wanted || harnessName(name).toLowerCase() === wanted,
        );
        if (set || !harness) return set;
        if (harness.status !== "active") throw fault("HARNESS_NOT_READY");
        return asRunSet(harness);
      });
    },
    required: (act) => sets.required(act),
    load: (act, set) => (set.generated ? loadStored(act, set) : sets.load(act, set)),
    // The plan has the prompts, and each of them what its decision needs.
    loadPlanned: async (act, set) =>
      set.generated ? createGeneratedHarness(set.harness, []) : sets.loadPlanned(act, set),
  };
}

const asRunSet = ({ id, name }: { readonly id: string; readonly name: string }): RunTestSet => ({
  ...{ id, version_id: id, version: 1, name, harness: harnessName(name), required: false, generated: true },
});

async function loadStored(act: Act, { id, harness }: RunTestSet) {
  if (!(await findHarness(act, id))) return null;
  return createGeneratedHarness(
    harness,
    await selectPrompts(act, id, { after: -1, limit: MOST_PROMPTS + MOST_FAIRNESS_PROMPTS }),
  );
}
