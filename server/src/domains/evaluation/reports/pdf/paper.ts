import PDFDocument from "pdfkit";
import type { ReportHead } from "../content/source.ts";
import { latin } from "./latin.ts";

export type Pdf = PDFKit.PDFDocument;

export const INK = "#12181B";
export const QUIET = "#5A666B";
export const RULE = "#DEE2E3";
const MARGIN = 48;
const FOOT = 30;

/** An A4 document in which every page names the run: pages get separated. */
export function openPaper({ run, agent, madeAt }: ReportHead): Pdf {
  const at = new Date(madeAt);
  const info = {
    ...{ Title: latin(`${agent.name}: evaluation report`), Creator: "Agent Console", Producer: "Agent Console" },
    ...{ CreationDate: at, ModDate: at },
  };
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    lang: "en",
    displayTitle: true,
    info,
    autoFirstPage: false,
  });
  let page = 0;
  pdf.on("pageAdded", () => {
    page += 1;
    foot(pdf, latin(`${agent.name}, evaluation ${run.id}`), `Page ${page}`);
  });
  pdf.addPage();
  return pdf;
}

/** Below the margin, where a text would begin a new page by itself: so the margin is away while it is written. */
function foot(pdf: Pdf, left: string, right: string): void {
  const { page, x, y } = pdf;
  const { bottom } = page.margins;
  page.margins.bottom = 0;
  pdf.save().font("Helvetica").fontSize(7).fillColor(QUIET);
  const width = widthOf(pdf) - 60;
  const at = page.height - FOOT;
  pdf.text(left, MARGIN, at, { width, height: 9, lineBreak: false, ellipsis: true });
  pdf.text(right, MARGIN + width, at, { width: 60, align: "right", lineBreak: false });
  pdf.restore();
  page.margins.bottom = bottom;
  pdf.x = x;
  pdf.y = y;
}

export const widthOf = ({ page }: Pdf): number => page.width - page.margins.left - page.margins.right;

/** Room for so much on this page, or a new one. */
export function room(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
}

/** A heading stays with its first lines, and is in the outline. */
export function heading(pdf: Pdf, text: string): void {
  room(pdf, 70);
  if (pdf.y > pdf.page.margins.top + 1) pdf.moveDown(1);
  pdf.outline.addItem(text);
  rule(pdf, INK);
  pdf.y += 6;
  pdf.font("Helvetica-Bold").fontSize(12).fillColor(INK).text(text, pdf.page.margins.left).moveDown(0.4);
}

export function rule(pdf: Pdf, color = RULE): void {
  const { left } = pdf.page.margins;
  pdf
    .moveTo(left, pdf.y)
    .lineTo(left + widthOf(pdf), pdf.y)
    .lineWidth(0.5)
    .stroke(color);
}

export interface Look {
  readonly color?: string;
  readonly size?: number;
  readonly bold?: boolean;
}

export function paragraph(pdf: Pdf, text: string, { color = INK, size = 9, bold = false }: Look = {}): void {
  pdf
    .font(bold ? "Helvetica-Bold" : "Helvetica")
    .fontSize(size)
    .fillColor(color);
  pdf.text(latin(text), pdf.page.margins.left, pdf.y, { width: widthOf(pdf), lineGap: 1.5 });
}
