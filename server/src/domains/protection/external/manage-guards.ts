import { type ErrorCode, fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { liveConfigsNaming } from "../configs/manage.ts";
import { presentModel, presentRemote } from "./present.ts";
import { deleteGuard, type ExternalKind, findGuard, type Measured, resumeMeasurement, selectGuards } from "./store.ts";

interface KindWords {
  readonly notFound: ErrorCode;
  readonly target: string;
  readonly present: (row: Measured) => object;
}

const WORDS: Readonly<Record<ExternalKind, KindWords>> = {
  remote: { notFound: "REMOTE_GUARD_NOT_FOUND", target: "remote_guard", present: presentRemote },
  model: { notFound: "GUARD_MODEL_NOT_FOUND", target: "guard_model", present: presentModel },
};

export async function listExternal(act: Act, kind: ExternalKind) {
  return { results: (await selectGuards(act, kind)).map(WORDS[kind].present) };
}

export async function readExternal(act: Act, kind: ExternalKind, id: string) {
  const row = await findGuard(act, kind, id);
  if (!row) throw fault(WORDS[kind].notFound);
  return WORDS[kind].present(row);
}

export async function continueMeasurement(act: Act, kind: ExternalKind, id: string) {
  await readExternal(act, kind, id);
  if (!(await resumeMeasurement(act, kind, id))) throw fault("EXTERNAL_GUARD_STATE");
  await recordAudit(act, { action: `${WORDS[kind].target}.measured`, target: { kind: WORDS[kind].target, id } });
  return readExternal(act, kind, id);
}

export interface Deletion {
  readonly kind: ExternalKind;
  readonly id: string;
  readonly force: boolean;
}

/** A guard that an agent is protected by stays, unless an admin deletes it by force: then it is undecided about every text. */
export async function deleteExternal(agents: AgentsPort, act: Act, { kind, id, force }: Deletion): Promise<void> {
  await readExternal(act, kind, id);
  const configs = await liveConfigsNaming(agents, act, id);
  if (configs.length > 0 && !force) throw fault("EXTERNAL_GUARD_IN_USE", { members: { guard_configs: configs } });
  if (configs.length > 0 && !act.who.powers.has("guard:promote")) throw fault("NOT_ALLOWED");
  await deleteGuard(act, kind, id);
  await recordAudit(act, {
    action: `${WORDS[kind].target}.deleted`,
    target: { kind: WORDS[kind].target, id },
    details: { forced: configs.length > 0, guard_configs: configs },
  });
}
