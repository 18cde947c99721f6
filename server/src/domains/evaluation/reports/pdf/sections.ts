import type { Counts } from "../../findings/read-findings.ts";
import type { InspectionResult } from "../../inspection/inspect.ts";
import type { CoverageStatus, TaxonomyCoverage } from "../../taxonomy-coverage/coverage.ts";
import { detectorRows, factsOf, METHOD } from "../content/facts.ts";
import type { ReportHead } from "../content/source.ts";
import { TEST_SETS_NOTE, testSetColumns, testSetRows } from "../content/test-sets.ts";
import { capital } from "../content/words.ts";
import { writeTurn } from "./findings.ts";
import { heading, INK, type Pdf, paragraph, QUIET } from "./paper.ts";
import { type Box, table } from "./table.ts";

const severities = ["critical", "high", "medium", "low"] as const;
const states = ["open", "accepted", "fixed", "false_positive"] as const;

export function findingCounts(pdf: Pdf, counts: Counts): void {
  const most = Math.max(1, ...severities.map((severity) => counts[severity].open));
  const draw = ({ x, y, width, height }: Box, row: number): void => {
    const open = counts[severities[row] ?? "low"].open;
    if (open > 0) pdf.rect(x, y + height / 2 - 3, (open / most) * width, 6).fill(INK);
  };
  table(pdf, {
    columns: [
      { title: "Severity", width: 90 },
      { title: "Open", width: 40, align: "right" },
      { title: "", width: 140, draw },
      ...["Accepted", "Fixed", "False positive"].map((title) => ({ title, width: 62, align: "right" as const })),
    ],
    rows: severities.map((severity) => {
      const [open, ...others] = states.map((state) => String(counts[severity][state]));
      return [severity, open ?? "", "", ...others];
    }),
  });
}

/** Why responses could not be assessed, by dimension. */
export function unassessedReasons(
  pdf: Pdf,
  { dimensions, unassessed_by_reason: reasons = [] }: ReportHead["conclusion"],
): void {
  if (reasons.length === 0) return;
  heading(pdf, "Unassessed, by reason");
  paragraph(pdf, "A dimension with more than 20% of its weight unassessed does not pass.", { color: QUIET, size: 8 });
  const names = dimensions.map(({ name }) => name);
  const share = (one: number | undefined): string => `${Math.round((one ?? 0) * 100)}%`;
  table(pdf, {
    columns: [
      { title: "Reason", width: 250 },
      { title: "Responses", width: 50, align: "right" },
      ...names.map((name) => ({ title: capital(name), width: 50, align: "right" as const })),
    ],
    rows: [
      ...reasons.map(({ reason, count, dimensions: by }) => [
        ...[reason, String(count)],
        ...names.map((name) => String(by[name] ?? 0)),
      ]),
      ["Share of the weight", "", ...dimensions.map((one) => share(one.unassessed_share))],
    ],
    strong: (row) => row === reasons.length,
  });
}

/** How the team's own tests came out. */
export function testSets(pdf: Pdf, conclusion: ReportHead["conclusion"]): void {
  const rows = testSetRows(conclusion);
  if (rows.length === 0) return;
  heading(pdf, "Test sets");
  paragraph(pdf, TEST_SETS_NOTE, { color: QUIET, size: 8 });
  table(pdf, {
    columns: testSetColumns.map(({ title, isNumber }, at) => ({
      title,
      width: at === 0 ? 170 : 54,
      ...(isNumber ? { align: "right" as const } : {}),
    })),
    rows,
  });
}

const KINDS: readonly CoverageStatus[] = ["tested", "partly", "untested", "not testable from outside"];

/** From filled to empty: tested, partly tested, untested, and not testable from outside. */
export function coverage(pdf: Pdf, taxonomies: readonly TaxonomyCoverage[]): void {
  const draw = ({ x, y, width, height }: Box, row: number): void => {
    const { counts, entries } = taxonomies[row] as TaxonomyCoverage;
    let at = x;
    for (const [step, kind] of KINDS.entries()) {
      const share = (counts[kind] / Math.max(1, entries.length)) * width;
      if (share > 0) {
        pdf.lineWidth(0.5).rect(at, y + height / 2 - 4, share, 8);
        if (step === 3) pdf.dash(2, { space: 2 });
        pdf.fillAndStroke(FILLS[step] ?? "#FFFFFF", QUIET).undash();
      }
      at += share;
    }
  };
  table(pdf, {
    columns: [
      { title: "Taxonomy", width: 158 },
      { title: "dark: tested, grey: partly, empty: the rest", width: 128, draw },
      { title: "Tested", width: 36, align: "right" },
      { title: "Partly", width: 36, align: "right" },
      { title: "Untested", width: 42, align: "right" },
      { title: "Not from outside", width: 56, align: "right" },
    ],
    rows: taxonomies.map(({ title, counts }) => [title, "", ...KINDS.map((kind) => String(counts[kind]))]),
  });
}

const FILLS = ["#3E494E", "#A9B2B6", "#FFFFFF", "#FFFFFF"];

export function inspectionSection(pdf: Pdf, results: readonly InspectionResult[]): void {
  paragraph(pdf, "Findings from the agent's configuration and source code. Not part of the score.");
  const shown = results.filter(({ outcome }) => outcome !== "unassessed");
  const rest = results.length - shown.length;
  if (rest > 0) paragraph(pdf, `${rest} of ${results.length} checks were skipped. The HTML report lists each.`);
  if (shown.length === 0) return;
  pdf.y += 3;
  table(pdf, {
    columns: [
      { title: "Check", width: 160 },
      { title: "Severity", width: 46 },
      { title: "Outcome", width: 50 },
      { title: "Reason", width: 218 },
    ],
    rows: shown.map(({ title, severity, outcome, reason }) => [title, severity, outcome, reason]),
  });
}

export function method(pdf: Pdf, head: ReportHead): void {
  paragraph(pdf, METHOD);
  pdf.y += 3;
  const columns = [
    { title: "What", width: 90 },
    { title: "As it was asked", width: 400 },
  ];
  // A prompt may be longer than a page; a row of a table may not.
  const [long, short] = [true, false].map((wanted) => factsOf(head).filter(([, text]) => text.length > 500 === wanted));
  table(pdf, { columns, rows: short ?? [] });
  for (const [who, text] of long ?? []) writeTurn(pdf, { who, text });
  pdf.moveDown(1);
  table(pdf, {
    columns: [
      { title: "Detector", width: 120 },
      { title: "Labeled answers", width: 90, align: "right" },
      { title: "Precision", width: 120 },
      { title: "Recall", width: 120 },
    ],
    rows: detectorRows(head),
  });
}
