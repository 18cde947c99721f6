const ID = "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21";
const AGENT = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const PERSON = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b13";
const DIGEST = "d42d0c5a8e0f4a11a9f0d0f6b8f6b8f5f3ad1a2b8c7e6d5c4b3a29181706f5e4";

export const bodyExample = {
  "input-guards": ["injection"],
  "output-guards": ["pii"],
  injection: { type: "security", methods: ["injection-user"], mode: "shadow" },
  pii: { type: "privacy", methods: ["pii-structured"], mode: "shadow", action: "mask" },
};

export const configExample = {
  id: ID,
  status: "pending",
  agent_id: AGENT,
  config_body: bodyExample,
  guard_instance_url: null,
  created_at: 1_760_000_000,
  created_by: PERSON,
  updated_at: null,
  updated_by: null,
  live_version: null,
  digest: DIGEST,
  modes: { injection: "shadow", pii: "shadow" },
  unavailable: [],
  overrides: [],
};

export const appliedExample = { ...configExample, status: "applied", live_version: 1 };

export const versionExample = {
  version: 1,
  agent_id: AGENT,
  digest: DIGEST,
  modes: { injection: "shadow", pii: "shadow" },
  restored: null,
  overrides: [],
  applied_at: 1_760_000_000,
  applied_by: PERSON,
};

export const diffExample = {
  from: 1,
  to: null,
  guards: [{ guard: "injection", change: "changed", keys: [{ key: "mode", from: "shadow", to: "enforce" }] }],
  settings: [],
};

export const registrationExample = {
  agent_id: AGENT,
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  guard_url: "https://agent.example/guard",
};
