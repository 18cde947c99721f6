import { detectorRows, factsOf, METHOD } from "../content/facts.ts";
import type { ReportHead } from "../content/source.ts";
import { escapeMarkup } from "../content/visible.ts";

export function method(head: ReportHead, hasConfiguration: boolean): string {
  const rows = factsOf(head, hasConfiguration).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td class="fact">${escapeMarkup(value)}</td></tr>`,
  );
  const detectors = detectorRows(head).map(
    ([name = "", answers, precision, recall]) =>
      `<tr><td>${escapeMarkup(name)}</td><td class="n">${answers}</td><td>${precision}</td><td>${recall}</td></tr>`,
  );
  return `<p>${METHOD}</p><table>${rows.join("")}</table><h3>Detectors</h3>
<table><thead><tr><th>Detector</th><th class="n">Labeled answers</th><th>Precision</th><th>Recall</th></tr></thead><tbody>${detectors.join("")}</tbody></table>`;
}
