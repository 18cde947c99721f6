/** The tables of the domain: the slice that alone writes each, and what becomes of it with a person or with the team. */
export const redteamTables = {
  campaigns: { owner: "campaigns", person: "kept: team data; the starter is an ID without a name", team: "deleted" },
  campaign_goals: { owner: "campaigns", person: "kept: team data, no personal data", team: "deleted" },
  campaign_attempts: { owner: "campaigns", person: "kept: team data, no personal data", team: "deleted" },
  campaign_effects: { owner: "sandbox", person: "kept: team data, no personal data", team: "deleted" },
  sandbox_tokens: { owner: "sandbox", person: "kept: team data, no personal data", team: "deleted" },
  sandbox_addresses: { owner: "sandbox", person: "kept: team data, no personal data", team: "deleted" },
  campaign_log: { owner: "campaigns", person: "kept: team data, no personal data", team: "deleted" },
  redteam_stops: { owner: "safety", person: "kept: team data; the author is an ID without a name", team: "deleted" },
  redteam_policies: { owner: "safety", person: "kept: team data; the author is an ID without a name", team: "deleted" },
} as const;
