import { adviceFor } from "../../findings/advice.ts";
import type { Counts } from "../../findings/read-findings.ts";
import { basisWords } from "../content/basis.ts";
import type { PromptLine } from "../content/source.ts";
import { conversationOf } from "../content/transcript.ts";
import { escapeMarkup, excerpt } from "../content/visible.ts";
import { capital, dayOf } from "../content/words.ts";

const severities = ["critical", "high", "medium", "low"] as const;
const states = ["open", "accepted", "fixed", "false_positive"] as const;
/** Four steps like a signal meter: severity is no verdict, so it has no hue. */
const STEPS: Readonly<Record<string, string>> = { critical: "▮▮▮▮", high: "▮▮▮▯", medium: "▮▮▯▯", low: "▮▯▯▯" };

export function findingCounts(counts: Counts): string {
  const rows = severities.map((severity) => {
    const cells = states.map((state) => `<td class="n">${counts[severity][state]}</td>`);
    return `<tr><td><span class="steps" aria-hidden="true">${STEPS[severity]}</span> ${severity}</td>${cells.join("")}</tr>`;
  });
  return `<table><thead><tr><th>Severity</th><th class="n">Open</th><th class="n">Accepted</th><th class="n">Fixed</th>
<th class="n">False positive</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

/** A finding: what it is, how often it failed, and what to do about it. */
export function findingGroup(line: PromptLine, often: string): string {
  const { title, finding_title, severity, scenario, probe } = line;
  const advice = adviceFor({ scenario: scenario ?? "", probe }).map((one) => `<li>${escapeMarkup(one)}</li>`);
  return `<h3><span class="steps" aria-hidden="true">${STEPS[severity ?? "medium"]}</span> ${capital(severity ?? "medium")}: ${escapeMarkup(finding_title ?? title)}
 <span class="quiet">${escapeMarkup(probe)}</span></h3><p>${escapeMarkup(often)}</p><ul class="advice">${advice.join("")}</ul>`;
}

/** One failed prompt, collapsed: title in the line, reason and transcript inside. */
export function findingDetails(line: PromptLine): string {
  const { reason, detector, evidence, seq } = line;
  const messages = conversationOf(line).map(
    ({ who, text, isAgent }) =>
      `<div class="turn${isAgent ? "" : " scripted"}"><div class="who">${escapeMarkup(who)}</div><div class="said">${escapeMarkup(text)}</div></div>`,
  );
  const saw = evidence
    ? ` ${basisWords(line)} <span class="evidence">${escapeMarkup(excerpt(String(evidence), 500))}</span>`
    : "";
  return `<details><summary>#${seq} ${escapeMarkup(excerpt(reason ?? "", 200))} <span class="quiet">${stateWords(line)}</span></summary>
<p class="quiet">Detector ${escapeMarkup(String(detector ?? "none"))}.${saw}</p>${messages.join("")}</details>`;
}

function stateWords({ finding_state: state, accepted_until: until, state_reason: reason }: PromptLine): string {
  const why = reason ? `: ${escapeMarkup(excerpt(reason, 120))}` : "";
  if (state === "accepted") return `accepted until ${dayOf(until)}${why}`;
  return `${(state ?? "open").replace("_", " ")}${state === "open" ? "" : why}`;
}
