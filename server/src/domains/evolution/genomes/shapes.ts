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
  role: required(Role, { description: "How the version came from this parent." }),
});
const GenomeWarning = model("GenomeWarning", {
  at: required(text(), { description: "JSON pointer into what was sent." }),
  reason: required(text()),
});

const versionFields = {
  id: required(uuid(), { description: "The genome's id." }),
  genome_id: required(uuid()),
  version: required(integer(), { description: "Counts the genome's versions from 1." }),
  latest_version: required(integer()),
  agent_id: orNull(uuid(), "The agent that the genome is about."),
  agent_name: orNull(text(), "What the agent is called now."),
  name: orNull(text()),
  origin: required(GenomeOrigin, { description: "Seeded by a client, or read from an agent." }),
  schema: required(integer(), { description: "Form of the genes; 1." }),
  genes: required(list(GeneShape), { description: "Settings first, then the prompt from top to bottom." }),
  content_hash: required(text(), { description: "SHA-256 of all that bears meaning, in RFC 8785 form." }),
  config_etag: required(text(), { description: "SHA-256 of the configuration that the genome renders to." }),
  semantic_hash: required(text(), { description: "Blind to white space, case and locks." }),
  parents: required(list(GenomeParent)),
  operator: required(anyValue(), { description: "What a search did to make the version." }),
  run_id: orNull(uuid(), "The evolution that made it."),
  note: orNull(text()),
  created_by: required(uuid()),
  created_at: time("When the version was made"),
  warnings: required(list(GenomeWarning), { description: "What could not be read of the seed, and secrets in texts." }),
  source: required(nullable(freeObject()), {
    description: "What was sent to seed the genome, byte for byte; null for one that was read from an agent.",
  }),
};
export const GenomeVersion = model("GenomeVersion", versionFields);
export const ExtractedGenome = model("ExtractedGenome", {
  ...versionFields,
  unchanged: required(bool(), { description: "The configuration was known: this is the version it had." }),
});

const GenomeSummary = model("GenomeSummary", {
  id: required(uuid()),
  genome_id: required(uuid()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  origin: required(GenomeOrigin),
  version: required(integer(), { description: "The latest." }),
  genes: required(integer(), { description: "How many the latest version has." }),
  content_hash: required(text()),
  config_etag: required(text()),
  created_by: required(uuid()),
  created_at: time("When the genome was made"),
  updated_at: time("When its latest version was made"),
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
  created_at: time("When the version was made"),
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
  text_diff: orNull(list(TextHunk), "Word by word, for a text that changed."),
  numeric_delta: orNull(float(), "For a number that changed."),
  after_gene: orNull(text(), "For a segment that comes or moves: the one before it."),
  weakening: required(bool(), { description: "It loosens a guard, a permission or a lock." }),
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
  patch: required(list(PatchOperation), { description: "RFC 6902, on the object that holds `genes` of version_a." }),
});

const Mutation = model("GenomeMutation", {
  genome_id: required(uuid()),
  version: required(integer()),
  parent: orNull(GenomeParent),
  changes: orNull(list(GeneChange), "Null where it cannot be told: the parent was deleted, or is too large."),
  content_hash: required(text()),
  operator: required(anyValue()),
  run_id: orNull(uuid()),
  note: orNull(text()),
  created_by: required(uuid()),
  created_at: time("When the version was made"),
});
export const MutationHistory = model("MutationHistory", { agent_id: required(uuid()), ...paged(Mutation) });

const AncestryNode = model("AncestryNode", {
  genome_id: required(uuid()),
  version: required(integer()),
  agent_id: orNull(uuid()),
  agent_name: orNull(text()),
  name: orNull(text()),
  depth: required(integer(), { description: "Steps from the version asked for, by the shortest way." }),
  content_hash: required(text()),
  created_at: time("When the version was made"),
  deleted: required(bool(), { description: "The genome was deleted; its hashes and edges stay." }),
});
const AncestryEdge = model("AncestryEdge", {
  child: required(VersionRef),
  parent: required(VersionRef),
  role: required(Role),
});
export const GenomeAncestry = model("GenomeAncestry", {
  genome_id: required(uuid()),
  version: required(integer()),
  max_depth: required(integer(), { description: "As it was used: from 0 to 100." }),
  nodes: required(list(AncestryNode)),
  edges: required(list(AncestryEdge)),
  truncated: required(bool(), { description: "There is more beyond." }),
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
  created_at: time("When the version was made"),
  similarity: required(float(), { description: "From 0 to 1: half prompt, 0.2 guards, 0.15 parameters, 0.15 tools." }),
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
  created_at: time("When the version was made"),
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
  map_version: required(integer(), { description: "Counts the drawings." }),
  drawn_at: time("When it was drawn"),
  stress: required(float(), { description: "How far distances on the map are from the real ones; 0 is exact." }),
  trustworthiness: required(float(), {
    description: "The share of the ten nearest on the map that are near in truth.",
  }),
  total: required(integer()),
  left_out: required(integer(), { description: "Genomes beyond the newest 500, or of more than 256 kB." }),
  highlight_agent_id: orNull(uuid()),
  points: required(list(MapPoint)),
  edges: required(list(MapEdge)),
});

export const EditGenome = model("EditGenomeRequest", {
  base_version: optional(nullable(integer({ ge: 1, le: 2_147_483_647 })), {
    description: "The version that was edited; the latest when absent. What came since is merged in.",
  }),
  genes: optional(nullable(list(GeneInputShape, { max: MOST_GENES })), {
    description: "The whole list of genes. Either this or agent_system_prompt.",
  }),
  agent_system_prompt: optional(nullable(text()), {
    description: "A new prompt, to be taken apart; segments that stay keep their names and locks.",
  }),
  note: optional(nullable(text({ max: 2000 }))),
});
