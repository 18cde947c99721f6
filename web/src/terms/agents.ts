import type { Agent, AgentStatus, ProtectionStatus } from "@agent-console/sdk";

export const statusWords: Readonly<Record<AgentStatus, string>> = {
  active: "Active",
  draft: "Draft",
  creating: "Creating",
  pending: "Pending",
  under_review: "Under review",
  rejected: "Rejected",
  deprecated: "Deprecated",
  archived: "Archived",
};

export const protectionWords: Readonly<Record<ProtectionStatus, string>> = {
  unprotected: "No guard",
  configured: "Guard configured",
  guarded: "Guarded",
};

export const accessWords: Readonly<Record<Agent["access_level"], string>> = {
  black_box: "black box",
  grey_box: "gray box",
  white_box: "white box",
};

export const protocolWords: Readonly<Record<Agent["protocol"], string>> = {
  chat_completions: "chat",
  a2a: "A2A",
};
