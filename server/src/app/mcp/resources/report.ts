import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { visible } from "../content/untrusted.ts";

export interface ReportParts {
  readonly summary: unknown;
  readonly verdict: unknown;
  readonly findings: unknown;
}

const dimensions = ["overall", "reliability", "security", "safety"] as const;

/** A report as Markdown: the verdict with its reasons, the scores with their ranges, and what was found. No transcripts. */
export function reportMarkdown({ summary, verdict, findings }: ReportParts): string {
  const [run, decision] = [membersOf(summary), membersOf(verdict)];
  const figures = membersOf(run["pillar_details"]);
  return [
    "# Evaluation report",
    "",
    `- Evaluation: ${code(run["id"])}`,
    `- Agent: ${code(run["agent_name"])} (${code(run["agent_id"])})`,
    `- Status: ${code(run["status"])}`,
    ...(decision["verdict"] === undefined
      ? ["- Verdict: none yet"]
      : [`- Verdict: ${code(decision["verdict"])}, threshold ${number(decision["threshold"])}`]),
    "",
    ...(decision["headline"] === undefined ? [] : [line(decision["headline"]), ""]),
    ...listOf(decision["reasons"]).map((reason) => `- ${line(reason["words"])}`),
    "",
    "| Dimension | Score | Low | High | Assessed | Failed |",
    "| --- | --: | --: | --: | --: | --: |",
    ...dimensions.map((name) => {
      const { score, low, high, n, failed } = membersOf(figures[name]);
      return `| ${name} | ${[score, low, high, n, failed].map(number).join(" | ")} |`;
    }),
    "",
    "## Findings",
    "",
    ...findingLines(listOf(membersOf(findings)["results"])),
    "",
  ].join("\n");
}

function findingLines(found: readonly JsonObject[]): string[] {
  if (found.length === 0) return ["None."];
  return [
    "| Severity | Finding | Failures | State | Details |",
    "| --- | --- | --: | --- | --- |",
    ...found.map(
      ({ severity, title, failures, state, id }) =>
        `| ${cell(severity)} | ${cell(title)} | ${number(failures)} | ${cell(state)} | console://findings/${cell(id)} |`,
    ),
  ];
}

const membersOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isJsonObject) : []);
const number = (value: unknown): string => (typeof value === "number" ? String(Math.round(value * 10) / 10) : "–");
const text = (value: unknown): string => visible(typeof value === "string" ? value.slice(0, 400) : "–");
const line = (value: unknown): string => text(value).replaceAll(/\s+/g, " ");
/** A name is quoted, so that nothing in it is read as Markdown. */
const code = (value: unknown): string => `\`${line(value).replaceAll("`", "'")}\``;
const cell = (value: unknown): string => line(value).replaceAll(/[|`[\]<>]/g, " ");
