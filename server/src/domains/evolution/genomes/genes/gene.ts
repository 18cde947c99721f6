/** A genome is a list of genes: the addressable parts of an agent's configuration, each small enough to change by itself. */

export const segmentRoles = ["identity", "task", "policy", "format", "safety", "tool_use", "example", "other"] as const;
export type SegmentRole = (typeof segmentRoles)[number];

/** `owner`: evolution never changes it. `org`: only owners and admins can change it. */
export const locks = ["none", "owner", "org"] as const;
export type Lock = (typeof locks)[number];

/**
 * How a change of the gene can be measured: sent with each request, by a guard of the console around the call, by a proxy
 * that the agent's tools pass through, or not at all. In the last case it can be shown and edited, but is never proposed.
 */
export const evaluabilities = ["request", "console_guard", "proxy", "none"] as const;
export type Evaluability = (typeof evaluabilities)[number];

export const origins = ["extracted", "library", "llm", "human", "crossover", "rollback"] as const;
export type Origin = (typeof origins)[number];

export const accessLevels = ["read", "write", "admin"] as const;
/** From no protection to full protection. */
export const guardModes = ["off", "monitor", "enforce"] as const;

interface GeneBase {
  /** Stable within the genome, for example `prompt/policy/3`. */
  readonly key: string;
  /** JSON pointer into the agent's configuration. */
  readonly path: string;
  readonly lock: Lock;
  /** Loosening it takes someone who manages the team. */
  readonly monotone?: "no_weaken";
  readonly evaluability: Evaluability;
  readonly origin: Origin;
}

export interface PromptSegment extends GeneBase {
  readonly kind: "prompt.segment";
  readonly role: SegmentRole;
  readonly text: string;
  /** A fractional index: another segment always fits in between without touching its neighbors. */
  readonly order: string;
  /** The exact characters between the segment before and this one. */
  readonly joiner: string;
  readonly clause?: { readonly id: string; readonly variant: string; readonly library_version: string };
  /** Parts of the text that every edit must keep. */
  readonly frozen?: readonly string[];
}

export interface NumberGene extends GeneBase {
  readonly kind: "param.number" | "param.int" | "guard.threshold" | "limit";
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly scale: "linear" | "log";
}

export interface ChoiceGene extends GeneBase {
  readonly kind: "param.enum" | "guard.mode" | "mcp.access";
  readonly value: string;
  /** Empty if unknown; then nothing can be proposed. */
  readonly options: readonly string[];
}

export interface SwitchGene extends GeneBase {
  readonly kind: "guard.switch";
  readonly value: boolean;
}

export interface OrderGene extends GeneBase {
  readonly kind: "guard.order";
  readonly value: readonly string[];
}

export interface PermissionGene extends GeneBase {
  readonly kind: "tool.permission";
  readonly tool: string;
  readonly action: string;
  readonly value: boolean;
  /** What the configuration says about the tool besides its name. */
  readonly data?: unknown;
}

export interface DescriptionGene extends GeneBase {
  readonly kind: "tool.description";
  readonly tool: string;
  readonly value: string;
}

/** A part of the configuration that is kept unchanged. */
export interface JsonGene extends GeneBase {
  readonly kind: "param.json";
  readonly value: unknown;
}

export type Gene =
  | PromptSegment
  | NumberGene
  | ChoiceGene
  | SwitchGene
  | OrderGene
  | PermissionGene
  | DescriptionGene
  | JsonGene;
export type GeneKind = Gene["kind"];

export const geneKinds = [
  "prompt.segment",
  "param.number",
  "param.int",
  "param.enum",
  "param.json",
  "guard.switch",
  "guard.threshold",
  "guard.mode",
  "guard.order",
  "tool.permission",
  "tool.description",
  "mcp.access",
  "limit",
] as const satisfies readonly GeneKind[];

/** The largest prompts seen in practice are far below this limit. */
export const MOST_GENES = 200;
export const MOST_SEGMENT_CHARACTERS = 4096;

export const isSegment = (gene: Gene): gene is PromptSegment => gene.kind === "prompt.segment";

/** What a reader sees as the gene's value. */
export function geneValue(gene: Gene): unknown {
  return isSegment(gene) ? gene.text : gene.value;
}

/** The segments in reading order. Compared by code units, never by locale: the order must not depend on the machine. */
export function segmentsOf(genes: readonly Gene[]): PromptSegment[] {
  return genes.filter(isSegment).sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
}

/** All genes as they are stored and returned: settings in their order, then the prompt from top to bottom. */
export function arrangeGenes(genes: readonly Gene[]): Gene[] {
  return [...genes.filter((gene) => !isSegment(gene)), ...segmentsOf(genes)];
}

/** The subject of a gene, apart from its value: genes of two genomes with the same subject correspond. */
export function subjectOf(gene: Gene): string {
  const about = "tool" in gene ? [gene.tool, "action" in gene ? gene.action : ""] : [];
  // Guards given as data share one path; their keys tell them apart.
  const named = gene.kind.startsWith("guard.") ? [gene.key] : [];
  return [gene.kind, gene.path, ...about, ...named].join("\n");
}
