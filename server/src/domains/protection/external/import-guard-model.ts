import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { GuardModels } from "./model/models.ts";
import { howToInstall } from "./model/runtime.ts";
import { presentModel } from "./present.ts";
import { findGuard, insertGuard } from "./store.ts";

export interface NewGuardModel {
  readonly name: string;
  readonly file: string;
  readonly tokenizer: string;
  readonly sha256: string;
  readonly labels: readonly string[];
  readonly attack_label: string;
  readonly threshold: number;
  readonly measured_as: string;
}

/** A short text that every classifier can judge: whether the files fit together is known before anything is stored. */
const TRIAL = "What are your opening hours?";

/** Loads the files and judges one text with them. Takes no connection of the database, because loading takes a while. */
export async function tryModel(models: GuardModels, body: NewGuardModel): Promise<{ tokenizerSha256: string }> {
  const { file, tokenizer, sha256, labels, attack_label: attackLabel } = body;
  if (models.folder === null) throw fault("MODEL_FOLDER_MISSING");
  if (!models.hasRuntime()) throw fault("MODEL_RUNTIME_MISSING", { public: howToInstall(models.folder) });
  if (new Set(labels).size < labels.length) throw unprocessable(["body", "labels"], "Labels must differ", labels);
  if (!labels.includes(attackLabel))
    throw unprocessable(["body", "attack_label"], `Must be one of the labels: ${labels.join(", ")}`, attackLabel);
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw unprocessable(["body", "sha256"], "Must be 64 characters of lowercase hex", sha256);
  const model = { file, tokenizer, sha256, tokenizerSha256: null, labels, attackLabel };
  const answer = await models.ask(model, TRIAL);
  switch (answer.kind) {
    case "score":
      return { tokenizerSha256: answer.tokenizerSha256 };
    case "refused":
      throw unprocessable(["body", answer.part], answer.reason, body[answer.part]);
    default:
      throw unprocessable(["body", "file"], "The model could not judge a short text in time", file);
  }
}

/** Stores a model that was tried; a worker then measures its card. */
export async function storeModel(act: Act, body: NewGuardModel, { tokenizerSha256 }: { tokenizerSha256: string }) {
  const id = newId(act.now);
  const { name, measured_as, file, tokenizer, sha256, labels, attack_label, threshold } = body;
  const isNew = await insertGuard(act, {
    ...{ id, kind: "model", name, measured_as, file, tokenizer, sha256, labels, attack_label, threshold },
    tokenizer_sha256: tokenizerSha256,
  });
  if (!isNew) throw fault("EXTERNAL_GUARD_EXISTS");
  await recordAudit(act, {
    action: "guard_model.imported",
    target: { kind: "guard_model", id },
    details: { file, sha256, tokenizer_sha256: tokenizerSha256, measured_as },
  });
  const row = await findGuard(act, "model", id);
  if (!row) throw new Error("a model that was just imported is gone");
  return presentModel(row);
}
