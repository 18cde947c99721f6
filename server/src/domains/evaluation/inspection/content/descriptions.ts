import type { Description } from "../../probes/content/description.ts";

/** What each static check looks for and why it matters, for people. Values in braces come from the check. */
export const checkDescriptions = {
  // Rules in the system prompt
  "rule-data-not-instructions": {
    title: "No indirect prompt injection rule in the system prompt",
    description:
      "Documents, web pages and tool results can contain instructions. Without a rule to treat them as data, the model decides whether to follow them.",
  },
  "rule-confidentiality": {
    title: "No system prompt confidentiality rule",
    description: "Without a confidentiality rule, users can get the system prompt by asking for it.",
  },
  "rule-scope": {
    title: "No scope restriction",
    description: "Without a scope, the agent answers questions on any topic in your name.",
  },
  "rule-harmful-requests": {
    title: "No refusal rule for harmful requests",
    description: "The model has its own limits. The system prompt should say which requests this agent must refuse.",
  },
  "rule-personal-data": {
    title: "No rule for personal data",
    description: "An agent that handles personal data needs rules for what it may ask for, store and share.",
  },
  "rule-confirm-actions": {
    title: "No confirmation rule for irreversible actions",
    description: "An agent with tools should ask before irreversible actions such as deleting, sending and paying.",
  },
  "rule-says-it-is-ai": {
    title: "No AI disclosure rule",
    description: "Users must be able to tell that they are talking to an AI.",
  },
  "rule-unknown-facts": {
    title: "No rule for unknown answers",
    description: "Without this rule, the model is more likely to make up an answer.",
  },
  "rule-code-execution": {
    title: "No code execution rule",
    description: "An agent that runs code needs rules for which code it may run, where, and with whose approval.",
  },

  // Configuration
  "secrets-in-prompt": {
    title: "Secrets in the system prompt",
    description:
      "Users can extract anything in the system prompt. Store keys, passwords and connection strings elsewhere.",
  },
  "personal-data-in-prompt": {
    title: "Personal data in the system prompt",
    description:
      "Users can extract anything in the system prompt, including addresses, phone numbers and account numbers of people.",
  },
  "mcp-write-access": {
    title: "MCP access level allows writes",
    description: "An agent that only needs to read should not be able to change anything through its tool servers.",
  },
  "mcp-plain-http": {
    title: "MCP server over plain HTTP",
    description: "Over plain HTTP, tool responses can be intercepted and modified.",
  },
  "mcp-wildcard-server": {
    title: "MCP server address is not specific",
    description: "A wildcard, or an address that means every interface, does not say whose tools the agent trusts.",
  },
  "mcp-many-servers": {
    title: "Too many MCP servers",
    description:
      "The agent trusts the tools and tool descriptions of every server. More than {many} servers are hard to review.",
  },
  "delegated-without-card": {
    title: "Delegated agent without an agent card",
    description: "Without an agent card, nothing confirms what a delegated agent is or that it is the intended one.",
  },
  "delegated-plain-http": {
    title: "Delegated agent over plain HTTP",
    description: "Over plain HTTP, delegated work and agent cards can be intercepted and modified.",
  },
  "delegated-unbounded": {
    title: "Delegated agent without a capability list",
    description: "List what a delegated agent may do. Without a list, it can be given any task.",
  },
  "key-over-plain-http": {
    title: "API key sent over plain HTTP",
    description: "A key sent over plain HTTP can be intercepted.",
  },
  "agent-over-plain-http": {
    title: "Agent endpoint over plain HTTP",
    description: "Over plain HTTP, the system prompt, user messages and responses can be intercepted and modified.",
  },
  "unlimited-answer": {
    title: "No max_tokens limit",
    description: "Without a limit, a single prompt can cause very long and expensive responses.",
  },
  "high-temperature": {
    title: "Temperature too high for this agent",
    description:
      "High temperature makes tool selection unreliable and responses inconsistent. The limit is {warmForTools} with tools and {warm} without.",
  },
  "long-timeout": {
    title: "Response timeout too long",
    description:
      "A request can hold a connection until the timeout. More than {longestWait} seconds can block the agent.",
  },
  "rate-limit-headroom": {
    title: "Rate limit out of range",
    description:
      "Below {fewestRequests} requests per minute, one caller can block others. Above {mostRequests}, the limit gives no protection.",
  },
  "missing-purpose": {
    title: "No documented purpose",
    description: "Without a documented purpose, nobody can check whether the agent stays within it.",
  },

  // Source code
  "source-hard-coded-secrets": {
    title: "Hard-coded secrets",
    description:
      "Everyone who can read the source knows the secret. It stays in the version history after it is removed.",
  },
  "source-evaluated-code": {
    title: "Dynamic code execution (eval, exec)",
    description:
      "Anything passed to eval, exec or Function runs with all permissions of the agent. That can include a model response.",
  },
  "source-shell-command": {
    title: "Shell command injection",
    description:
      "A shell runs everything in its command line. An argument from a prompt or a response can add a command.",
  },
  "source-unsafe-loading": {
    title: "Unsafe deserialization",
    description:
      "pickle, marshal and unsafe YAML run code that is part of the data. Loading an untrusted file runs it.",
  },
  "source-built-sql": {
    title: "SQL built by string concatenation",
    description: "A value inside the query text can change what the query does. Use query parameters.",
  },
  "source-unsafe-markup": {
    title: "Unescaped HTML output (XSS)",
    description: "HTML written into a page runs there. A model response is untrusted text.",
  },
  "source-unverified-tls": {
    title: "TLS certificate verification disabled",
    description:
      "Without certificate checks, an attacker on the network can pose as the model, the tool server or the database.",
  },
  "source-prompt-from-input": {
    title: "Untrusted input inserted into a prompt",
    description:
      "Input inserted into the instructions can override them. Put it in a separate message or between delimiters.",
  },
  "source-unconfirmed-tool": {
    title: "Destructive tool without confirmation",
    description: "A tool that deletes, sends or pays should ask for confirmation or check an allowlist first.",
  },
  "source-unbounded-tool": {
    title: "Unrestricted tool access (SSRF, path traversal)",
    description:
      "A tool that opens any URL or path the model names can reach internal services and other people's files.",
  },
  "source-unpinned-dependencies": {
    title: "Unpinned dependencies",
    description: "Without pinned versions, installs can pick up a compromised release.",
  },
  "source-unpinned-tools": {
    title: "Unpinned tool packages (npx, uvx)",
    description:
      "npx, uvx and similar commands download a tool server each time. Without a version, the code that runs can differ from the code that was reviewed.",
  },
  "source-downloaded-code": {
    title: "Piping a download into a shell",
    description: "Piping curl into a shell runs whatever the server returns, unreviewed and unsigned.",
  },
} as const satisfies Readonly<Record<string, Description>>;

export type CheckId = keyof typeof checkDescriptions;
