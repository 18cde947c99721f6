import type { CoverageStatus, TaxonomyCoverage } from "../../taxonomy-coverage/coverage.ts";
import { escapeMarkup } from "../content/visible.ts";

const kinds: readonly (readonly [CoverageStatus, string])[] = [
  ["tested", "c-tested"],
  ["partly", "c-partly"],
  ["untested", "c-untested"],
  ["not testable from outside", "c-not"],
];

/** Each taxonomy as a bar of its entries, with every entry and the reason behind it. */
export function coverageSection(coverage: readonly TaxonomyCoverage[]): string {
  return coverage.map(one).join("\n");
}

function one({ title, counts, entries }: TaxonomyCoverage): string {
  const words = kinds.filter(([kind]) => counts[kind] > 0).map(([kind]) => `${counts[kind]} ${kind}`);
  const rows = entries.map(
    ({ id, title: name, status, reason, asked }) =>
      `<tr><td>${escapeMarkup(id)}</td><td>${escapeMarkup(name)}</td><td>${status}</td><td class="n">${asked}</td><td class="wide">${escapeMarkup(reason ?? "")}</td></tr>`,
  );
  return `<h3>${escapeMarkup(title)}</h3>${bar(counts, entries.length, words.join(", "))}
<details><summary>${escapeMarkup(words.join(", "))}</summary><table><thead><tr><th>Entry</th><th>Title</th><th>Status</th>
<th class="n">Prompts</th><th class="wide">Why no more</th></tr></thead><tbody>${rows.join("")}</tbody></table></details>`;
}

function bar(counts: TaxonomyCoverage["counts"], all: number, label: string): string {
  let x = 0;
  const parts = kinds.map(([kind, look]) => {
    const width = (counts[kind] / Math.max(1, all)) * 100;
    const part =
      width > 0 ? `<rect class="${look}" x="${x.toFixed(2)}%" y="10" width="${width.toFixed(2)}%" height="12"/>` : "";
    x += width;
    return part;
  });
  return `<svg role="img" aria-label="${escapeMarkup(label)}">${parts.join("")}</svg>`;
}
