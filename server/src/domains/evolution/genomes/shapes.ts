import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { changeOps } from "./diff/change.ts";
import { geneKinds, MOST_GENES } from "./genes/gene.ts";
import { GeneInputShape, GeneShape } from "./genes/shapes.ts";
import { parentRoles } from "./store/genome-row.ts";

const orNull = <T>(shape: Shape<T>, description?: string) =>
  required(nullable(shape), description === undefined ? {} : { description });
const time = (description: string) => required(integer(), { description: `${description}, in Unix seconds.` });

const Role = named("GenomeParentRole", oneOf(...parentRoles));
const GenomeOrigin = named("GenomeOrigin", oneOf("seed", "extract"));
const VersionRef = model("GenomeVersionRef", { genome_id: required(uuid()), version: required(integer()) });
const GenomeParent = model("GenomeParent", {
  genome_id: required(uuid()),
  version: required(integer()),
  role: required(Role, { description: "How the version was derived from this parent." }),
});
const GenomeWarning = model("GenomeWarning", {
  at: required(text(), { description: "JSON pointer into the request body." }),
  reason: required(text()),
});

const versionFields = {
  id: required(uuid(), { description: "The genome's id." }),
  genome_id: required(uuid()),
  version: required(integer(), { description: "Version number, from 1." }),
  latest_version: required(integer()),
  agent_id: orNull(uuid(), "The agent that the genome belongs to."),
  agent_name: orNull(text(), "The agent's current name."),
  name: orNull(text()),
  origin: required(GenomeOrigin, { description: "Whether a client seeded it or it was extracted from an agent." }),
  schema: required(integer(), { description: "Version of the gene format. Currently 1." }),
  genes: required(list(GeneShape), { description: "Settings first, then the system prompt from top to bottom." }),
  content_hash: required(text(), { description: "SHA-256 of everything with a meaning, as RFC 8785 JSON." }),
  config_etag: required(text(), { description: "SHA-256 of the configuration that the genome renders to." }),
  semantic_hash: required(text(), { description: "Like content_hash, but ignores white space, case and locks." }),
  parents: required(list(GenomeParent)),
  operator: required(anyValue(), { description: "The changes with which an evolution run created the version." }),
  run_id: orNull(uuid(), "The evolution run that created it."),
  note: orNull(text()),
  created_by: required(uuid()),
  created_at: time("When the version was created"),
  warnings: required(list(GenomeWarning), {
    description: "Members of the seed that could not be read, and secrets found in texts.",
  }),
  source: required(nullable(freeObject()), {
    description: "The seed exactly as it was sent. Null for a genome extracted from an agent.",
  }),
};
export const GenomeVersion = model("GenomeVersion", versionFields);
export const ExtractedGenome = model("ExtractedGenome", {
  ...versionFields,
  unchanged: required(bool(), {
    description: "Whether the configuration was unchanged, so that an existing version is returned.",
  }),
});

