import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import {
  createRemoteGuardOp,
  deleteGuardModelOp,
  deleteRemoteGuardOp,
  getGuardModelOp,
  getRemoteGuardOp,
  importGuardModelOp,
  listGuardModelsOp,
  listRemoteGuardsOp,
  measureGuardModelOp,
  measureRemoteGuardOp,
} from "./contract.ts";
import { storeModel, tryModel } from "./import-guard-model.ts";
import { continueMeasurement, deleteExternal, listExternal, readExternal } from "./manage-guards.ts";
import type { GuardModels } from "./model/models.ts";
import { registerRemoteGuard } from "./register-remote-guard.ts";

export interface ExternalRouteNeeds {
  readonly agents: AgentsPort;
  readonly keyring: Keyring;
  readonly guardModels: GuardModels;
  readonly wakeups: Pick<WakeupSignal, "notify">;
}

export function externalRoutes(needs: ExternalRouteNeeds): Binding[] {
  const thenMeasure = async <T>(change: Promise<T>): Promise<T> => {
    const answer = await change;
    needs.wakeups.notify();
    return answer;
  };
  return [
    bind(createRemoteGuardOp, (r) =>
      thenMeasure(r.transaction(async (act) => created(await registerRemoteGuard(needs, act, r.body)))),
    ),
    bind(listRemoteGuardsOp, (r) => r.inTeam(async (act) => ok(await listExternal(act, "remote")))),
    bind(getRemoteGuardOp, (r) =>
      r.inTeam(async (act) => ok(await readExternal(act, "remote", r.params.remote_guard_id))),
    ),
    bind(measureRemoteGuardOp, (r) =>
      thenMeasure(
        r.transaction(async (act) => ({
          status: 202,
          body: await continueMeasurement(act, "remote", r.params.remote_guard_id),
        })),
      ),
    ),
    bind(deleteRemoteGuardOp, (r) =>
      r.transaction(async (act) => {
        const { force } = r.query;
        await deleteExternal(needs.agents, act, { kind: "remote", id: r.params.remote_guard_id, force });
        return noContent();
      }),
    ),
    bind(importGuardModelOp, async (r) => {
      const tried = await tryModel(needs.guardModels, r.body);
      return thenMeasure(r.transaction(async (act) => created(await storeModel(act, r.body, tried))));
    }),
    bind(listGuardModelsOp, (r) => r.inTeam(async (act) => ok(await listExternal(act, "model")))),
    bind(getGuardModelOp, (r) =>
      r.inTeam(async (act) => ok(await readExternal(act, "model", r.params.guard_model_id))),
    ),
    bind(measureGuardModelOp, (r) =>
      thenMeasure(
        r.transaction(async (act) => ({
          status: 202,
          body: await continueMeasurement(act, "model", r.params.guard_model_id),
        })),
      ),
    ),
    bind(deleteGuardModelOp, (r) =>
      r.transaction(async (act) => {
        const { force } = r.query;
        await deleteExternal(needs.agents, act, { kind: "model", id: r.params.guard_model_id, force });
        return noContent();
      }),
    ),
  ];
}
