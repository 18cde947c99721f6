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
import { formatNames } from "./formats.ts";

const tag = "Evaluation";
const params = model("EvaluationReportPath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});
const team = { team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }) };
const query = model("EvaluationReportQuery", team);
const errors = ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_ARCHIVED", "TEAM_NOT_FOUND"] as const;
const base = { method: "GET", tag, access: "evaluation:read", params, errors, example: {} } as const;
const html = { media: "text/html", description: "One file that needs nothing else; its only script is its own." };
const WHOLE = "Generated and streamed on each request.";

export const htmlReportOp = operation({
  ...base,
  id: "evaluation.reportHtml",
  path: "/v1/evaluations/{evaluation_id}/html",
  mcp: false,
  reads: "replica",
  summary: "Get the report as HTML",
  description: WHOLE,
  query,
  responses: { 200: html },
});

export const pdfReportOp = operation({
  ...base,
  id: "evaluation.reportPdf",
  path: "/v1/evaluations/{evaluation_id}/pdf",
  mcp: false,
  reads: "replica",
  summary: "Get the report as PDF",
  description: "Findings with at most 5 transcripts each, 300 in all. The other formats include all failed prompts.",
  query,
  responses: { 200: { media: "application/pdf", description: "PDF." } },
});

const FormatName = named("ReportFormat", oneOf(...formatNames));

export const reportOp = operation({
  ...base,
  id: "evaluation.report",
  path: "/v1/evaluation-results/{evaluation_id}/report",
  mcp: false,
  reads: "replica",
  summary: "Get the report",
  description: `Default format: JSON. ${WHOLE} Agent text is escaped in every format, without control characters, and formulas are disabled in CSV.`,
  query: model("EvaluationReportFormatQuery", {
    ...team,
    format: withDefault(FormatName, "json", { description: "junit is XML; sarif is SARIF 2.1.0." }),
  }),
  responses: { 200: { media: "*/*", description: "The report. Content-Type gives the format." } },
});

export const reportPageOp = operation({
  ...base,
  id: "evaluation.reportPage",
  path: "/v1/evaluation-results/{evaluation_id}/report.html",
  mcp: false,
  reads: "replica",
  summary: "Get the report as HTML",
  description: "The same as /v1/evaluations/{evaluation_id}/html.",
  query,
  responses: { 200: html },
});

const Made = model("EvaluationReport", {
  evaluation_id: required(uuid()),
  generated_at: required(integer(), { description: "Unix seconds." }),
  formats: required(
    list(
      model("EvaluationReportLink", {
        format: required(FormatName),
        media_type: required(text()),
        url: required(text(), { description: "Where to get it, with the same token." }),
      }),
    ),
  ),
});

export const makeReportOp = operation({
  id: "evaluation.makeReport",
  method: "POST",
  path: "/v1/evaluations/{evaluation_id}/report",
  tag,
  access: "evaluation:read",
  effect: "read",
  summary: "List report formats",
  description: "Returns a download link for each format. Reports are generated on request, so they are always current.",
  params,
  query: model("MakeEvaluationReportQuery", {
    ...team,
    force_regenerate: withDefault(bool(), false, { description: "Nothing is stored, so this has no effect." }),
  }),
  responses: { 200: Made },
  errors,
  example: {
    response: {
      evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f",
      generated_at: 1_780_000_100,
      formats: [
        {
          format: "json",
          media_type: "application/json",
          url: "/v1/evaluation-results/0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f/report?format=json",
        },
      ],
    },
  },
});

export const reportOperations = [htmlReportOp, pdfReportOp, reportOp, reportPageOp, makeReportOp];
