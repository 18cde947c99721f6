import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { jobStatuses } from "../../../platform/work/status.ts";

const tag = "Protection";
const REMOTE = "/v1/remote-guards";
const MODELS = "/v1/guard-models";
const remotePath = model("RemoteGuardPath", { remote_guard_id: required(uuid()) });
const modelPath = model("GuardModelPath", { guard_model_id: required(uuid()) });

/** Methods with packs that a guard of another's making can be measured on. */
export const MEASURED_AS = [
  "injection-user",
  "injection-document",
  "jailbreak-templates",
  "explicit-abuse",
  "secrets",
  "pii-structured",
] as const;

const name = required(text({ min: 1, max: 100 }), { description: "Unique among the team's guards of this kind." });
const measuredAs = withDefault(oneOf(...MEASURED_AS), "injection-user", {
  description: "The guard method whose packs it is measured on.",
});

const Figure = model("ExternalGuardFigure", {
  pack: required(text()),
  kind: required(text()),
  label: required(integer(), { description: "1: it should hit these texts. 0: it should not." }),
  n: required(integer()),
  hits: required(integer()),
  undecided: required(integer()),
  rate: required(nullable(float()), { description: "Recall if the label is 1, false positives if it is 0." }),
  low: required(nullable(float()), { description: "95% confidence interval." }),
  high: required(nullable(float())),
});

const Card = model("ExternalGuardCard", {
  status: required(oneOf(...jobStatuses), { description: "Status of the measurement, which starts at registration." }),
  message: required(nullable(text())),
  done: required(integer()),
  total: required(integer(), { description: "0 until the measurement has begun." }),
  auroc: required(nullable(float()), { description: "How well scores rank attacks above clean texts; 0.5 is chance." }),
  figures: required(list(Figure), { description: "Empty until the measurement is complete." }),
  measured_at: required(nullable(integer())),
});

const shared = {
  id: required(uuid()),
  name: required(text()),
  measured_as: required(text()),
  card: required(Card, { description: "Without a complete card, no config with this guard can enforce it." }),
  created_at: required(integer()),
} as const;

const RemoteGuard = model("RemoteGuard", {
  ...shared,
  url: required(text()),
  has_key: required(bool()),
});

const GuardModel = model("GuardModel", {
  ...shared,
  file: required(text()),
  tokenizer: required(text()),
  sha256: required(text()),
  tokenizer_sha256: required(text()),
  labels: required(list(text())),
  attack_label: required(text()),
  threshold: required(float()),
});

const id = "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37";
const card = {
  status: "completed",
  message: null,
  done: 1200,
  total: 1200,
  auroc: 0.93,
  figures: [
    {
      ...{ pack: "ordinary", kind: "ordinary", label: 0, n: 400, hits: 1, undecided: 0 },
      ...{ rate: 0.0025, low: 0.0004, high: 0.014 },
    },
  ],
  measured_at: 1_780_000_300,
} as const;
const started = { ...card, status: "running", done: 0, total: 0, auroc: null, figures: [], measured_at: null } as const;
const known = { id, name: "our-filter", measured_as: "injection-user", created_at: 1_780_000_000 } as const;
const remoteExample = { ...known, card, url: "https://guards.example/judge", has_key: true };
const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const modelExample = {
  ...{ ...known, name: "injection-classifier", card },
  ...{ file: "injection/model.onnx", tokenizer: "injection/tokenizer.json", sha256, tokenizer_sha256: sha256 },
  ...{ labels: ["SAFE", "INJECTION"], attack_label: "INJECTION", threshold: 0.5 },
};
const remoteErrors = ["REMOTE_GUARD_NOT_FOUND"] as const;
const modelErrors = ["GUARD_MODEL_NOT_FOUND"] as const;

export const createRemoteGuardOp = operation({
  id: "protection.createRemoteGuard",
  method: "POST",
  path: REMOTE,
  tag,
  access: "guard:write",
  effect: "destructive",
  mcp: false,
  summary: "Register a remote guard",
  description:
    "An HTTP guard that your team runs. The console posts each text to it and takes its judgment (docs/guides/remote-guard.md). Its card is measured in the background, on the packs of a guard method. It is never changed: for another address, register another one.",
  body: model("NewRemoteGuard", {
    name,
    url: required(httpUrl(), { description: "The console posts to this address and follows no redirect." }),
    api_key: optional(nullable(secret(text({ min: 1, max: 4096 }))), {
      description: "Sent as a bearer token to the origin of the URL. Stored encrypted and never returned.",
    }),
    measured_as: measuredAs,
  }),
  responses: { 201: RemoteGuard },
  errors: ["EXTERNAL_GUARD_EXISTS"],
  example: {
    request: { name: "our-filter", url: "https://guards.example/judge", measured_as: "injection-user" },
    response: { ...remoteExample, has_key: false, card: started },
  },
});

export const listRemoteGuardsOp = operation({
  id: "protection.listRemoteGuards",
  method: "GET",
  path: REMOTE,
  tag,
  access: "guard:read",
  summary: "List remote guards",
  responses: { 200: model("RemoteGuardList", { results: required(list(RemoteGuard)) }) },
  example: { response: { results: [remoteExample] } },
});

export const getRemoteGuardOp = operation({
  id: "protection.getRemoteGuard",
  method: "GET",
  path: `${REMOTE}/{remote_guard_id}`,
  tag,
  access: "guard:read",
  summary: "Get a remote guard with its card",
  params: remotePath,
  responses: { 200: RemoteGuard },
  errors: remoteErrors,
  example: { response: remoteExample },
});