const GenomeSummary = model("GenomeSummary", {
  id: required(uuid()),
  genome_id: required(uuid()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  origin: required(GenomeOrigin),
  version: required(integer(), { description: "The latest version." }),
  genes: required(integer(), { description: "Number of genes in the latest version." }),
  content_hash: required(text()),
  config_etag: required(text()),
  created_by: required(uuid()),
  created_at: time("When the genome was created"),
  updated_at: time("When its latest version was created"),
});
const VersionSummary = model("GenomeVersionSummary", {
  genome_id: required(uuid()),
  version: required(integer()),
  genes: required(integer()),
  content_hash: required(text()),
  config_etag: required(text()),
  run_id: orNull(uuid()),
  note: orNull(text()),
  created_by: required(uuid()),
  created_at: time("When the version was created"),
  parents: required(list(GenomeParent)),
});

const paged = <T>(item: Shape<T>) => ({
  items: required(list(item)),
  results: required(list(item), { description: "The same as items." }),
  total: required(integer()),
  limit: required(integer()),
  offset: required(integer()),
});
export const GenomeList = model("GenomeList", paged(GenomeSummary));
export const GenomeVersionList = model("GenomeVersionList", paged(VersionSummary));

export const TextHunk = model("TextHunk", { op: required(oneOf("equal", "removed", "added")), text: required(text()) });
export const GeneChange = model("GeneChange", {
  gene_name: required(text(), { description: "The gene's key." }),
  kind: required(oneOf(...geneKinds)),
  path: required(text()),
  op: required(oneOf(...changeOps)),
  current_value: required(anyValue()),
  proposed_value: required(anyValue()),
  text_diff: orNull(list(TextHunk), "Word-level diff of a changed text."),
  numeric_delta: orNull(float(), "Difference of a changed number."),
  after_gene: orNull(text(), "For a segment that was added or moved: the segment before it."),
  weakening: required(bool(), { description: "Whether the change loosens a guard, a permission or a lock." }),
});
export const PatchOperation = model("JsonPatchOperation", {
  op: required(oneOf("add", "remove", "replace", "move")),
  path: required(text()),
  from: optional(text()),
  value: optional(anyValue()),
});
export const GenomeDiff = model("GenomeDiff", {
  genome_id: required(uuid()),
  version_a: required(integer()),
  version_b: required(integer()),
  identical: required(bool()),
  weakening: required(bool()),
  changes: required(list(GeneChange)),
  patch: required(list(PatchOperation), {
    description: "JSON Patch (RFC 6902) for the object that holds the `genes` of version_a.",
  }),
});

const Mutation = model("GenomeMutation", {
  genome_id: required(uuid()),
  version: required(integer()),
  parent: orNull(GenomeParent),
  changes: orNull(
    list(GeneChange),
    "Null if it cannot be determined: the parent was deleted, or one of the two is too large.",
  ),
  content_hash: required(text()),
  operator: required(anyValue()),
  run_id: orNull(uuid()),
  note: orNull(text()),
  created_by: required(uuid()),
  created_at: time("When the version was created"),
});
export const MutationHistory = model("MutationHistory", { agent_id: required(uuid()), ...paged(Mutation) });

const AncestryNode = model("AncestryNode", {
  genome_id: required(uuid()),
  version: required(integer()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  depth: required(integer(), { description: "Generations back from the requested version, by the shortest path." }),
  content_hash: required(text()),
  created_at: time("When the version was created"),
  deleted: required(bool(), { description: "Whether the genome was deleted. Its hashes and parent links are kept." }),
});
const AncestryEdge = model("AncestryEdge", {
  child: required(VersionRef),
  parent: required(VersionRef),
  role: required(Role),
});
export const GenomeAncestry = model("GenomeAncestry", {
  genome_id: required(uuid()),
  version: required(integer()),
  max_depth: required(integer(), { description: "The depth used, from 0 to 100." }),
  nodes: required(list(AncestryNode)),
  edges: required(list(AncestryEdge)),
  truncated: required(bool(), { description: "Whether there are further ancestors." }),
});

const Parts = model("LikenessParts", {
  prompt: required(float()),
  params: required(float()),
  guards: required(float()),
  tools: required(float()),
});
const SimilarGenome = model("SimilarGenome", {
  genome_id: required(uuid()),
  version: required(integer()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  content_hash: required(text()),
  created_at: time("When the version was created"),
  similarity: required(float(), {
    description: "From 0 to 1. Weights: 0.5 prompt, 0.2 guards, 0.15 parameters, 0.15 tools.",
  }),
  parts: required(Parts),
});
export const SimilarGenomes = model("SimilarGenomes", {
  genome_id: required(uuid()),
  version: required(integer()),
  ...paged(SimilarGenome),
});

const MapPoint = model("GenomeMapPoint", {
  genome_id: required(uuid()),
  version: required(integer()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  content_hash: required(text()),
  created_at: time("When the version was created"),
  genes: required(integer()),
  x: required(float()),
  y: required(float()),
  landmark: required(bool()),
  highlighted: required(bool()),
});
const MapEdge = model("GenomeMapEdge", {
  parent_id: required(uuid()),
  child_id: required(uuid()),
  role: required(Role),
});
export const GenomeMap = model("GenomeMap", {
  map_version: required(integer(), { description: "Number of the drawing, from 1." }),
  drawn_at: time("When it was drawn"),
  stress: required(float(), { description: "How far distances on the map deviate from the real ones. 0 is exact." }),
  trustworthiness: required(float(), {
    description: "Share of each point's ten nearest neighbors on the map that are also near by similarity.",
  }),
  total: required(integer()),
  left_out: required(integer(), {
    description: "Genomes that are not on the map: older than the newest 500, or larger than 256 kB.",
  }),
  highlight_agent_id: orNull(uuid()),
  points: required(list(MapPoint)),
  edges: required(list(MapEdge)),
});

export const EditGenome = model("EditGenomeRequest", {
  base_version: optional(nullable(integer({ ge: 1, le: 2_147_483_647 })), {
    description: "The version that was edited. Default: the latest. Later changes are merged in.",
  }),
  genes: optional(nullable(list(GeneInputShape, { max: MOST_GENES })), {
    description: "The complete list of genes. Send either this or agent_system_prompt.",
  }),
  agent_system_prompt: optional(nullable(text()), {
    description: "A new system prompt, to be split into segments. Unchanged segments keep their names and locks.",
  }),
  note: optional(nullable(text({ max: 2000 }))),
});
