const id = "0198c2a5-11aa-7f00-9c11-2b4a6d0c9e77";
const agent_id = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";
const agent_name = "Support";
const created_by = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const content_hash = "5e0c4d1a7b1f4f5c9d8f5d0f2a0c6f3b6f0a1d2c3b4a59687786958473625140";
const created_at = 1_780_000_000;

const segment = {
  key: "prompt/policy/1",
  kind: "prompt.segment",
  path: "/agent_system_prompt",
  lock: "none",
  evaluability: "request",
  origin: "extracted",
  role: "policy",
  text: "Always confirm before you cancel an order.",
  order: "V",
  joiner: "",
};
const parent = { genome_id: id, version: 1, role: "human_edit" };

export const versionExample = {
  id,
  genome_id: id,
  version: 2,
  latest_version: 2,
  agent_id,
  agent_name,
  name: null,
  origin: "extract",
  schema: 1,
  genes: [segment],
  content_hash,
  config_etag: content_hash,
  semantic_hash: content_hash,
  parents: [parent],
  operator: null,
  run_id: null,
  note: "clearer",
  created_by,
  created_at,
  warnings: [],
  source: null,
};

const paged = (item: object) => ({ items: [item], results: [item], total: 1, limit: 50, offset: 0 });
const version = { genome_id: id, version: 2, content_hash, created_at };

export const listExample = paged({
  id,
  genome_id: id,
  agent_id,
  agent_name,
  name: null,
  origin: "extract",
  version: 2,
  genes: 1,
  content_hash,
  config_etag: content_hash,
  created_by,
  created_at,
  updated_at: created_at,
});
export const versionListExample = paged({
  ...version,
  genes: 1,
  config_etag: content_hash,
  run_id: null,
  note: null,
  created_by,
  parents: [parent],
});
const change = {
  gene_name: segment.key,
  kind: segment.kind,
  path: segment.path,
  op: "changed",
  current_value: "Confirm before you cancel an order.",
  proposed_value: segment.text,
  text_diff: [
    { op: "removed", text: "Confirm" },
    { op: "added", text: "Always confirm" },
    { op: "equal", text: " before you cancel an order." },
  ],
  numeric_delta: null,
  after_gene: null,
  weakening: false,
};
export const diffExample = {
  genome_id: id,
  version_a: 1,
  version_b: 2,
  identical: false,
  weakening: false,
  changes: [change],
  patch: [{ op: "replace", path: "/genes/0/text", value: segment.text }],
};
export const historyExample = {
  agent_id,
  ...paged({ ...version, parent, changes: [change], operator: null, run_id: null, note: null, created_by }),
};
export const ancestryExample = {
  genome_id: id,
  version: 2,
  max_depth: 5,
  nodes: [
    { ...version, agent_id, agent_name, name: null, depth: 0, deleted: false },
    { ...version, version: 1, agent_id, agent_name, name: null, depth: 1, deleted: false },
  ],
  edges: [{ child: { genome_id: id, version: 2 }, parent: { genome_id: id, version: 1 }, role: "human_edit" }],
  truncated: false,
};
const other = "0198c2a5-22bb-7f00-9c11-2b4a6d0c9e78";
export const similarExample = {
  genome_id: id,
  version: 2,
  ...paged({
    ...version,
    genome_id: other,
    agent_id: null,
    agent_name: null,
    name: "careful",
    similarity: 0.87,
    parts: { prompt: 0.8, params: 0.9, guards: 1, tools: 0.9 },
  }),
};
export const mapExample = {
  map_version: 3,
  drawn_at: created_at,
  stress: 0.12,
  trustworthiness: 0.96,
  total: 1,
  left_out: 0,
  highlight_agent_id: agent_id,
  points: [
    { ...version, agent_id, agent_name, name: null, genes: 1, x: 0.1, y: -0.2, landmark: true, highlighted: true },
  ],
  edges: [],
};
export const updateExample = { agent_system_prompt: segment.text, agent_params: { temperature: 0.2 } };
export const editExample = { base_version: 1, agent_system_prompt: segment.text, note: "clearer" };
