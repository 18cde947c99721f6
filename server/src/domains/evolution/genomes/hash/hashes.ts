import { createHash } from "node:crypto";
import { canonicalJson } from "../../../../kernel/json/canonical.ts";
import { isJsonObject } from "../../../../kernel/json/json-object.ts";
import { SourceNumber } from "../../../../kernel/json/source-number.ts";
import { type Gene, isSegment, segmentsOf } from "../genes/gene.ts";
import { renderUpdate } from "../genes/render.ts";

export interface GenomeHashes {
  /** Of all that bears meaning: equal hashes are the same genome, whatever its genes are called and wherever they come from. */
  readonly content_hash: string;
  /** Of the agent's configuration that it renders to: what drift is checked against. */
  readonly config_etag: string;
  /** Blind to white space, case and locks: only for not trying the same thing twice. */
  readonly semantic_hash: string;
}

export function hashesOf(genes: readonly Gene[]): GenomeHashes {
  const ranks = new Map(segmentsOf(genes).map(({ key }, rank) => [key, rank]));
  return {
    content_hash: hashOf("genome/1", listed(genes.map((gene) => meaningOf(gene, ranks.get(gene.key))))),
    config_etag: hashOf("config/1", exact(renderUpdate(genes))),
    semantic_hash: hashOf("sense/1", listed(genes.map((gene) => senseOf(gene, ranks.get(gene.key))))),
  };
}

/** The first line says what is hashed, so that a hash of one kind can never stand for one of another. */
function hashOf(label: string, value: unknown): string {
  return createHash("sha256")
    .update(`${label}\n${canonicalJson(value)}`)
    .digest("hex");
}

/** Genes are a set: only segments have an order, and it is their rank, not the index that happens to express it. */
function listed(entries: readonly unknown[]): unknown[] {
  return entries
    .map((entry) => ({ entry, text: canonicalJson(entry) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ entry }) => entry);
}

export function meaningOf(gene: Gene, rank: number | undefined): unknown {
  const { kind, path, lock } = gene;
  if (isSegment(gene)) return { kind, path, lock, order: rank, joiner: gene.joiner, text: gene.text };
  return { kind, path, lock, value: exact(gene.value), ...about(gene) };
}

function senseOf(gene: Gene, rank: number | undefined): unknown {
  const { kind, path } = gene;
  if (isSegment(gene)) return { kind, path, order: rank, text: foldText(gene.text) };
  const value = exact(gene.value);
  return { kind, path, value: typeof value === "string" ? foldText(value) : value, ...about(gene) };
}

function about(gene: Gene): object {
  if (gene.kind === "tool.description") return { tool: gene.tool };
  if (gene.kind !== "tool.permission") return {};
  return { tool: gene.tool, action: gene.action, ...(gene.data === undefined ? {} : { data: exact(gene.data) }) };
}

/** Two texts that differ in white space and case alone say the same. */
export function foldText(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase();
}

/** Numbers that a double would change stand as text: two genomes that differ in the 20th digit are two genomes. */
function exact(value: unknown): unknown {
  if (value instanceof SourceNumber) {
    const fits = Number.isFinite(value.value) && (!value.isInteger || Number.isSafeInteger(value.value));
    return fits ? value.value : value.source;
  }
  if (Array.isArray(value)) return value.map(exact);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, exact(member)]));
}
