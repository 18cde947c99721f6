import type { Fleet } from "../../../platform/fleet/fleet.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type Creators, refuseUnlessOperator } from "../people/creators.ts";
import { showSystemOp } from "./contract.ts";
import { presentSystem } from "./present.ts";

export interface SystemNeeds {
  readonly fleet: Pick<Fleet, "read">;
}

export function systemRoutes({ fleet, creators }: SystemNeeds & { readonly creators: Creators }): Binding[] {
  return [
    bind(showSystemOp, async (r) => {
      await r.transaction(async (act) => ok(await refuseUnlessOperator(act, creators)));
      return ok(presentSystem(await fleet.read()));
    }),
  ];
}
