import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { ExtractionRun, ExtractRules, PolicyCoverage } from "./shapes.ts";

const tag = "Agent Environment";
const params = model("ExtractionPath", { policy_id: required(uuid(), { description: "The policy's id." }) });

const runExample = {
  id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b30",
  policy_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b20",
  text_version: 1,
  status: "completed",
  extractor_agent_id: null,
  max_calls: 0,
  found: 31,
  dropped: 0,
  problem: null,
  created_at: 1_763_290_000,
  ended_at: 1_763_290_000,
};

export const extractRulesOp = operation({
  id: "environment.extractRules",
  method: "POST",
  path: "/v1/policies/{policy_id}/extract",
  tag,
  access: "environment:write",
  effect: "destructive",
  summary: "Read a policy's text for rules",
  description:
    "The console reads every new text by itself. Here an agent of the team can read it, too, within a budget of requests. New rules are drafts; rules that were rejected stay away.",
  params,
  body: nullable(ExtractRules),
  bodyOptional: true,
  responses: { 202: ExtractionRun },
  errors: ["POLICY_NOT_FOUND", "POLICY_EMPTY", "AGENT_NOT_FOUND", "EXTRACTION_RUNNING"],
  example: { request: {}, response: runExample },
});

export const policyCoverageOp = operation({
  id: "environment.getPolicyCoverage",
  method: "GET",
  path: "/v1/policies/{policy_id}/coverage",
  tag,
  access: "environment:read",
  mcp: { tool: "policy_coverage" },
  reads: "replica",
  summary: "Get how the rules of a policy can be tested",
  params,
  responses: { 200: PolicyCoverage },
  errors: ["POLICY_NOT_FOUND"],
  example: {
    response: {
      ...{ approved: 27, tested: 22, needs_judge: 4, not_testable: 1, open: 3, suspicious: 0 },
      by_check: { withheld: 6, declined: 9, limit: 7, judge: 4, outside: 1 },
      facts: [{ char_start: 12, char_end: 40, text: "Shipping costs 4.95 euros." }],
      extraction: runExample,
    },
  },
});

export const extractionOperations = [extractRulesOp, policyCoverageOp];
