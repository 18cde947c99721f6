const team = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11";
const person = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";

const shown = {
  team_id: team,
  status: "draft",
  file_path: null,
  file_name: null,
  file_type: null,
  file_size_bytes: null,
  converted_file_path: null,
  created_at: 1_780_000_000,
  updated_at: 1_780_000_000,
  conversion: null,
};

export const policyExample = {
  id: "0198c2b1-4d21-7a3b-8c10-2a7b8c9d0e2a",
  ...shown,
  name: "Refunds",
  description: null,
  category: "operational",
  source_text: "The agent must not promise a refund of more than 200 euros.",
  is_preset: false,
  preset_source: null,
  tags: ["shop"],
  created_by: person,
  text_version: 1,
  rule_counts: { draft: 1, approved: 0, rejected: 0, modified: 0 },
};

export const uploadedExample = {
  ...policyExample,
  source_text: null,
  file_path: `policies/${policyExample.id}/file`,
  file_name: "refunds.pdf",
  file_type: "application/pdf",
  file_size_bytes: 48_213,
  converted_file_path: `policies/${policyExample.id}/converted`,
  conversion: { state: "done", engine: "unpdf", pages: 4, characters: 9_120, warnings: [], problem: null },
};

export const presetExample = {
  id: "5f1c9a52-6d0e-5b8e-9a36-0c2f7d2f4b10",
  ...shown,
  name: "Customer data",
  description: "What an agent may do with the data of customers.",
  category: "privacy",
  source_text: "The agent must not disclose data of one customer to another.",
  is_preset: true,
  preset_source: "Customer data",
  tags: ["gdpr"],
  created_by: "00000000-0000-0000-0000-000000000000",
};
