/**
 * The result of reading an import: the fields of the create body that could be filled, and messages for the reader.
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
  /** Set by readImport; the readers themselves have no clock. */
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
  /** Only the console's own export has these two. */
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

/** There is a draft exactly if there are no errors. */
export interface Reading {
  draft?: AgentDraft;
  errors: string[];
  warnings: string[];
  /** The place of each error in what was read; an error without one is about the whole. */
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

/** An error with its place: the sentence is for people, the place for programs. */
export function refuse(found: Findings, at: Loc, sentence: string): void {
  found.errors.push(sentence);
  found.places?.set(sentence, at);
}

/** An agent's model_name cannot be null, and neither a card nor a URL contains it. */
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
export function quoteText(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 120)}…` : text);
}
