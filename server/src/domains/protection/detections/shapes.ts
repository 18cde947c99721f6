import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { GuardChannel, GuardDecision, GuardResultShape, LONGEST_TEXT } from "../shapes/decision.ts";

const MOST_INPUTS = 1000;
const part = (description: string) => optional(nullable(text({ max: LONGEST_TEXT })), { description });

export const DetectionInput = model("DetectionInput", {
  response: part("A response of the agent. Judged as output unless `detection_method` says otherwise."),
  question: part("What was asked, as context."),
  prompt: part("A text of the user. Judged if there is no response, or by a method that judges no responses."),
  detection_method: optional(nullable(text({ max: 100 })), {
    description: "The channel: user, document, tool_call, tool_result or output.",
  }),
});

export const DetectionParams = model("DetectionParams", {
  api_key_proxy: optional(nullable(secret(text({ max: 2000 })))),
  hub: optional(nullable(text({ max: 500 }))),
  model: optional(nullable(text({ max: 500 }))),
});

export const DetectionRequest = model("DetectionRequest", {
  id: required(text({ min: 1, max: 200, pattern: /^[^/]+$/ }), {
    description: "Yours, and unique in the team. Without a slash, because it is part of a path.",
  }),
  detector_id: required(text({ min: 1, max: 200 }), {
    description:
      "A guard method, such as `injection-user`, or `config:` and the id of a guard config, or `rule:` and the id of a guard rule.",
  }),
  detector_params: optional(DetectionParams, {
    description: "Not used by methods that run in the console. `details.ignored` names what was not used.",
  }),
  detector_inputs: required(list(DetectionInput, { min: 1, max: MOST_INPUTS })),
});

const guard = GuardResultShape.fields;
const DetectionDetails = model("DetectionDetails", {
  rule: guard.rule,
  spans: guard.spans,
  action: required(GuardDecision.fields.would.shape, { description: "What would follow if every guard enforced." }),
  channel: optional(GuardChannel, { description: "The channel that the text was judged on." }),
  guard: required(nullable(text()), { description: "The guard that decided." }),
  method: required(nullable(text())),
  version: required(nullable(text()), { description: "Of the method." }),
  view: guard.view,
  why: optional(guard.why.shape, { description: "Why it could not be judged." }),
  detail: optional(guard.detail.shape),
  elapsed_us: guard.elapsed_us,
  ignored: optional(list(text()), { description: "Parameters that were not used." }),
});
export type DetectionDetails = Out<typeof DetectionDetails>;

export const DetectionOutput = model("DetectionOutput", {
  score: withDefault(float(), 0, { description: "From 0 to 1." }),
  label: optional(nullable(text()), {
    description: "flagged, clean, or unassessed if no guard could judge. Unassessed never means clean.",
  }),
  details: optional(nullable(DetectionDetails)),
});

export const DetectionResponse = model("DetectionResponse", {
  id: required(text()),
  status: required(text(), { description: "CREATED, PROCESSING, COMPLETED or ERROR." }),
  detector_inputs: optional(nullable(list(DetectionInput)), { description: "Null 24 hours after the request." }),
  detector_outputs: optional(list(DetectionOutput), { description: "One for each input, in order." }),
  error_message: optional(nullable(text())),
});

export type DetectionBody = Out<typeof DetectionRequest>;
export type Input = Out<typeof DetectionInput>;
export type ShownDetection = Out<typeof DetectionResponse>;
