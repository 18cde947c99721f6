import { createHash } from "node:crypto";
import { scenarios } from "../../probes/probe/scenarios.ts";
import { probeTitle } from "../../probes/titles.ts";
import { identityOf } from "../content/facts.ts";
import { caveatsOf } from "../content/limits.ts";
import { EXAMPLES, oftenWords, type ReportHead, type ReportSource } from "../content/source.ts";
import { verdictWords } from "../content/verdict.ts";
import { escapeMarkup } from "../content/visible.ts";
import { capital, countsSentence, momentOf } from "../content/words.ts";
import { script } from "./browser.ts";
import { controlSections } from "./controls.ts";
import { coverageSection } from "./coverage.ts";
import { findingCounts, findingDetails, findingGroup } from "./findings.ts";
import { type ForestRow, forest, hatch } from "./forest.ts";
import { method } from "./method.ts";
import { promptRows } from "./prompt-rows.ts";
import { style } from "./style.ts";
import { testSetSection } from "./test-sets.ts";
import { unassessedSection } from "./unassessed.ts";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing is fetched and nothing runs but the page's own style and script, whatever text it contains. */
export const htmlPolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`;

/** Failed prompts with a complete transcript; all others are in the table of prompts. */
const SHOWN_TRANSCRIPTS = 200;

/** How a report is shown to people outside of the team. */
export interface SharedView {
  /** Without them, nothing of prompts, responses and the agent's configuration is shown. */
  readonly includesTranscripts: boolean;
  /** Seconds. */
  readonly sharedUntil: number;
}

/** The report as one file that needs nothing else. Written as it is read. */
export async function* htmlReport(source: ReportSource, shared?: SharedView): AsyncGenerator<string> {
  const isWhole = shared?.includesTranscripts ?? true;
  const { head } = source;
  const { run, conclusion, counts, inspection } = head;
  yield opening(head, shared);
  if (run.harness_type === "standard") yield section("Scores", forest(rowsOf(head), conclusion.threshold));
  yield testSetSection(conclusion);
  yield unassessedSection(conclusion);
  yield controlSections(conclusion);
  yield `<section><h2>Findings</h2>${findingCounts(counts)}`;
  yield* isWhole ? findingsWithTranscripts(source) : findingsInShort(source);
  yield "</section>";
  const probeRows = conclusion.probes
    .filter(({ n, unassessed }) => n + unassessed > 0)
    .map((figure): ForestRow => ({ name: probeTitle(figure.id), kind: "whole", figure }));
  if (run.harness_type === "standard") {
    yield section("Probes", forest(probeRows, conclusion.threshold));
    yield section("Coverage of public taxonomies", coverageSection(conclusion.coverage));
  }
  yield section("Static checks", staticChecks(inspection, isWhole));
  yield section("Method", method(head, isWhole));
  if (isWhole) yield* promptRows(source);
  yield `<script>${script}</script></body></html>\n`;
}

async function* findingsWithTranscripts(source: ReportSource): AsyncGenerator<string> {
  const { head } = source;
  let [shown, group] = [0, ""];
  for await (const line of source.examples(EXAMPLES)) {
    if (shown >= SHOWN_TRANSCRIPTS) break;
    if (group !== line.finding_id) yield findingGroup(line, oftenWords(head, line));
    group = line.finding_id ?? "";
    yield findingDetails(line);
    shown++;
  }
  const all = [...head.findings.values()].reduce((sum, { failed, overruled }) => sum + failed + overruled, 0);
  if (all > shown)
    yield `<p>Showing ${shown} of ${all} failed prompts, the most severe findings first. The table of all prompts lists the rest. JSON and CSV exports include every transcript.</p>`;
}

/** Each finding without what was said: title, severity, how often, and what to do about it. */
async function* findingsInShort(source: ReportSource): AsyncGenerator<string> {
  for await (const line of source.examples(1)) yield findingGroup(line, oftenWords(source.head, line, 0));
}

const section = (title: string, content: string): string => `<section><h2>${title}</h2>${content}</section>\n`;

/** The reasons may quote the configuration. */
function staticChecks(inspection: ReportHead["inspection"], hasReasons: boolean): string {
  const rows = inspection.map(({ title, severity, outcome, reason }) => {
    const why = hasReasons ? `<td class="wide">${escapeMarkup(reason)}</td>` : "";
    return `<tr><td>${escapeMarkup(title)}</td><td>${severity}</td><td class="${outcome}">${outcome}</td>${why}</tr>`;
  });
  return `<p>Findings from the agent's configuration and source code. Not part of the score.</p><table class="checks"><thead><tr><th>Check</th><th>Severity</th><th>Outcome</th>${hasReasons ? '<th class="wide">Reason</th>' : ""}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function opening({ run, agent, conclusion, madeAt }: ReportHead, shared?: SharedView): string {
  const { overall } = conclusion;
  const { headline, reasons, mean } = verdictWords(conclusion);
  // A run of test sets alone has no score; their table has the counts.
  const measured =
    run.harness_type === "custom" ? "" : `<p>${escapeMarkup(mean)}</p><p>${escapeMarkup(countsSentence(overall))}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${htmlPolicy}"><meta name="referrer" content="no-referrer">
<title>${escapeMarkup(agent.name)}: evaluation report</title><style>${style}</style></head><body>${hatch}
<header><h1>${escapeMarkup(agent.name)}</h1><p class="quiet">Evaluation ${run.id}, completed ${momentOf(run.completed_at)}. Report made ${momentOf(Math.floor(madeAt / 1000))}.</p>
${shared ? sharedNote(shared) : ""}<p>${identityOf(agent, shared?.includesTranscripts ?? true)
    .map(([name, text]) => `${name}: ${escapeMarkup(text)}`)
    .join("<br>")}</p>
<p class="verdict ${overall.verdict}">${escapeMarkup(headline)}</p>${caveatsOf(run)
    .map((one) => `<p><strong>${escapeMarkup(one)}</strong></p>`)
    .join("")}<ul class="reasons">${reasons.map((one) => `<li>${escapeMarkup(one)}</li>`).join("")}</ul>
${measured}</header>\n`;
}

const sharedNote = ({ includesTranscripts, sharedUntil }: SharedView): string =>
  `<p class="quiet">Shared read-only until ${momentOf(sharedUntil)}.${includesTranscripts ? "" : " Prompts, responses and the agent's configuration are not part of it."}</p>`;

/** Failed critical probes come before every mean. */
function holesOf({ probes }: ReportHead["conclusion"]): ForestRow[] {
  return probes
    .filter(({ critical }) => critical === "failed")
    .map((figure) => ({ name: probeTitle(figure.id), kind: "whole", figure }));
}

function rowsOf({ conclusion }: ReportHead): ForestRow[] {
  const titles: Readonly<Record<string, Readonly<Record<string, { readonly title: string }>>>> = scenarios;
  const parts = conclusion.dimensions.flatMap((figure): ForestRow[] => [
    { name: capital(figure.name), kind: "whole", figure },
    ...conclusion.scenarios
      .filter(({ dimension }) => dimension === figure.name)
      .map(
        (own): ForestRow => ({ name: titles[own.dimension]?.[own.name]?.title ?? own.name, kind: "part", figure: own }),
      ),
  ]);
  const mean: ForestRow = { name: "Mean of dimensions", kind: "sum", figure: conclusion.overall, isMean: true };
  return [...holesOf(conclusion), mean, ...parts];
}
