import type { Figure } from "../../scores/figure.ts";
import { intervalOf, points } from "../words.ts";
import { latin } from "./latin.ts";

type Pdf = PDFKit.PDFDocument;

const COLOURS: Readonly<Record<Figure["verdict"], string>> = {
  passed: "#0A6B5E",
  failed: "#A8320C",
  inconclusive: "#5B3FA6",
};
export const INK = "#12181B";
export const QUIET = "#5A666B";
const RULE = "#DEE2E3";
const ROW = 18;

export interface Bar {
  readonly name: string;
  readonly indent: number;
  readonly figure: Figure;
}

/** Numbers at the sides, the interval between on one axis for all rows, and the threshold through all of them. */
export function bars(pdf: Pdf, rows: readonly Bar[], threshold: number): void {
  const from = Math.min(threshold, ...rows.map(({ figure }) => figure.low ?? 1)) < 0.4 ? 0 : 0.4;
  const { left, right } = pdf.page.margins;
  const [start, width] = [left + 200, pdf.page.width - left - right - 200 - 150];
  const at = (share: number): number => start + ((share - from) / (1 - from)) * width;
  for (const { name, indent, figure } of rows) {
    if (pdf.y + ROW > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    const y = pdf.y;
    pdf
      .moveTo(left, y + ROW)
      .lineTo(pdf.page.width - right, y + ROW)
      .lineWidth(0.5)
      .stroke(RULE);
    pdf
      .fillColor(INK)
      .font(indent === 0 ? "Helvetica-Bold" : "Helvetica")
      .fontSize(9);
    pdf.text(latin(name), left + indent, y + 5, { width: 160 - indent, height: ROW, lineBreak: false, ellipsis: true });
    pdf.text(points(figure.score), left + 150, y + 5, { width: 40, align: "right", lineBreak: false });
    interval(pdf, figure, { at, y: y + ROW / 2 });
    pdf
      .moveTo(at(threshold), y)
      .lineTo(at(threshold), y + ROW)
      .lineWidth(0.75)
      .stroke(INK);
    pdf.fillColor(COLOURS[figure.verdict]).font("Helvetica");
    pdf.text(`${intervalOf(figure)}, ${figure.n}`, start + width + 8, y + 5, { width: 90, lineBreak: false });
    pdf.text(figure.verdict, start + width + 95, y + 5, { width: 60, lineBreak: false });
    pdf.x = left;
    pdf.y = y + ROW;
  }
  pdf.moveDown(0.5);
}

interface Place {
  readonly at: (share: number) => number;
  readonly y: number;
}

/** Solid and round: passed. Hollow and square: failed. Light and diamond: inconclusive. It reads in grey too. */
function interval(pdf: Pdf, { score, low, high, verdict }: Figure, { at, y }: Place): void {
  if (score === null || low === null || high === null) return;
  const [colour, x] = [COLOURS[verdict], at(score)];
  pdf.lineWidth(0.75).rect(at(low), y - 3, Math.max(0.5, at(high) - at(low)), 6);
  if (verdict === "passed") pdf.fill(colour);
  else if (verdict === "failed") pdf.stroke(colour);
  else pdf.fillOpacity(0.25).fillAndStroke(colour, colour).fillOpacity(1);
  if (verdict === "passed") pdf.circle(x, y, 4);
  else if (verdict === "failed") pdf.rect(x - 3.5, y - 3.5, 7, 7);
  else pdf.polygon([x, y - 5], [x + 5, y], [x, y + 5], [x - 5, y]);
  pdf.fillAndStroke(colour, "#FFFFFF");
}
