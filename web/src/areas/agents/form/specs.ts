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
  { ...line("agent_name", "Name", "What people call it"), required: true },
  { key: "purpose", label: "Purpose", bound: "A sentence; findable in the list", kind: "long" },
  choice("status", "Status", {
    active: "Active",
    draft: "Draft",
    under_review: "Under review",
    pending: "Pending",
    rejected: "Rejected",
    deprecated: "Deprecated",
    archived: "Archived",
    creating: "Being made",
  }),
  choice("protocol", "How it is spoken to", { chat_completions: "Chat completions", a2a: "A2A" }),
  line("agent_url", "Address", "https, unless the host is this machine or a network you allowed"),
  { ...line("model_name", "Model name", "Sent as “model”"), required: true },
  { key: "api_key", label: "API key", bound: "Write only, kept encrypted, sent to this address alone", kind: "secret" },
  line("hub", "Hub", "Where the model is hosted"),
  choice("access_level", "How much the console may see", {
    black_box: "Black box",
    grey_box: "Grey box",
    white_box: "White box",
  }),
  { key: "agent_system_prompt", label: "System prompt", bound: "Sent before every question", kind: "long" },
  {
    key: "rate_limit_requests_per_minute",
    label: "Requests a minute",
    bound: "1 or more, kept by all runs together",
    kind: "number",
    least: 1,
    whole: true,
    required: true,
  },
  {
    key: "agent_params.timeout",
    label: "Seconds to wait for an answer",
    bound: "1 to 600; empty means 60",
    kind: "number",
    least: 1,
    most: 600,
    whole: true,
  },
  {
    key: "agent_params.max_tokens",
    label: "Most tokens in one answer",
    bound: "1 or more; empty leaves it to the agent",
    kind: "number",
    least: 1,
    whole: true,
  },
  {
    key: "agent_params.temperature",
    label: "Temperature",
    bound: "0 to 2; empty leaves it to the agent",
    kind: "number",
    least: 0,
    most: 2,
  },
  {
    key: "agent_params.top_p",
    label: "Top p",
    bound: "0 to 1; empty leaves it to the agent",
    kind: "number",
    least: 0,
    most: 1,
  },
  { key: "agent_params.rag_params", label: "Retrieval settings", bound: "A JSON object", kind: "json" },
  { key: "agent_params.function_route_params", label: "Function routing", bound: "A JSON object", kind: "json" },
  line("mcp_config.proxy_url", "MCP proxy", "An http or https address"),
  choice("mcp_config.access_level", "MCP access", { "": "Not said", read: "Read", write: "Write", admin: "Admin" }),
  { key: "mcp_config.server_urls", label: "MCP servers", bound: "One address a line", kind: "lines" },
  {
    key: "delegated_agents",
    label: "Agents it hands work to",
    bound: "A JSON list; each needs a url",
    kind: "json",
  },
  line("white_box_config.repo_url", "Repository", "Address of the source"),
  line("white_box_config.repo_branch", "Branch", "Empty means the default one"),
  line("white_box_config.entry_point", "Entry point", "File or function where it starts"),
  line("white_box_config.github_username", "Account", "That may read the repository"),
  {
    key: "white_box_config.github_token",
    label: "Repository token",
    bound: "Write only; enter it again when you change the source",
    kind: "secret",
  },
  { key: "white_box_config.source_code", label: "Source", bound: "Parsed, never run", kind: "long" },
  line("agent_metadata.role", "Role", "What it is in the organization"),
  { key: "agent_metadata.job_description", label: "Job", bound: "What it is there to do", kind: "long" },
  line("agent_metadata.version", "Version", "Of the agent"),
  line("agent_metadata.author", "Author", "Who made it"),
  { key: "agent_metadata.tags", label: "Tags", bound: "One a line", kind: "lines" },
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
  { title: "What it is", keys: ["agent_name", "purpose", "status"] },
  { title: "Connection", keys: ["protocol", "agent_url", "model_name", "api_key", "hub"] },
  { title: "What the console may see", keys: ["access_level", "agent_system_prompt"] },
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
    note: "For white box",
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
    title: "For the reader",
    keys: [
      "agent_metadata.role",
      "agent_metadata.job_description",
      "agent_metadata.version",
      "agent_metadata.author",
      "agent_metadata.tags",
    ],
  },
];
