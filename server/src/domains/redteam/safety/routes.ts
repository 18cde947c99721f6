import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { getPolicyOp, getStopOp, liftStopOp, putPolicyOp, stopAllOp } from "./contract.ts";
import { putPolicy, readPolicy } from "./policy.ts";
import { liftStop, presentStop, type StopNeeds, stopAll } from "./stop.ts";
import { selectStop } from "./store.ts";

export interface SafetyNeeds extends StopNeeds {
  readonly agents: AgentsPort;
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

export function safetyRoutes(needs: SafetyNeeds): Binding[] {
  /** After the commit: a worker that looks earlier finds nothing changed. */
  const thenNotify = async <T>(change: Promise<T>): Promise<T> => {
    const changed = await change;
    needs.wakeups.notify();
    return changed;
  };
  return [
    bind(getStopOp, (r) => r.inTeam(async (act) => ok(presentStop(await selectStop(act))))),
    bind(stopAllOp, (r) =>
      thenNotify(r.transaction(async (act) => ok(await stopAll(needs, act, r.body?.reason ?? null)))),
    ),
    bind(liftStopOp, (r) => thenNotify(r.transaction(async (act) => ok(await liftStop(needs, act))))),
    bind(getPolicyOp, (r) => r.inTeam(async (act) => ok(await readPolicy(needs, act, r.params.agent_id)))),
    bind(putPolicyOp, (r) =>
      thenNotify(
        r.transaction(async (act) => ok(await putPolicy(needs, act, { ...r.body, agentId: r.params.agent_id }))),
      ),
    ),
  ];
}
