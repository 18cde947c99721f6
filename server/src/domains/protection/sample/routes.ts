import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { addSampleOp, removeSampleOp } from "./contract.ts";
import { addSampleTraffic, removeSampleTraffic, type SampleNeeds } from "./sample-traffic.ts";

export function sampleRoutes({ agents, keyring, telemetry }: SampleNeeds): Binding[] {
  const needs = { agents, keyring, telemetry };
  return [
    bind(addSampleOp, async (r) => {
      await telemetry.settle();
      let describe = (): void => {};
      const answer = await r.transaction(async (act) => {
        const { counts, week } = await addSampleTraffic(needs, act, r.params.agent_id);
        describe = () => telemetry.describe(act.who.teamId, week);
        return created(counts);
      });
      // Only what was committed.
      describe();
      return answer;
    }),
    bind(removeSampleOp, async (r) => {
      await telemetry.settle();
      return r.transaction(async (act) => ok(await removeSampleTraffic(needs, act, r.params.agent_id)));
    }),
  ];
}
