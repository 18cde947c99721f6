/** The tables of the domain: the slice that alone writes each, and what becomes of it with a person or with the team. */
export const environmentTables = {
  personas: { owner: "personas", person: "kept: team data; the author is an ID without a name", team: "deleted" },
  demographic_dimensions: {
    owner: "demographics",
    person: "kept: team data; the author is an ID without a name",
    team: "deleted",
  },
  demographic_values: {
    owner: "demographics",
    person: "kept: team data; the author is an ID without a name",
    team: "deleted",
  },
  policies: { owner: "policies", person: "kept: team data; the author is an ID without a name", team: "deleted" },
  policy_files: { owner: "policies", person: "kept: team data", team: "deleted" },
  policy_texts: { owner: "policies", person: "kept: team data", team: "deleted" },
  policy_scopes: { owner: "policies", person: "kept: team data, no personal data", team: "deleted" },
  policy_rules: {
    owner: "rules",
    person: "kept: team data; author and reviewer are IDs without a name",
    team: "deleted",
  },
  rule_versions: { owner: "rules", person: "kept: team data; the author is an ID without a name", team: "deleted" },
  environment_settings: {
    owner: "rules",
    person: "kept: team data; the author is an ID without a name",
    team: "deleted",
  },
  extraction_runs: {
    owner: "extraction",
    person: "kept: team data; the starter is an ID without a name",
    team: "deleted",
  },
  model_calls: { owner: "extraction", person: "kept: team data, no personal data", team: "deleted" },
} as const;
