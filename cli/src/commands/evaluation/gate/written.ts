import type { FindingSummary } from "@agent-console/sdk";
import { visible } from "../../../output/visible.ts";
import type { Decision } from "./decide.ts";

export interface Told {
  readonly decision: Decision;
  /** Open findings that failed in the run. */
  readonly open: { readonly critical: number; readonly high: number };
  readonly url: string;
}

const SHOWN_REASONS = 2;

/** Text of others as Markdown that shows it and does nothing else: no links, no markup, nobody mentioned. */
const plain = (text: string): string =>
  visible(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[\\`*_{}[\]()#+!|~-]/g, "\\$&")
    .replaceAll("@", "@\u200b");

/** Five lines for the page of a pipeline's run. */
export function summaryOf({ decision, open, url }: Told): string {
  const { headline, reasons } = decision;
  const more = reasons.length - SHOWN_REASONS;
  return [
    `### Agent Console: ${plain(headline)}`,
    ...reasons.slice(0, SHOWN_REASONS).map((reason) => `- ${plain(reason)}`),
    `- Open findings: ${open.critical} critical, ${open.high} high.`,
    `- [Report](${url})${more > 0 ? `, with ${more} more ${more === 1 ? "reason" : "reasons"}` : ""}`,
    "",
  ].join("\n");
}

const LEVELS = { passed: "notice", failed: "error", inconclusive: "warning" } as const;

const inCommand = (text: string): string =>
  visible(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** A workflow command that shows the result beside the change. */
export const githubAnnotation = ({ decision, url }: Told): string =>
  `::${LEVELS[decision.ending]} title=Agent Console::${inCommand(`${decision.headline}. ${decision.reasons[0] ?? ""} ${url}`)}\n`;

const SEVERITIES = { critical: "blocker", high: "critical", medium: "major", low: "minor" } as const;

/** Findings in the form of Code Climate, which GitLab reads. A finding keeps its fingerprint over runs. */
export function codeQualityOf(findings: readonly FindingSummary[]): string {
  const rows = findings.map(({ id, agent_id, category, title, summary, severity }) => ({
    description: visible(`${title}: ${summary.split("\n", 1)[0] ?? ""}`).slice(0, 1000),
    check_name: category.probe,
    fingerprint: id,
    severity: SEVERITIES[severity],
    // An agent has no file: its name takes that place.
    location: { path: `agents/${agent_id}`, lines: { begin: 1 } },
  }));
  return `${JSON.stringify(rows, null, 1)}\n`;
}
