import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
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
import { detectorExample, harnessExample, taxonomyExample } from "./example.ts";

const tag = "Evaluation";

const PlanPrompts = model("HarnessPlanPrompts", {
  quick: required(integer()),
  standard: required(integer()),
  deep: required(integer()),
});

const ProbeItem = model("HarnessProbe", {
  id: required(text()),
  title: required(text()),
  words: required(text(), { description: "What is tested and what counts as a pass." }),
  severity: required(SeverityShape),
  prompts: required(integer(), { description: "How many prompts of it the standard plan has." }),
  plans: required(PlanPrompts, { description: "The same for each plan." }),
  needs: required(list(text()), {
    description:
      "What the agent must be able to do: system_message, planted_text, tools, multi_turn. Else it is not testable.",
  }),
  critical: required(bool(), {
    description: "Fails the run if it fails: the team's choice, or else the shipped list.",
  }),
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
  prompts: required(integer(), { description: "In the standard plan." }),
  plans: required(PlanPrompts),
  requests: required(integer(), {
    description: "What a run of the standard plan sends: one for each turn of each prompt.",
  }),
  parts: required(list(text()), { description: "The harnesses that it runs, if it has no scenarios of its own." }),
  scenarios: required(list(ScenarioItem)),
});

export const listHarnessesOp = operation({
  id: "evaluation.listHarnesses",
  method: "GET",
  path: "/v1/harnesses/",
  tag,
  access: "evaluation:read",
  mcp: { tool: "harnesses_list", hint: "The names for evaluation_start." },
  summary: "List harnesses",
  description: "Each harness with its scenarios, their probes, and the detectors that grade the responses.",
  query: model("ListHarnessesQuery", {
    team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }),
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

const TaxonomyItem = model("Taxonomy", {
  name: required(text(), { description: "The part of a tag before the colon, such as owasp_llm_2025." }),
  title: required(text()),
  entries: required(
    list(
      model("TaxonomyEntry", {
        id: required(text()),
        title: required(text()),
        tag: required(text(), { description: "As tags of a new evaluation takes it." }),
        testable: required(text(), { description: "from outside, from configuration or not from outside." }),
        unseen: required(nullable(text()), { description: "What of it stays out of reach." }),
        planned: required(nullable(text()), { description: "The probes that are planned, if it has none yet." }),
        probes: required(list(text()), { description: "Ids of the probes that test it." }),
        checks: required(list(text()), { description: "Ids of the static checks that test it." }),
      }),
    ),
  ),
});

export const listTaxonomiesOp = operation({
  id: "evaluation.listTaxonomies",
  method: "GET",
  path: "/v1/taxonomies/",
  tag,
  access: "evaluation:read",
  summary: "List taxonomies",
  description: "The public taxonomies that probes are tagged with, and the probes and checks that test each entry.",
  responses: { 200: model("TaxonomyList", { results: required(list(TaxonomyItem)) }) },
  example: { response: { results: [taxonomyExample] } },
});

export const evaluationCatalogOperations = [listHarnessesOp, listDetectorsOp, listTaxonomiesOp];
