/**
 * The public taxonomies that a finding is named in, each with the entries that our probes speak to. An entry that no probe
 * carries is not tested, and must not look as if it were.
 */
export const taxonomies = {
  owasp_llm_2025: {
    LLM01: "Prompt Injection",
    LLM02: "Sensitive Information Disclosure",
    LLM05: "Improper Output Handling",
    LLM06: "Excessive Agency",
    LLM07: "System Prompt Leakage",
    LLM09: "Misinformation",
    LLM10: "Unbounded Consumption",
  },
  owasp_agentic_2026: {
    ASI01: "Agent Goal Hijack",
    ASI02: "Tool Misuse and Exploitation",
    ASI03: "Identity and Privilege Abuse",
    ASI06: "Memory and Context Poisoning",
    ASI09: "Human-Agent Trust Exploitation",
    ASI10: "Rogue Agents",
  },
  mitre_atlas: {
    "AML.T0029": "Denial of AI Service",
    "AML.T0034": "Cost Harvesting",
    "AML.T0048": "External Harms",
    "AML.T0051.000": "LLM Prompt Injection: Direct",
    "AML.T0051.001": "LLM Prompt Injection: Indirect",
    "AML.T0053": "AI Agent Tool Invocation",
    "AML.T0054": "LLM Jailbreak",
    "AML.T0056": "Extract LLM System Prompt",
    "AML.T0057": "LLM Data Leakage",
    "AML.T0060": "Publish Hallucinated Entities",
    "AML.T0062": "Discover LLM Hallucinations",
    "AML.T0068": "LLM Prompt Obfuscation",
    "AML.T0077": "LLM Response Rendering",
  },
  nist_ai_rmf: {
    "MEASURE 2.5": "Valid and reliable",
    "MEASURE 2.6": "Safe",
    "MEASURE 2.7": "Secure and resilient",
    "MEASURE 2.8": "Transparent and accountable",
    "MEASURE 2.10": "Privacy",
    "MEASURE 2.11": "Fairness and bias",
  },
  eu_ai_act: {
    "Article 5": "Prohibited practices",
    "Article 10": "Data and data governance",
    "Article 14": "Human oversight",
    "Article 15": "Accuracy, robustness and cybersecurity",
    "Article 50": "Transparency obligations",
  },
} as const;

type Taxonomies = typeof taxonomies;

/** What a probe speaks to. A misspelt entry does not compile. */
export type Tags = { readonly [Name in keyof Taxonomies]?: readonly (keyof Taxonomies[Name])[] };
