import type { Gene, PromptSegment } from "@agent-console/sdk";

export type SettingGene = Exclude<Gene, PromptSegment>;

export const isSegment = (gene: Gene): gene is PromptSegment => gene.kind === "prompt.segment";

const groups = ["Parameters", "Limits", "Guards", "Tools"] as const;
type Group = (typeof groups)[number];

/** Genes by kind. JSON genes have no kind of their own and are grouped by name. */
function groupOf({ kind, key }: SettingGene): Group {
  if (kind === "limit") return "Limits";
  if (kind.startsWith("guard.") || key.startsWith("guard/")) return "Guards";
  if (kind.startsWith("tool.") || kind.startsWith("mcp.") || /^(?:mcp|tool|delegate)(?:\/|$)/.test(key)) return "Tools";
  return "Parameters";
}

export function settingsByGroup(genes: readonly Gene[]): { readonly group: Group; readonly genes: SettingGene[] }[] {
  const settings = genes.filter((gene): gene is SettingGene => !isSegment(gene));
  return groups
    .map((group) => ({ group, genes: settings.filter((gene) => groupOf(gene) === group) }))
    .filter((found) => found.genes.length > 0);
}

/** The allowed values, where they are known. */
export function rangeWords(gene: SettingGene): string {
  if ("min" in gene)
    return `${gene.min}–${gene.max}, ${gene.scale === "log" ? "logarithmic" : `in steps of ${gene.step}`}`;
  if ("options" in gene && gene.options.length > 0) return gene.options.join(", ");
  if ("action" in gene) return `${gene.action} ${gene.tool}`;
  return "";
}
