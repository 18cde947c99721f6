import { statusWords } from "../../../terms/agents.ts";

/** Every field of an agent that a person may set: what it is called, what fits into it, and where it lives. */
export interface FieldSpec {
  /** Its place in the agent, with a dot where it lies in a part of it. */
  readonly key: string;
  readonly label: string;
  /** What fits, in words. */
  readonly bound: string;
  readonly kind: "line" | "long" | "number" | "choice" | "lines" | "json" | "secret";
  readonly choices?: Readonly<Record<string, string>>;
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  readonly required?: boolean;
}

const line = (key: string, label: string, bound: string): FieldSpec => ({ key, label, bound, kind: "line" });
const choice = (key: string, label: string, choices: Readonly<Record<string, string>>, bound = ""): FieldSpec => ({
  key,
  label,
  bound,
  kind: "choice",
  choices,
});

const fields: readonly FieldSpec[] = [
  { ...line("agent_name", "Name", "Display name"), required: true },
  { key: "purpose", label: "Purpose", bound: "One sentence. Included in agent search.", kind: "long" },
  choice("status", "Status", statusWords),
  choice("protocol", "Protocol", { chat_completions: "Chat completions", a2a: "A2A" }),
  line("agent_url", "Endpoint URL", "HTTPS is required except for this machine and networks in OUTBOUND_NETWORKS."),
  { ...line("model_name", "Model name", "Sent in the request's “model” field"), required: true },
  {
    key: "api_key",
    label: "API key",
    bound: "Stored encrypted, never shown again, and sent only to this endpoint",
    kind: "secret",
  },
  line("hub", "Model host", "Provider or platform that hosts the model"),
  choice("access_level", "Access level", {
    black_box: "Black box",
    grey_box: "Gray box",
    white_box: "White box",
  }),
  {
    key: "agent_system_prompt",
    label: "System prompt",
    bound: "Sent as the system message with every request",
    kind: "long",
  },
  {
    key: "rate_limit_requests_per_minute",
    label: "Requests per minute",
    bound: "Minimum 1. Shared by all runs of this agent.",
    kind: "number",
    least: 1,
    whole: true,
    required: true,
  },
  {
    key: "agent_params.timeout",
    label: "Response timeout (seconds)",
    bound: "1–600. Default: 60.",
    kind: "number",
    least: 1,
    most: 600,
    whole: true,
  },
  {
    key: "agent_params.max_tokens",
    label: "Max tokens per response",
    bound: "Minimum 1. Leave empty to use the agent's default.",
    kind: "number",
    least: 1,
    whole: true,
  },
  {
    key: "agent_params.temperature",
    label: "Temperature",
    bound: "0–2. Leave empty to use the agent's default.",
    kind: "number",
    least: 0,
    most: 2,
  },
  {
    key: "agent_params.top_p",
    label: "Top p",
    bound: "0–1. Leave empty to use the agent's default.",
    kind: "number",
    least: 0,
    most: 1,
  },
  { key: "agent_params.rag_params", label: "Retrieval settings", bound: "A JSON object", kind: "json" },
  { key: "agent_params.function_route_params", label: "Function routing", bound: "A JSON object", kind: "json" },
  line("mcp_config.proxy_url", "MCP proxy", "HTTP or HTTPS URL"),
  choice("mcp_config.access_level", "MCP access", {
    "": "Not specified",
    read: "Read",
    write: "Write",
    admin: "Admin",
  }),
  { key: "mcp_config.server_urls", label: "MCP servers", bound: "One URL per line", kind: "lines" },
  {
    key: "delegated_agents",
    label: "Delegated agents",
    bound: "JSON array. Each entry needs a “url”.",
    kind: "json",
  },
  line("white_box_config.repo_url", "Repository", "Repository URL"),
  line("white_box_config.repo_branch", "Branch", "Leave empty for the default branch"),
  line("white_box_config.entry_point", "Entry point", "File or function that starts the agent"),
  line("white_box_config.github_username", "Account", "Account with read access to the repository"),
  {
    key: "white_box_config.github_token",
    label: "Repository token",
    bound: "Never shown again. Re-enter it when you change the repository.",
    kind: "secret",
  },
  { key: "white_box_config.source_code", label: "Source", bound: "Analyzed statically. Never executed.", kind: "long" },
  line("agent_metadata.role", "Role", "The agent's role in your organization"),
  { key: "agent_metadata.job_description", label: "Job", bound: "Tasks the agent performs", kind: "long" },
  line("agent_metadata.version", "Version", "Of the agent"),
  line("agent_metadata.author", "Author", "Who made it"),
  { key: "agent_metadata.tags", label: "Tags", bound: "One per line", kind: "lines" },
];

const byKey = new Map(fields.map((field) => [field.key, field]));

export function specOf(key: string): FieldSpec {
  const spec = byKey.get(key);
  if (!spec) throw new TypeError(`no field ${key}`);
  return spec;
}

export function labelOf(key: string): string {
  const words = key.replaceAll(/[_.]/g, " ");
  return byKey.get(key)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export interface FieldGroup {
  readonly title: string;
  readonly note?: string;
  readonly keys: readonly string[];
}

export const groups: readonly FieldGroup[] = [
  { title: "Identity", keys: ["agent_name", "purpose", "status"] },
  { title: "Connection", keys: ["protocol", "agent_url", "model_name", "api_key", "hub"] },
  { title: "Access level", keys: ["access_level", "agent_system_prompt"] },
  {
    title: "Limits and parameters",
    keys: [
      "rate_limit_requests_per_minute",
      "agent_params.timeout",
      "agent_params.max_tokens",
      "agent_params.temperature",
      "agent_params.top_p",
      "agent_params.rag_params",
      "agent_params.function_route_params",
    ],
  },
  {
    title: "Tools and other agents",
    keys: ["mcp_config.proxy_url", "mcp_config.access_level", "mcp_config.server_urls", "delegated_agents"],
  },
  {
    title: "Source",
    note: "White-box access only",
    keys: [
      "white_box_config.repo_url",
      "white_box_config.repo_branch",
      "white_box_config.entry_point",
      "white_box_config.github_username",
      "white_box_config.github_token",
      "white_box_config.source_code",
    ],
  },
  {
    title: "Documentation",
    keys: [
      "agent_metadata.role",
      "agent_metadata.job_description",
      "agent_metadata.version",
      "agent_metadata.author",
      "agent_metadata.tags",
    ],
  },
];
