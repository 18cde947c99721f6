import { adviceFor } from "../../findings/advice.ts";
import type { Counts } from "../../findings/row.ts";
import { conversationOf } from "../said.ts";
import type { PromptLine } from "../source.ts";
import { escaped, excerpt } from "../visible.ts";
import { momentOf } from "../words.ts";

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

/** One finding, folded: the line tells what, the inside tells why, what was said and what to do. */
export function findingDetails(line: PromptLine): string {
  const { title, severity, scenario, probe, reason, detector, evidence, seq, finding_state: state } = line;
  const said = conversationOf(line).map(
    ({ who, text }) => `<div class="who">${who}</div><div class="said">${escaped(text)}</div>`,
  );
  const advice = adviceFor({ scenario: scenario ?? "", probe }).map((one) => `<li>${escaped(one)}</li>`);
  return `<details><summary><span class="steps" aria-hidden="true">${STEPS[severity ?? "medium"]}</span> ${severity ?? "medium"}:
 <strong>${escaped(title)}</strong> <span class="quiet">#${seq}, ${stateWords(line)}</span><br>${escaped(excerpt(reason ?? "", 200))}</summary>
<p>Why: ${escaped(reason ?? "")} <span class="quiet">Detector ${escaped(detector === null ? "" : String(detector))}${state ? "" : ", not kept as a finding"}.</span></p>
${evidence ? `<p>What it saw: <span class="evidence">${escaped(String(evidence))}</span></p>` : ""}${said.join("")}
<p>What to do:</p><ul>${advice.join("")}</ul></details>`;
}

function stateWords({ finding_state: state, accepted_until: until, state_reason: reason }: PromptLine): string {
  const why = reason ? `: ${escaped(excerpt(reason, 120))}` : "";
  if (state === "accepted") return `accepted until ${momentOf(until).slice(0, 10)}${why}`;
  return `${(state ?? "open").replace("_", " ")}${state === "open" ? "" : why}`;
}
