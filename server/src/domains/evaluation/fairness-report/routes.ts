import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { getFairnessOp } from "./contract.ts";
import { presentFairness } from "./present.ts";
import { compareFairness, readFairnessResults } from "./read-fairness.ts";

export function fairnessRoutes(): Binding[] {
  return [
    bind(getFairnessOp, async (r) => {
      const { evaluation_id: id } = r.params;
      const results = await r.inTeam((act) => readFairnessResults(act, id));
      return ok(presentFairness(id, await compareFairness(results)));
    }),
  ];
}