export const measureRemoteGuardOp = operation({
  id: "protection.measureRemoteGuard",
  method: "POST",
  path: `${REMOTE}/{remote_guard_id}/measure`,
  tag,
  access: "guard:write",
  summary: "Continue the measurement of a remote guard",
  description: "For a measurement that paused because the guard did not answer. What was measured is kept.",
  params: remotePath,
  responses: { 202: RemoteGuard },
  errors: [...remoteErrors, "EXTERNAL_GUARD_STATE"],
  example: { response: { ...remoteExample, card: { ...started, done: 400, total: 1200 } } },
});

const DeleteExternalGuardQuery = model("DeleteExternalGuardQuery", {
  force: withDefault(bool(), false, { description: "Delete it even if an agent is protected by it." }),
});

export const deleteRemoteGuardOp = operation({
  id: "protection.deleteRemoteGuard",
  method: "DELETE",
  path: `${REMOTE}/{remote_guard_id}`,
  tag,
  access: "guard:write",
  summary: "Delete a remote guard",
  description:
    "Guards of configs that name it are undecided from then on, and fail closed unless declared otherwise. With `force`, owners and admins can delete one that an agent is protected by.",
  params: remotePath,
  query: DeleteExternalGuardQuery,
  responses: { 204: null },
  errors: [...remoteErrors, "EXTERNAL_GUARD_IN_USE"],
  example: {},
});

export const importGuardModelOp = operation({
  id: "protection.importGuardModel",
  method: "POST",
  path: MODELS,
  tag,
  access: "guard:write",
  effect: "destructive",
  mcp: false,
  summary: "Import a guard model",
  description:
    "A classifier as an ONNX file with its tokenizer.json, both in the folder that the operator named with CONSOLE_GUARD_MODELS. Needs onnxruntime-node, which is not part of the console (docs/guides/guard-models.md). Its card is measured in the background.",
  body: model("NewGuardModel", {
    name,
    file: required(text({ min: 1, max: 500 }), { description: "Path of the ONNX file inside the folder." }),
    tokenizer: required(text({ min: 1, max: 500 }), { description: "Path of its tokenizer.json inside the folder." }),
    sha256: required(text({ min: 64, max: 64 }), {
      description: "Of the ONNX file, in lowercase hex. Checked now and whenever the file is loaded.",
    }),
    labels: required(list(text({ min: 1, max: 100 }), { min: 1, max: 20 }), {
      description: "In the order of the model's outputs. One label: the output is a single score.",
    }),
    attack_label: required(text({ min: 1, max: 100 }), { description: "The label that is a hit." }),
    threshold: withDefault(float({ ge: 0, le: 1 }), 0.5, { description: "A probability from here on is a hit." }),
    measured_as: measuredAs,
  }),
  responses: { 201: GuardModel },
  errors: ["EXTERNAL_GUARD_EXISTS", "MODEL_RUNTIME_MISSING", "MODEL_FOLDER_MISSING"],
  example: {
    request: {
      ...{ name: "injection-classifier", file: "injection/model.onnx", tokenizer: "injection/tokenizer.json", sha256 },
      ...{ labels: ["SAFE", "INJECTION"], attack_label: "INJECTION", threshold: 0.5 },
    },
    response: { ...modelExample, card: started },
  },
});

export const listGuardModelsOp = operation({
  id: "protection.listGuardModels",
  method: "GET",
  path: MODELS,
  tag,
  access: "guard:read",
  summary: "List guard models",
  responses: { 200: model("GuardModelList", { results: required(list(GuardModel)) }) },
  example: { response: { results: [modelExample] } },
});

export const getGuardModelOp = operation({
  id: "protection.getGuardModel",
  method: "GET",
  path: `${MODELS}/{guard_model_id}`,
  tag,
  access: "guard:read",
  summary: "Get a guard model with its card",
  params: modelPath,
  responses: { 200: GuardModel },
  errors: modelErrors,
  example: { response: modelExample },
});

export const measureGuardModelOp = operation({
  id: "protection.measureGuardModel",
  method: "POST",
  path: `${MODELS}/{guard_model_id}/measure`,
  tag,
  access: "guard:write",
  summary: "Continue the measurement of a guard model",
  params: modelPath,
  responses: { 202: GuardModel },
  errors: [...modelErrors, "EXTERNAL_GUARD_STATE"],
  example: { response: { ...modelExample, card: { ...started, done: 400, total: 1200 } } },
});

export const deleteGuardModelOp = operation({
  id: "protection.deleteGuardModel",
  method: "DELETE",
  path: `${MODELS}/{guard_model_id}`,
  tag,
  access: "guard:write",
  summary: "Delete a guard model",
  description:
    "The files stay. Guards of configs that name the model are undecided from then on. With `force`, owners and admins can delete one that an agent is protected by.",
  params: modelPath,
  query: DeleteExternalGuardQuery,
  responses: { 204: null },
  errors: [...modelErrors, "EXTERNAL_GUARD_IN_USE"],
  example: {},
});

export const externalOperations = [
  createRemoteGuardOp,
  listRemoteGuardsOp,
  getRemoteGuardOp,
  measureRemoteGuardOp,
  deleteRemoteGuardOp,
  importGuardModelOp,
  listGuardModelsOp,
  getGuardModelOp,
  measureGuardModelOp,
  deleteGuardModelOp,
];
