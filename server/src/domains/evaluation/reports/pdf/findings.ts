import { adviceFor } from "../../findings/advice.ts";
import { basisWords } from "../content/basis.ts";
import type { PromptLine } from "../content/source.ts";
import { conversationOf } from "../content/transcript.ts";
import { dayOf } from "../content/words.ts";
import { latin } from "./latin.ts";
import { INK, type Pdf, paragraph, QUIET, room, rule, widthOf } from "./paper.ts";

const LONGEST_TURN = 2500;
const LABEL = 88;

/** A finding: what it is, how often it failed, and what to do about it. */
export function findingGroup(pdf: Pdf, line: PromptLine, often: string): void {
  const { severity, scenario, probe } = line;
  const title = line.finding_title ?? line.title;
  room(pdf, 90);
  pdf.moveDown(0.8);
  paragraph(pdf, `${severity ?? "medium"}: ${title}`, { bold: true, size: 11 });
  pdf.outline.children.at(-1)?.addItem(latin(`${severity ?? "medium"}: ${title}`));
  paragraph(pdf, `${often} Probe ${probe}. What to do:`, { color: QUIET, size: 8 });
  for (const advice of adviceFor({ scenario: scenario ?? "", probe })) paragraph(pdf, `•  ${advice}`, { size: 8.5 });
}

export function finding(pdf: Pdf, line: PromptLine): void {
  const { reason, detector, evidence, seq } = line;
  room(pdf, 60);
  pdf.y += 6;
  rule(pdf);
  pdf.y += 5;
  paragraph(pdf, `Prompt ${seq}, ${stateOf(line)}. ${reason ?? ""}`, { bold: true, size: 8.5 });
  const saw = evidence ? ` ${basisWords(line)} ${String(evidence)}` : "";
  paragraph(pdf, `Detector ${detector ?? "none"}.${saw}`, { color: QUIET, size: 8 });
  for (const turn of conversationOf(line)) writeTurn(pdf, turn);
}

/** Each message is labeled with its sender, so that a transcript cannot pass for the report's own text. */
export function writeTurn(pdf: Pdf, { who, text }: { readonly who: string; readonly text: string }): void {
  const cut = text.length - LONGEST_TURN;
  const said = cut > 0 ? `${text.slice(0, LONGEST_TURN).toWellFormed()} … [${cut} more characters]` : text;
  room(pdf, 26);
  pdf.y += 3;
  const { y } = pdf;
  const { left } = pdf.page.margins;
  pdf
    .font("Helvetica")
    .fontSize(7.5)
    .fillColor(QUIET)
    .text(latin(who), left, y, { width: LABEL - 8 });
  const labeled = pdf.y;
  pdf.y = y;
  pdf.font("Courier").fontSize(8).fillColor(INK);
  pdf.text(latin(said) || " ", left + LABEL, y, { width: widthOf(pdf) - LABEL, lineGap: 1 });
  pdf.x = left;
  // A label of two lines beside a text of one; on another page the text has gone past it.
  if (pdf.y > y) pdf.y = Math.max(pdf.y, labeled);
}

function stateOf({ finding_state: state, accepted_until: until, state_reason: why }: PromptLine): string {
  const words = (state ?? "open").replace("_", " ");
  const ends = state === "accepted" ? ` until ${dayOf(until)}` : "";
  return `${words}${ends}${state !== "open" && why ? ` (${why})` : ""}`;
}
