import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { CampaignPath } from "../campaigns/contract.ts";
import { RedteamTool } from "../campaigns/shapes.ts";
import { Figures } from "../figures/shapes.ts";
import { Finding } from "./content/finding-shape.ts";
import { resultsExample } from "./example.ts";
import { formatNames } from "./formats/formats.ts";

const count = () => required(integer({ ge: 0 }));

const Summary = model("RedteamSummary", {
  total_tests: count(),
  passed: count(),
  failed: count(),
  errors: withDefault(integer({ ge: 0 }), 0, { description: "Unassessed or doubtful." }),
  categories_tested: required(list(text())),
  vulnerabilities_found: required(bool()),
});

const Result = model("RedteamResult", {
  job_id: required(uuid(), { description: "The campaign's ID." }),
  tool: required(RedteamTool),
  findings: optional(list(Finding), { description: "Finished goals, in the order of the plan." }),
  summary: required(Summary),
  raw_output: optional(Figures, { description: "Figures with their intervals." }),
});

const team = { team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }) };
const base = { method: "GET", tag: "Red Team", access: "redteam:read", params: CampaignPath } as const;
const errors = ["CAMPAIGN_NOT_FOUND", "TEAM_NOT_FOUND"] as const;

export const MOST_FINDINGS = 1_000;

export const campaignResultsOp = operation({
  ...base,
  id: "redteam.campaignResults",
  path: "/v1/campaigns/{campaign_id}/results",
  mcp: { tool: "campaign_results" },
  summary: "Get campaign results",
  description:
    "One finding for each finished goal. While the campaign runs: what is known so far. Long texts are cut; the download has them.",
  query: model("CampaignResultsQuery", {
    ...team,
    after: withDefault(integer({ ge: -1, le: 1_000_000 }), -1, {
      description: "`raw_metadata.place` of the last goal you have.",
    }),
    limit: withDefault(integer({ ge: 1, le: MOST_FINDINGS }), MOST_FINDINGS, { description: "Goals on a page." }),
  }),
  responses: { 200: Result },
  errors,
  example: { response: resultsExample },
});

export const downloadResultsOp = operation({
  ...base,
  id: "redteam.downloadResults",
  path: "/v1/campaigns/{campaign_id}/results/download",
  mcp: false,
  reads: "replica",
  summary: "Download campaign results",
  description:
    "Default format: JSON. Streamed. Agent text is escaped in every format, and formulas are disabled in CSV. Recorded in the audit log.",
  query: model("DownloadResultsQuery", {
    ...team,
    format: withDefault(named("CampaignReportFormat", oneOf(...formatNames)), "json", {
      description: "junit is XML; sarif is SARIF 2.1.0.",
    }),
  }),
  responses: { 200: { media: "*/*", description: "The results. Content-Type gives the format." } },
  errors,
  example: {},
});

export const resultOperations = [campaignResultsOp, downloadResultsOp];
