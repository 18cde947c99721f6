/** From a list of genes to the configuration that an agent is tested with, and to what is stored as a version. */
import type { Variant } from "../../evaluation/port.ts";
import { continuing } from "../genomes/extract-genome.ts";
import { promptGenes } from "../genomes/genes/extract.ts";
import { type Gene, isSegment, segmentsOf } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";
import { modelOf } from "./prompt-change.ts";

const PROMPT = "/agent_system_prompt";

/**
 * The same configuration, split as it would be if it were extracted from the agent: an applied candidate is then recognized
 * as the version that was proposed.
 */
export function splitAsExtracted(genes: readonly Gene[]): Gene[] {
  const segments = genes.filter(isSegment);
  if (segments.length === 0) return [...genes];
  const settings = genes.filter((gene) => gene.path !== PROMPT);
  return [...settings, ...continuing(promptGenes(renderPrompt(segments)), segments)];
}

/** The first segment of a prompt has no joiner; further down it would run into the sentence above. */
export function separateSegments(genes: readonly Gene[]): Gene[] {
  const [first] = segmentsOf(genes);
  return genes.map((gene) =>
    isSegment(gene) && gene.joiner === "" && gene.key !== first?.key ? { ...gene, joiner: "\n\n" } : gene,
  );
}

export function variantOf(genes: readonly Gene[]): Variant {
  const segments = genes.filter(isSegment);
  return {
    systemPrompt: segments.length === 0 ? null : renderPrompt(segments),
    params: {
      temperature: numberAt(genes, "temperature"),
      topP: numberAt(genes, "top_p"),
      maxTokens: numberAt(genes, "max_tokens"),
    },
    model: modelOf(genes),
  };
}

function numberAt(genes: readonly Gene[], name: string): number | null {
  const gene = genes.find(({ path }) => path === `/agent_params/${name}`);
  return gene && "min" in gene ? Number(gene.value) : null;
}
