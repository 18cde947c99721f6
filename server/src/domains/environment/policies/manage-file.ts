import { createHash } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import { LARGEST_FILE, type UploadedFile } from "../../../kernel/upload.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { countLiveWorkers } from "../../../platform/work/worker-locks.ts";
import type { PolicyFileRow } from "../tables/rows.ts";
import { givenText } from "./given-text.ts";
import type { PolicyHooks } from "./hooks.ts";
import { getPolicy, holdPolicy, type Wanted } from "./manage.ts";
import { deleteFileTexts, findText, findTextVersion, type PolicyText, touchPolicy, writeText } from "./store.ts";
import { CONVERSION_LOCKS, deleteFileRow, findFile, findState, replaceFile } from "./stores/file-store.ts";

/** Keeps the file and queues its reading. The text of before stays in force until there is a new one. */
export async function uploadFile(
  act: Act,
  { file, ...wanted }: Wanted & { readonly file: UploadedFile },
): Promise<void> {
  if (file.bytes.length > LARGEST_FILE) throw fault("FILE_TOO_LARGE");
  if (file.bytes.length === 0) throw fault("FILE_UNSUPPORTED", { public: "The file is empty." });
  const { id, name } = await holdPolicy(act, wanted);
  await replaceFile(act, { policyId: id, name: file.name, content: file.bytes });
  await touchPolicy(act, id);
  await recordAudit(act, {
    action: "policy.file_uploaded",
    target: { kind: "policy", id },
    afterHash: createHash("sha256").update(file.bytes).digest("hex"),
    details: { name, file: file.name, bytes: file.bytes.length },
  });
}

export async function getFile(act: Act, id: string): Promise<PolicyFileRow> {
  await getPolicy(act, id);
  const file = await findFile(act, id);
  if (!file) throw fault("FILE_NOT_FOUND");
  return file;
}

/** The version, or the text in force. */
export async function getText(act: Act, id: string, version: number | null = null): Promise<PolicyText> {
  await getPolicy(act, id);
  const text = await (version === null ? findText(act, id) : findTextVersion(act, id, version));
  if (!text) throw fault("POLICY_TEXT_NOT_FOUND");
  return text;
}

/** With everything that was read from it. A text that was given by hand before comes into force again. */
export async function deleteFile(hooks: PolicyHooks, act: Act, wanted: Wanted): Promise<void> {
  const { id, name, source_text: given } = await holdPolicy(act, wanted);
  if (!(await deleteFileRow(act, id))) throw fault("FILE_NOT_FOUND");
  const wasInForce = (await findText(act, id))?.source === "file";
  await deleteFileTexts(act, id);
  if (wasInForce) {
    const text = await writeText(act, id, givenText(given));
    await hooks.onNewText(act, await getPolicy(act, id), text);
  } else await touchPolicy(act, id);
  await recordAudit(act, { action: "policy.file_deleted", target: { kind: "policy", id }, details: { name } });
}

/** Whether the newest file of a policy is not read yet, and there is a worker that will. */
export async function isConverting(act: Act, id: string): Promise<boolean> {
  const state = await findState(act, id);
  if (state !== "queued" && state !== "running") return false;
  return (await countLiveWorkers(act.tx, CONVERSION_LOCKS)) > 0;
}
