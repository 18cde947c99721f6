/** The system prompt as a whole, before and after: single edits don't show how the result reads or what its length costs. */
import type { Price } from "../../protection/port.ts";
import { type Gene, geneValue, isSegment } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";

const CHARACTERS_A_TOKEN = 4;
const REQUESTS = 1000;
const MILLION = 1_000_000;

const promptOf = (genes: readonly Gene[]): string => renderPrompt(genes.filter(isSegment));

/** Without the model's own tokenizer, which the console does not have. */
export const tokensOf = (genes: readonly Gene[]): number => Math.ceil(promptOf(genes).length / CHARACTERS_A_TOKEN);

export interface Compared {
  readonly base: readonly Gene[];
  readonly candidate: readonly Gene[];
  /** Of the model before and of the model after. Null if the team has set none for it. */
  readonly prices: readonly [before: Price | null, after: Price | null];
}

export function promptChange({ base, candidate, prices: [old, now] }: Compared) {
  const [before, after] = [promptOf(base), promptOf(candidate)];
  if (before === "" && after === "") return null;
  const tokens = { tokens_before: tokensOf(base), tokens_after: tokensOf(candidate) };
  const more = ({ input }: Price, { input: used }: Price): number =>
    ((tokens.tokens_after * input - tokens.tokens_before * used) * REQUESTS) / MILLION;
  return {
    ...{ before, after, ...tokens, model: modelOf(candidate) },
    extra_cost_per_1000_requests: old && now && Number(more(now, old).toPrecision(6)),
  };
}

export function modelOf(genes: readonly Gene[]): string | null {
  const gene = genes.find(({ path }) => path === "/model_name");
  const value = gene && geneValue(gene);
  return typeof value === "string" && value !== "" ? value : null;
}
