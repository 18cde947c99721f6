/** How long a search may make a prompt: each clause helps a little, and a prompt of clauses alone is read by no one. */
import { type Gene, isSegment } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";

const MOST_GROWTH = 0.25;
/** About five hundred tokens. A quarter of a short prompt would not hold a single rule. */
const LEAST_ROOM = 2000;

export const promptLength = (genes: readonly Gene[]): number => renderPrompt(genes.filter(isSegment)).length;

/** Characters that all changes together may add. */
export const roomFor = (genes: readonly Gene[]): number =>
  Math.max(LEAST_ROOM, Math.floor(MOST_GROWTH * promptLength(genes)));
