import type { ReportHead } from "../content/source.ts";
import { TEST_SETS_NOTE, testSetColumns, testSetRows } from "../content/test-sets.ts";
import { escapeMarkup } from "../content/visible.ts";

/** How the team's own tests came out. Nothing where a run asked none. */
export function testSetSection(conclusion: ReportHead["conclusion"]): string {
  const rows = testSetRows(conclusion);
  if (rows.length === 0) return "";
  const align = (at: number): string => (testSetColumns[at]?.isNumber ? ' class="n"' : "");
  const heads = testSetColumns.map(({ title }, at) => `<th${align(at)}>${title}</th>`);
  const lines = rows.map((cells) => {
    const own = cells.map((cell, at) => `<td${align(at)}>${escapeMarkup(cell)}</td>`);
    return `<tr>${own.join("")}</tr>`;
  });
  return `<section><h2>Test sets</h2><p>${TEST_SETS_NOTE}</p><table><thead><tr>${heads.join("")}</tr></thead><tbody>${lines.join("")}</tbody></table></section>\n`;
}
