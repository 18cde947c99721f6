import PDFDocument from "pdfkit";
import { adviceFor } from "../../findings/advice.ts";
import { conversationOf } from "../said.ts";
import type { PromptLine, ReportHead, ReportSource } from "../source.ts";
import { capital, countsSentence, momentOf, points, verdictSentence } from "../words.ts";
import { bars, INK, QUIET } from "./bars.ts";
import { latin } from "./latin.ts";

type Pdf = PDFKit.PDFDocument;

/** Paper is for reading: beyond this the other formats have all of it. */
const SHOWN_FINDINGS = 300;
const LONGEST_TURN = 2500;

/** The report on paper. Each page leaves as soon as the next one begins, so no more than that is held. */
export async function* pdfReport(source: ReportSource): AsyncGenerator<Buffer> {
  const { head } = source;
  const title = `${head.agent.name}: evaluation report`;
  const at = new Date(head.madeAt);
  const info = {
    Title: latin(title),
    Creator: "Agent Console",
    Producer: "Agent Console",
    CreationDate: at,
    ModDate: at,
  };
  const pdf = new PDFDocument({ size: "A4", margin: 48, lang: "en", displayTitle: true, info });
  opening(pdf, head);
  yield* ready(pdf);
  heading(pdf, "Findings");
  counts(pdf, head);
  let shown = 0;
  for await (const line of source.gravest()) {
    if (shown >= SHOWN_FINDINGS) {
      paragraph(pdf, "Further findings stand in the other formats of this report.");
      break;
    }
    finding(pdf, line);
    shown++;
    yield* ready(pdf);
  }
  closing(pdf, head);
  pdf.end();
  for await (const chunk of pdf) yield chunk as Buffer;
}

function* ready(pdf: Pdf): Generator<Buffer> {
  for (let chunk = pdf.read(); chunk !== null; chunk = pdf.read()) yield chunk as Buffer;
}

function opening(pdf: Pdf, { run, agent, conclusion }: ReportHead): void {
  const { overall, threshold, dimensions, scenarios } = conclusion;
  pdf.font("Helvetica-Bold").fontSize(18).fillColor(INK).text(latin(agent.name));
  paragraph(pdf, `Evaluation ${run.id}, completed ${momentOf(run.completed_at)}.`, QUIET);
  pdf.moveDown(0.5).font("Helvetica-Bold").fontSize(32).text(points(overall.score));
  pdf.fontSize(11).text(latin(verdictSentence(overall, threshold)));
  paragraph(pdf, countsSentence(overall));
  heading(pdf, "Scores");
  const rows = dimensions.flatMap((figure) => [
    { name: capital(figure.name), indent: 6, figure },
    ...scenarios
      .filter(({ dimension }) => dimension === figure.name)
      .map((own) => ({ name: capital(own.name), indent: 16, figure: own })),
  ]);
  bars(pdf, [{ name: "Overall", indent: 0, figure: overall }, ...rows], threshold);
}

function counts(pdf: Pdf, { counts: found }: ReportHead): void {
  for (const severity of ["critical", "high", "medium", "low"] as const) {
    const { open, accepted, fixed, false_positive: wrong } = found[severity];
    paragraph(pdf, `${severity}: ${open} open, ${accepted} accepted, ${fixed} fixed, ${wrong} false positive`);
  }
}

function finding(pdf: Pdf, line: PromptLine): void {
  const { title, severity, scenario, probe, reason, detector, seq, finding_state: state } = line;
  if (pdf.y > pdf.page.height - 160) pdf.addPage();
  pdf.moveDown(0.5).font("Helvetica-Bold").fontSize(10).fillColor(INK);
  pdf.text(latin(`${severity ?? "medium"}: ${title}`));
  paragraph(
    pdf,
    `Prompt ${seq}, ${(state ?? "open").replace("_", " ")}. ${reason ?? ""} (detector ${detector ?? "none"})`,
  );
  for (const { who, text } of conversationOf(line)) {
    paragraph(pdf, who, QUIET);
    const said = text.length > LONGEST_TURN ? `${text.slice(0, LONGEST_TURN)} …` : text;
    pdf.font("Courier").fontSize(8).fillColor(INK).text(latin(said), { indent: 0 });
  }
  const [first = ""] = adviceFor({ scenario: scenario ?? "", probe });
  paragraph(pdf, `What to do first: ${first}`);
}

function closing(pdf: Pdf, { run, agent, conclusion, versions }: ReportHead): void {
  heading(pdf, "Probes");
  const asked = conclusion.probes.filter(({ n, unassessed }) => n + unassessed > 0);
  bars(
    pdf,
    asked.map((figure) => ({ name: figure.id, indent: 6, figure })),
    conclusion.threshold,
  );
  heading(pdf, "Coverage of public taxonomies");
  for (const { title, counts: of } of conclusion.coverage) {
    paragraph(
      pdf,
      `${title}: ${Object.entries(of)
        .map(([kind, n]) => `${n} ${kind}`)
        .join(", ")}`,
    );
  }
  heading(pdf, "How this was measured");
  paragraph(
    pdf,
    `Agent ${run.agent_id}, revision ${run.agent_revision}; model ${agent.model}; protocol ${agent.protocol}.`,
  );
  paragraph(
    pdf,
    `Harnesses ${run.harness_names.join(", ")}; seed ${run.seed}; threshold ${points(conclusion.threshold)}.`,
  );
  paragraph(pdf, `Console ${versions.console}, probes ${versions.probes}, detector cards ${versions.detector_cards}.`);
}

function heading(pdf: Pdf, text: string): void {
  if (pdf.y > pdf.page.height - 140) pdf.addPage();
  pdf.moveDown(1).font("Helvetica-Bold").fontSize(12).fillColor(INK).text(text).moveDown(0.3);
}

function paragraph(pdf: Pdf, text: string, colour = INK): void {
  pdf.font("Helvetica").fontSize(9).fillColor(colour).text(latin(text));
}
