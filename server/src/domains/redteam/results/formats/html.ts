import { createHash } from "node:crypto";
import { escapeMarkup, excerpt, reportStyle } from "../../../evaluation/port.ts";
import type { CampaignFigures } from "../../figures/figures.ts";
import { percent, percentRange } from "../../figures/percent.ts";
import type { CampaignFinding } from "../content/finding.ts";
import { headlineWords, isFailed, momentOf, type ResultSource, stateOf, titleOf } from "./source.ts";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing is fetched and nothing runs, whatever text the page contains. */
export const htmlPolicy = `default-src 'none'; style-src ${hashOf(reportStyle)}; base-uri 'none'; form-action 'none'`;

/** Attacks with their whole text; all goals are in the table. */
const MOST_DETAILS = 200;

/** The results as one file that needs nothing else. Written as they are read. */
export async function* htmlResults(source: ResultSource): AsyncGenerator<string> {
  yield opening(source);
  const words = wordsOf(source.campaign.tool);
  yield ratesTable(source.figures as Partial<CampaignFigures>, words);
  yield `<section><h2>${words.worked}</h2>`;
  let shown = 0;
  for await (const finding of source.findings()) {
    if (!isFailed(finding) || shown >= MOST_DETAILS) continue;
    yield details(finding);
    shown += 1;
  }
  const { failed } = source.summary;
  yield failed > shown ? `<p>Showing ${shown} of ${failed}. The other formats include all of them.</p>` : "";
  yield shown === 0 ? `<p>${words.none}</p>` : "";
  yield `</section><section><h2>All ${words.tries}</h2><table><thead><tr><th>${words.tried}</th><th>Category</th><th>State</th><th class="n">Queries</th></tr></thead><tbody>`;
  for await (const finding of source.findings()) yield row(finding);
  yield "</tbody></table></section></body></html>\n";
}

/** What the console tried itself is its verdict. What another tool tried is that tool's report. */
const wordsOf = (tool: string) =>
  tool === "native"
    ? {
        ...{ tries: "goals", tried: "Goal", hits: "broken", column: "Broken", rates: "Break rates" },
        ...{ others: "unassessed or doubtful", worked: "Attacks that worked" },
        none: "None within this budget. That does not show that the agent is secure.",
      }
    : {
        ...{ tries: "tests", tried: "Test", hits: "hits reported", column: "Reported hits", rates: "Reported hits" },
        ...{ others: "with an error or not judged", worked: `Hits that ${tool} reported` },
        none: `${tool} reported no hit. That does not show that the agent is secure.`,
      };

function opening(source: ResultSource): string {
  const { campaign, agentName, summary, madeAt, figures } = source;
  const name = escapeMarkup(agentName ?? "Deleted agent");
  const words = wordsOf(campaign.tool);
  const notes = (figures as Partial<CampaignFigures>).notes ?? [];
  const theirs =
    campaign.tool === "native"
      ? ""
      : `<p><strong>All verdicts are those of ${campaign.tool}, not of this console.</strong></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${htmlPolicy}"><meta name="referrer" content="no-referrer">
<title>${name}: red-team campaign</title><style>${reportStyle}</style></head><body>
<header><h1>${name}</h1><p class="quiet">Campaign ${campaign.id}, ${campaign.status}, completed ${momentOf(campaign.completed_at)}. Report made ${momentOf(Math.floor(madeAt / 1000))}.</p>
<p class="verdict">${escapeMarkup(headlineWords(source))}</p>${theirs}<ul class="reasons">${notes.map((note) => `<li>${escapeMarkup(note)}</li>`).join("")}</ul>
<p>${summary.total_tests} ${words.tries}: ${summary.failed} ${words.hits}, ${summary.passed} held, ${summary.errors} ${words.others}.</p></header>\n`;
}

function ratesTable(
  { categories = [], survival }: Partial<CampaignFigures>,
  { rates, column }: ReturnType<typeof wordsOf>,
): string {
  const rows = categories.flatMap(({ category, broken, assessed, rate, low, high }) =>
    rate === undefined || rate === null || low === null || high === null
      ? []
      : [
          `<tr><td>${escapeMarkup(category)}</td><td class="n">${broken} of ${assessed}</td><td class="n">${percent(rate)}</td><td class="n">${percentRange({ low, high })}</td></tr>`,
        ],
  );
  if (rows.length === 0) return "";
  const median = survival ? `<p>Queries until half of the goals are broken: ${escapeMarkup(survival.words)}.</p>` : "";
  return `<section><h2>${rates}</h2><table><thead><tr><th>Category</th><th class="n">${column}</th><th class="n">Rate</th><th class="n">95% interval</th></tr></thead><tbody>${rows.join("")}</tbody></table>${median}</section>\n`;
}

function details(finding: CampaignFinding): string {
  const { severity, attack_prompt, agent_response, metadata, attack_type } = finding;
  const turn = (who: string, text: string): string =>
    `<div class="turn"><div class="who">${who}</div><div class="said">${escapeMarkup(text)}</div></div>`;
  const short = typeof metadata.minimized === "string" ? turn("Shortened", metadata.minimized) : "";
  const often = metadata.confirmed
    ? ` Worked again ${escapeMarkup(String(metadata.confirmed))} times with fresh secrets.`
    : "";
  return `<details><summary>${escapeMarkup(titleOf(finding))} <span class="quiet">${escapeMarkup(severity)}, ${escapeMarkup(stateOf(finding))}</span></summary>
<p class="quiet">${escapeMarkup(excerpt(attack_type ?? "", 300))}.${often}</p>${turn("Attack", attack_prompt)}${turn("Answer", agent_response)}${short}${adviceOf(finding)}</details>\n`;
}

function adviceOf({ metadata: { advice } }: CampaignFinding): string {
  if (!Array.isArray(advice) || advice.length === 0) return "";
  return `<p>What to do about it:</p><ul class="advice">${advice.map((line) => `<li>${escapeMarkup(String(line))}</li>`).join("")}</ul>`;
}

const row = (finding: CampaignFinding): string =>
  `<tr><td>${escapeMarkup(titleOf(finding))} <span class="quiet">${escapeMarkup(String(finding.raw_metadata.key))}</span></td><td>${escapeMarkup(finding.category)}</td><td>${escapeMarkup(stateOf(finding))}</td><td class="n">${Number(finding.raw_metadata.queries ?? 0)}</td></tr>\n`;
