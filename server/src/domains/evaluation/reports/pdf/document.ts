import { probeTitle } from "../../probes/titles.ts";
import { identityOf } from "../content/facts.ts";
import { caveatsOf } from "../content/limits.ts";
import { EXAMPLES, oftenWords, type ReportHead, type ReportSource } from "../content/source.ts";
import { verdictWords } from "../content/verdict.ts";
import { capital, countsSentence, momentOf } from "../content/words.ts";
import { bars, COLORS } from "./bars.ts";
import { controlSections } from "./controls.ts";
import { finding, findingGroup } from "./findings.ts";
import { heading, openPaper, type Pdf, paragraph, QUIET } from "./paper.ts";
import { coverage, findingCounts, inspectionSection, method, testSets, unassessedReasons } from "./sections.ts";

/** Failed prompts with their transcript. Paper is for reading: the other formats have all of it. */
const SHOWN_TRANSCRIPTS = 300;

/** The report on paper. Each page leaves as soon as the next one begins, so no more than that is held. */
export async function* pdfReport(source: ReportSource): AsyncGenerator<Buffer> {
  const { head } = source;
  const pdf = openPaper(head);
  opening(pdf, head);
  summary(pdf, head);
  yield* ready(pdf);
  if (head.findings.size > 0) {
    heading(pdf, "Findings, most severe first");
    paragraph(pdf, shownSentence(head), { color: QUIET });
  }
  let [shown, group] = [0, ""];
  for await (const line of source.examples(EXAMPLES)) {
    if (shown >= SHOWN_TRANSCRIPTS) break;
    if (group !== line.finding_id) findingGroup(pdf, line, oftenWords(head, line));
    group = line.finding_id ?? "";
    finding(pdf, line);
    shown++;
    yield* ready(pdf);
  }
  pdf.end();
  for await (const chunk of pdf) yield chunk as Buffer;
}

function* ready(pdf: Pdf): Generator<Buffer> {
  for (let chunk = pdf.read(); chunk !== null; chunk = pdf.read()) yield chunk as Buffer;
}

function shownSentence({ findings }: ReportHead): string {
  const all = [...findings.values()].reduce((sum, { failed, overruled }) => sum + failed + overruled, 0);
  const found = findings.size === 1 ? "1 finding" : `${findings.size} findings`;
  const these = `${found} from ${all} failed prompts, each with at most ${EXAMPLES} transcripts, ${SHOWN_TRANSCRIPTS} in all`;
  return `${these}. Very long turns are cut, and say so. The other formats of this report (HTML, JSON, CSV, JUnit) have every prompt. Characters that this file's letters cannot show, and those that nobody could see, are printed as their code points, such as [U+4E2D]; report.html shows the letters.`;
}

function opening(pdf: Pdf, { run, agent, conclusion, madeAt }: ReportHead): void {
  const { overall } = conclusion;
  const { headline, reasons, mean } = verdictWords(conclusion);
  paragraph(pdf, agent.name, { bold: true, size: 18 });
  for (const [name, text] of identityOf(agent)) paragraph(pdf, `${name}: ${text}`);
  const [done, made] = [momentOf(run.completed_at), momentOf(Math.floor(madeAt / 1000))];
  paragraph(pdf, `Evaluation ${run.id}, completed ${done}. Report made ${made}.`, { color: QUIET });
  pdf.moveDown(0.8);
  const color = COLORS[overall.verdict];
  paragraph(pdf, headline, { bold: true, size: 22, color });
  pdf.y += 2;
  for (const caveat of caveatsOf(run)) paragraph(pdf, caveat, { bold: true, size: 10 });
  for (const reason of reasons) paragraph(pdf, `•  ${reason}`, { bold: true, size: 10 });
  pdf.y += 4;
  // A run of test sets alone has no score; their table has the counts.
  if (run.harness_type === "custom") return;
  paragraph(pdf, mean);
  paragraph(pdf, countsSentence(overall));
}

function summary(pdf: Pdf, head: ReportHead): void {
  const isStandard = head.run.harness_type === "standard";
  if (isStandard) scores(pdf, head.conclusion);
  testSets(pdf, head.conclusion);
  unassessedReasons(pdf, head.conclusion);
  controlSections(pdf, head.conclusion);
  heading(pdf, "Findings by severity");
  findingCounts(pdf, head.counts);
  if (isStandard) probesAndCoverage(pdf, head.conclusion);
  // A heading over "nothing was analyzed" would be filler.
  if (head.inspection.some(({ outcome }) => outcome !== "unassessed")) {
    heading(pdf, "Static checks");
    inspectionSection(pdf, head.inspection);
  }
  heading(pdf, "Method");
  method(pdf, head);
}

function scores(pdf: Pdf, { overall, threshold, dimensions, scenarios, probes }: ReportHead["conclusion"]): void {
  heading(pdf, "Scores");
  paragraph(
    pdf,
    "Solid bar, round mark: passed. Hollow bar, square mark: failed. Light bar, diamond: inconclusive. Thin line: if all unassessed responses had failed, or passed.",
    {
      color: QUIET,
      size: 8,
    },
  );
  const parts = dimensions.flatMap((figure) => [
    { name: capital(figure.name), depth: 1, figure },
    ...scenarios
      .filter(({ dimension }) => dimension === figure.name)
      .map((own) => ({ name: capital(own.name), depth: 2, figure: own })),
  ]);
  const holes = probes
    .filter(({ critical }) => critical === "failed")
    .map((figure) => ({ name: probeTitle(figure.id), depth: 1, figure }));
  const mean = { name: "Mean of dimensions", depth: 0, figure: overall, isMean: true };
  bars(pdf, [...holes, mean, ...parts], { first: "Part", threshold });
}

function probesAndCoverage(pdf: Pdf, { probes, threshold, coverage: taxonomies }: ReportHead["conclusion"]): void {
  heading(pdf, "Probes");
  const asked = probes.filter(({ n, unassessed }) => n + unassessed > 0);
  bars(
    pdf,
    asked.map((figure) => ({ name: probeTitle(figure.id), depth: 0, figure })),
    { first: "Probe", threshold },
  );
  heading(pdf, "Coverage of public taxonomies");
  coverage(pdf, taxonomies);
}
