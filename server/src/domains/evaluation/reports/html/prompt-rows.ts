import { probeTitle } from "../../probes/titles.ts";
import type { ReportSource } from "../content/source.ts";
import { answerOf, questionOf } from "../content/transcript.ts";
import { excerpt } from "../content/visible.ts";

const outcomes = ["failed", "resisted", "unassessed", "not asked"];
/** The same for readers. */
const words = outcomes.map((outcome) => (outcome === "resisted" ? "passed" : outcome));
const LONGEST = 160;

const form = `<section class="screen"><h2>All prompts</h2><p>Questions, answers and reasons stand here in short; JSON and CSV have them whole.</p><noscript><p>The table of all prompts needs its script. Everything above does not.</p></noscript>
<form id="filter" hidden><input name="search" type="search" aria-label="Search" placeholder="Search reasons, questions and answers">
<select name="outcome" aria-label="Outcome"><option value="">All outcomes</option>${words.map((name, at) => `<option value="${at}">${name}</option>`).join("")}</select>
<select name="probe" aria-label="Probe"><option value="">All probes</option></select>
<button name="back" type="button">Previous</button><button name="on" type="button">Next</button></form><p id="told" class="quiet" role="status"></p>
<table class="prompts"><thead><tr><th class="n">No.</th><th class="wide">Probe</th><th>Outcome</th><th>Why</th><th>Asked</th><th>Answered</th></tr></thead><tbody id="rows"></tbody></table></section><p class="paper">The table of all prompts is left out on paper.</p>
<script type="application/json" id="prompts">`;

/** Within a script element only this sequence can end it or begin a comment. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Every prompt in short, as data for the page's script. */
export async function* promptRows({ head, prompts }: ReportSource): AsyncGenerator<string> {
  const ids = head.conclusion.probes.filter(({ n, unassessed }) => n + unassessed > 0).map(({ id }) => id);
  yield `${form}{"outcomes":${inert(words)},"probes":${inert(ids.map(probeTitle))},"rows":[`;
  const placeOf = new Map(ids.map((id, at) => [id, at]));
  let separator = "";
  let chunk = "";
  for await (const line of prompts()) {
    const outcome = outcomes.indexOf(line.outcome ?? "not asked");
    const texts = [line.reason ?? "", questionOf(line), answerOf(line)].map((text) => excerpt(text, LONGEST));
    chunk += separator + inert([line.seq, placeOf.get(line.probe) ?? -1, outcome, ...texts]);
    separator = ",\n";
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}]}</script>\n`;
}

const CHUNK = 65_536;
