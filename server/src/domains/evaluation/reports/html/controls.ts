import type { Conclusion } from "../../results/conclude.ts";
import { CONTROLS, controlRows, UNTESTABLE, untestableRows } from "../content/limits.ts";
import { escapeMarkup } from "../content/visible.ts";

interface Table {
  readonly title: string;
  readonly note: string;
  /** The last column of numbers is left out on a phone, where no heading says what they are. */
  readonly columns: readonly { readonly title: string; readonly isCount?: true }[];
  readonly rows: readonly (readonly string[])[];
}

/** What the run found out about the agent before it tested it, and what it could therefore not test. */
export function controlSections(conclusion: Conclusion): string {
  return [
    section({
      title: "Controls",
      note: CONTROLS,
      columns: [
        { title: "Control" },
        { title: "Result" },
        { title: "Why" },
        { title: "Probes that depend on it", isCount: true },
      ],
      rows: controlRows(conclusion),
    }),
    section({
      title: "Not testable here",
      note: UNTESTABLE,
      columns: [{ title: "Scenario" }, { title: "Why" }, { title: "Probes" }],
      rows: untestableRows(conclusion),
    }),
  ].join("");
}

function section({ title, note, columns, rows }: Table): string {
  if (rows.length === 0) return "";
  const classOf = (at: number): string => (columns[at]?.isCount ? ' class="n wide"' : "");
  const heads = columns.map((column, at) => `<th${classOf(at)}>${column.title}</th>`);
  const lines = rows.map((cells) => cells.map((cell, at) => `<td${classOf(at)}>${escapeMarkup(cell)}</td>`).join(""));
  return `<section><h2>${title}</h2><p>${note}</p><table class="limits"><thead><tr>${heads.join("")}</tr></thead><tbody>${lines.map((line) => `<tr>${line}</tr>`).join("")}</tbody></table></section>\n`;
}
