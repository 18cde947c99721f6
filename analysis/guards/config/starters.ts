/** A config to begin with. The body is data: reading it needs no code of this folder. */
export interface Starter {
  readonly id: "default" | "strict" | "data-only";
  readonly title: string;
  readonly description: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const SECRETS = { type: "privacy", methods: ["secrets"], mode: "enforce", action: "mask" };
const LEAK = {
  ...{ type: "security", methods: ["prompt-leak", "canary-leak"], mode: "enforce", action: "block" },
  // Where the phrases go that are planted in the agent's prompt (docs/guides/protect-an-agent.md).
  "canary-leak": { phrases: [] },
};
const PII = { type: "privacy", methods: ["pii-structured"], mode: "enforce", action: "mask" };
const DENIED_TOOLS = { type: "policy", methods: ["denied-tools"], mode: "enforce", action: "deny_call" };
const INJECTION = { type: "security", methods: ["injection-user"], mode: "shadow" };
const DOCUMENT_INJECTION = { type: "security", methods: ["injection-document"], mode: "shadow" };
const ABUSE = { type: "moderation", methods: ["explicit-abuse"], mode: "shadow" };

const DEFAULT_BODY = {
  "input-guards": ["injection", "abuse", "secrets"],
  "output-guards": ["secrets", "leak", "pii", "abuse"],
  "document-guards": ["document-injection"],
  "tool-call-guards": ["denied-tools", "secrets"],
  "tool-result-guards": ["document-injection"],
  injection: INJECTION,
  "document-injection": DOCUMENT_INJECTION,
  abuse: ABUSE,
  secrets: SECRETS,
  leak: LEAK,
  pii: PII,
  "denied-tools": DENIED_TOOLS,
} as const;

const STRICT_BODY = {
  ...DEFAULT_BODY,
  "input-guards": ["injection", "jailbreak", "obfuscation", "abuse", "secrets"],
  "output-guards": ["secrets", "leak", "pii", "markup", "abuse"],
  "tool-call-guards": ["denied-tools", "secrets", "sql", "shell"],
  "not-covered": "refuse",
  "over-defence-budget": 0.02,
  // An agent without a known prompt and without planted phrases has nothing to leak.
  leak: { ...LEAK, "not-covered": "pass" },
  jailbreak: { type: "security", methods: ["jailbreak-templates"], mode: "shadow" },
  obfuscation: { type: "security", methods: ["obfuscation"], mode: "shadow" },
  markup: { type: "security", methods: ["unsafe-markup"], mode: "shadow" },
  sql: { type: "security", methods: ["sql-arguments"], mode: "shadow" },
  shell: { type: "security", methods: ["shell-arguments"], mode: "shadow" },
} as const;

const DATA_ONLY_BODY = {
  "output-guards": ["secrets", "leak", "pii"],
  "tool-call-guards": ["secrets"],
  secrets: SECRETS,
  leak: LEAK,
  pii: PII,
} as const;

export const STARTERS: readonly Starter[] = [
  {
    id: "default",
    title: "Default",
    description:
      "Keeps secrets, the system prompt and structured personal data in, and denied tools out. Injection and abuse are judged in shadow.",
    body: DEFAULT_BODY,
  },
  {
    id: "strict",
    title: "Strict",
    description:
      "The default and every other method in shadow. Texts in languages that a guard's card doesn't cover are refused.",
    body: STRICT_BODY,
  },
  {
    id: "data-only",
    title: "Data only",
    description:
      "Only what leaves the agent: secrets, the system prompt and structured personal data. Judges no request.",
    body: DATA_ONLY_BODY,
  },
];

/** What a guard config without a body has. Only methods whose cards bound false positives enforce in it. */
export const DEFAULT_CONFIG: Starter["body"] = DEFAULT_BODY;
