import { type ErrorCode, fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
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

export async function deleteExternal(act: Act, kind: ExternalKind, id: string): Promise<void> {
  if (!(await deleteGuard(act, kind, id))) throw fault(WORDS[kind].notFound);
  await recordAudit(act, { action: `${WORDS[kind].target}.deleted`, target: { kind: WORDS[kind].target, id } });
}
