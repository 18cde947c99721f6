import type { Conclusion } from "../../results/conclude.ts";
import { escapeMarkup } from "../content/visible.ts";
import { capital } from "../content/words.ts";

/** Why responses could not be assessed, by dimension. Nothing where all were, or where an old report does not say. */
export function unassessedSection({ dimensions, unassessed_by_reason: reasons = [] }: Conclusion): string {
  if (reasons.length === 0) return "";
  const names = dimensions.map(({ name }) => name);
  const heads = names.map((name) => `<th class="n">${escapeMarkup(capital(name))}</th>`);
  const rows = reasons.map(({ reason, count, dimensions: by }) => {
    const cells = names.map((name) => `<td class="n">${by[name] ?? 0}</td>`);
    return `<tr><td>${escapeMarkup(reason)}</td><td class="n">${count}</td>${cells.join("")}</tr>`;
  });
  const shares = dimensions.map((one) => `<td class="n">${Math.round((one.unassessed_share ?? 0) * 100)}%</td>`);
  return `<section><h2>Unassessed, by reason</h2><p>A dimension with more than 20% of its weight unassessed does not pass.</p>
<table><thead><tr><th>Reason</th><th class="n">Responses</th>${heads.join("")}</tr></thead><tbody>${rows.join("")}
<tr class="sum"><td>Share of the weight</td><td></td>${shares.join("")}</tr></tbody></table></section>\n`;
}
