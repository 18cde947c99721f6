import { created, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { addSampleOp, removeSampleOp } from "./contract.ts";
import { addSampleTraffic, removeSampleTraffic, type SampleNeeds } from "./sample-traffic.ts";

export function sampleRoutes({ agents, keyring }: SampleNeeds): Binding[] {
  return [
    bind(addSampleOp, (r) =>
      r.transaction(async (act) => created(await addSampleTraffic({ agents, keyring }, act, r.params.agent_id))),
    ),
    bind(removeSampleOp, (r) =>
      r.transaction(async (act) => ok(await removeSampleTraffic({ agents, keyring }, act, r.params.agent_id))),
    ),
  ];
}
