/**
 * What an import understood: the fields of the agent's create body it could fill, and what to tell the reader.
 *
 * A member that is absent was not found; the create operation's own default then applies.
 */

import type { Loc } from "../../../../kernel/shape/check/problem.ts";

export type AccessLevel = "black_box" | "grey_box" | "white_box";

export interface DraftSkill {
  id: string;
  name: string;
  description: string | null;
  input_modes: string[];
  output_modes: string[];
}

export interface DraftCapabilities {
  streaming: boolean;
  push_notifications: boolean;
  code_execution: boolean;
  memory: boolean;
  delegation: boolean;
  tools: string[];
}

export interface DraftImportMetadata {
  source: "manual";
  source_url: string | null;
  /** Stamped by readImport; the readers themselves know no clock. */
  imported_at: number | null;
  original_format: string;
}

export interface DraftParams {
  temperature?: number | null;
  top_p?: number | null;
  max_tokens?: number | null;
  timeout?: number | null;
  rag_params?: Record<string, unknown> | null;
  function_route_params?: Record<string, unknown> | null;
}

export interface DraftMcpConfig {
  proxy_url?: string | null;
  access_level?: "read" | "write" | "admin" | null;
  server_urls?: string[] | null;
}

export interface DraftDelegatedAgent {
  url: string;
  agent_card_url?: string | null;
  name?: string | null;
  capabilities?: string[] | null;
}

export interface DraftWhiteBoxConfig {
  source_code?: string | null;
  repo_url?: string | null;
  github_username?: string | null;
  repo_branch?: string | null;
  entry_point?: string | null;
}

export interface DraftMetadata {
  role?: string | null;
  job_description?: string | null;
  version?: string | null;
  author?: string | null;
  tags?: string[] | null;
}

export interface AgentDraft {
  agent_name: string;
  model_name: string;
  protocol: "chat_completions" | "a2a";
  access_level: AccessLevel;
  import_metadata: DraftImportMetadata;
  agent_url?: string | null;
  agent_system_prompt?: string | null;
  purpose?: string | null;
  /** Only an export of ours carries these two. */
  hub?: string | null;
  rate_limit_requests_per_minute?: number | null;
  agent_params?: DraftParams | null;
  mcp_config?: DraftMcpConfig | null;
  delegated_agents?: DraftDelegatedAgent[] | null;
  white_box_config?: DraftWhiteBoxConfig | null;
  agent_metadata?: DraftMetadata | null;
  skills?: DraftSkill[];
  capabilities?: DraftCapabilities;
}

/** The draft is there exactly when there are no errors. */
export interface Reading {
  draft?: AgentDraft;
  errors: string[];
  warnings: string[];
  /** Where in what was read each error lies; one that is not among them is about the whole. */
  places?: ReadonlyMap<string, Loc>;
}

/** Collected while reading; both lists are sentences for people. */
export interface Findings {
  readonly errors: string[];
  readonly warnings: string[];
  readonly places?: Map<string, Loc>;
}

export const noFindings = (): Findings & { readonly places: Map<string, Loc> } => ({
  errors: [],
  warnings: [],
  places: new Map(),
});

/** An error with its place: a person reads the sentence, a program the place. */
export function refuse(found: Findings, at: Loc, sentence: string): void {
  found.errors.push(sentence);
  found.places?.set(sentence, at);
}

/** model_name may not be null on an agent, and neither a card nor a bare URL tells it. */
export const UNKNOWN_MODEL = "unknown";

export const NAME_LIMIT = 255;

export function noCapabilities(): DraftCapabilities {
  return {
    streaming: false,
    push_notifications: false,
    code_execution: false,
    memory: false,
    delegation: false,
    tools: [],
  };
}

/** A piece of the client's own text inside a sentence: short, and with control characters made visible. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);
}
