import { CONTROLS, controlRows, UNTESTABLE, untestableRows } from "../content/limits.ts";
import type { ReportHead } from "../content/source.ts";
import { heading, type Pdf, paragraph, QUIET } from "./paper.ts";
import { table } from "./table.ts";

/** What the run found out about the agent before it tested it, and what it could therefore not test. */
export function controlSections(pdf: Pdf, conclusion: ReportHead["conclusion"]): void {
  const [controls, untestable] = [controlRows(conclusion), untestableRows(conclusion)];
  if (controls.length > 0) {
    heading(pdf, "Controls");
    paragraph(pdf, CONTROLS, { color: QUIET, size: 8 });
    table(pdf, {
      columns: [
        { title: "Control", width: 160 },
        { title: "Result", width: 46 },
        { title: "Why", width: 200 },
        { title: "Probes that depend on it", width: 68, align: "right" },
      ],
      rows: controls,
    });
  }
  if (untestable.length > 0) {
    heading(pdf, "Not testable here");
    paragraph(pdf, UNTESTABLE, { color: QUIET, size: 8 });
    table(pdf, {
      columns: [
        { title: "Scenario", width: 110 },
        { title: "Why", width: 150 },
        { title: "Probes", width: 214 },
      ],
      rows: untestable,
    });
  }
}
