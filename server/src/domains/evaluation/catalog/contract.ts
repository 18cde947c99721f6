import { operation } from "../../../kernel/operation.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { DetectorCard } from "../shapes/detector-card.ts";
import { SeverityShape } from "../shapes/severity.ts";
import { detectorExample, harnessExample } from "./example.ts";

const tag = "Evaluation";

const ProbeItem = model("HarnessProbe", {
  id: required(text()),
  title: required(text()),
  words: required(text(), { description: "What is tested and what counts as a pass." }),
  severity: required(SeverityShape),
  prompts: required(integer(), { description: "How many of it a whole run asks." }),
  languages: required(list(text())),
  tags: required(mapOf(list(text())), { description: "Entries of the public taxonomies, by taxonomy." }),
  detectors: required(list(text()), { description: "Detectors that assess the responses. See /v1/detectors." }),
});

const ScenarioItem = model("HarnessScenario", {
  name: required(text()),
  title: required(text()),
  words: required(text()),
  probes: required(list(ProbeItem)),
});

const HarnessItem = model("HarnessListItem", {
  name: required(text(), { description: "As harness_names of a new evaluation takes it." }),
  updated_at: required(integer(), { description: "When its probes last changed. Unix seconds." }),
  prompts: required(integer()),
  requests: required(integer(), { description: "What a whole run of it sends: one for each turn of each prompt." }),
  parts: required(list(text()), { description: "The harnesses that it runs, if it has no scenarios of its own." }),
  scenarios: required(list(ScenarioItem)),
});

export const listHarnessesOp = operation({
  id: "evaluation.listHarnesses",
  method: "GET",
  path: "/v1/harnesses/",
  tag,
  access: "evaluation:read",
  summary: "List harnesses",
  description: "Each harness with its scenarios, their probes, and the detectors that grade the responses.",
  query: model("ListHarnessesQuery", {
    team_id: optional(nullable(uuid()), { description: "Your team; the token names it already." }),
  }),
  responses: { 200: list(HarnessItem) },
  errors: ["TEAM_NOT_FOUND"],
  example: { response: [harnessExample] },
});

export const listDetectorsOp = operation({
  id: "evaluation.listDetectors",
  method: "GET",
  path: "/v1/detectors/",
  tag,
  access: "evaluation:read",
  summary: "List detectors and their accuracy",
  description: "The accuracy of each detector, measured on responses labeled by someone who had not seen its code.",
  responses: { 200: model("DetectorList", { results: required(list(DetectorCard)) }) },
  example: { response: { results: [detectorExample] } },
});

export const evaluationCatalogOperations = [listHarnessesOp, listDetectorsOp];
