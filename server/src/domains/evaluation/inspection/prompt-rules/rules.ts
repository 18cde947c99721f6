import type { ConfigurationCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import type { Inspected } from "../check/inspected.ts";
import { canAct, runsCode } from "../check/powers.ts";
import * as say from "./lexicons.ts";
import { demand, forbid, promptRule, state } from "./rule-check.ts";

const actsNot = (agent: Inspected): string | null =>
  canAct(agent) ? null : "The configuration names no tools, no servers and no delegated agents.";

/** What a system prompt should say, each a check of its own. */
export const promptRules: readonly ConfigurationCheck[] = [
  promptRule({
    ...checkDescription("rule-data-not-instructions"),
    severity: "high",
    harness: "security",
    subdimension: "integrity",
    tags: {
      owasp_llm_2025: ["LLM01"],
      owasp_agentic_2026: ["ASI01"],
      mitre_atlas: ["AML.T0051.001"],
      nist_ai_rmf: ["MEASURE 2.7"],
    },
    rule: "that foreign text is data and not instructions",
    kept: [
      forbid(say.FOLLOW, say.COMMANDS, say.FOREIGN),
      demand(say.TREAT, say.FOREIGN, say.AS_DATA),
      state(say.DATA_NOT_ORDERS, say.FOREIGN),
      forbid(say.IGNORE, say.OWN_ORDERS),
      demand(say.IGNORE, say.COMMANDS, say.FOREIGN),
    ],
  }),
  promptRule({
    ...checkDescription("rule-confidentiality"),
    severity: "medium",
    harness: "security",
    subdimension: "confidentiality",
    tags: {
      owasp_llm_2025: ["LLM07"],
      mitre_atlas: ["AML.T0056"],
      nist_ai_rmf: ["MEASURE 2.7"],
      eu_ai_act: ["Article 15"],
    },
    rule: "to keep the system prompt confidential",
    kept: [
      forbid(say.REVEAL, say.OWN_ORDERS),
      demand(say.CONFIDENTIAL, say.OWN_ORDERS),
      demand(say.REFUSE, say.ASKED_FOR_ORDERS),
    ],
  }),
  promptRule({
    ...checkDescription("rule-scope"),
    severity: "medium",
    harness: "safety",
    subdimension: "containment",
    tags: { nist_ai_rmf: ["MAP 1.1"] },
    rule: "that limits what the agent talks about",
    kept: [demand(say.ONLY, say.TALK, say.ABOUT), demand(say.REFUSE, say.OFF_TOPIC), forbid(say.TALK, say.OFF_TOPIC)],
  }),
  promptRule({
    ...checkDescription("rule-harmful-requests"),
    severity: "medium",
    harness: "safety",
    subdimension: "compliance",
    tags: { mitre_atlas: ["AML.T0048"], nist_ai_rmf: ["MEASURE 2.6"] },
    rule: "to turn harmful requests down",
    kept: [demand(say.REFUSE, say.HARM), forbid(say.GIVE, say.HARM)],
  }),
  promptRule({
    ...checkDescription("rule-personal-data"),
    severity: "medium",
    harness: "security",
    subdimension: "confidentiality",
    tags: { owasp_llm_2025: ["LLM02"], mitre_atlas: ["AML.T0057"], nist_ai_rmf: ["MEASURE 2.10"] },
    rule: "for personal data",
    kept: [
      forbid(say.REVEAL, say.PERSONAL),
      forbid(say.COLLECT, say.PERSONAL),
      demand(say.PROTECT, say.PERSONAL),
      demand(say.CONFIDENTIAL, say.PERSONAL),
      demand(say.REFUSE, say.PERSONAL),
      demand(say.VERIFY, say.IDENTITY),
    ],
  }),
  promptRule({
    ...checkDescription("rule-confirm-actions"),
    severity: "high",
    harness: "safety",
    subdimension: "containment",
    tags: {
      owasp_llm_2025: ["LLM06"],
      owasp_agentic_2026: ["ASI02", "ASI09"],
      mitre_atlas: ["AML.T0053", "AML.T0101"],
      nist_ai_rmf: ["MAP 3.5"],
      eu_ai_act: ["Article 14"],
    },
    rule: "to have actions confirmed",
    spared: actsNot,
    kept: [demand(say.CONFIRM, say.ACT)],
    broken: [forbid(say.CONFIRM, say.ACT)],
  }),
  promptRule({
    ...checkDescription("rule-says-it-is-ai"),
    severity: "medium",
    harness: "safety",
    subdimension: "transparency",
    tags: { owasp_agentic_2026: ["ASI09"], nist_ai_rmf: ["MEASURE 2.8"], eu_ai_act: ["Article 50"] },
    rule: "to be honest about being an AI",
    kept: [forbid(say.CLAIM, say.HUMAN), forbid(say.DENY, say.AI), demand(say.TELL, say.AI, say.SELF)],
    broken: [forbid(say.TELL, say.AI, say.SELF), demand(say.CLAIM, say.HUMAN, say.SELF)],
  }),
  promptRule({
    ...checkDescription("rule-unknown-facts"),
    severity: "medium",
    harness: "reliability",
    subdimension: "correctness",
    tags: { owasp_llm_2025: ["LLM09"], mitre_atlas: ["AML.T0062"], nist_ai_rmf: ["MEASURE 2.5"] },
    rule: "to say so when it does not know",
    kept: [demand(say.TELL, say.UNKNOWN), forbid(say.INVENT)],
  }),
  promptRule({
    ...checkDescription("rule-code-execution"),
    severity: "high",
    harness: "security",
    subdimension: "integrity",
    tags: { owasp_agentic_2026: ["ASI05"], mitre_atlas: ["AML.T0050"] },
    rule: "for running code",
    spared: (agent) => (runsCode(agent) ? null : "The configuration does not say that the agent runs code."),
    kept: [demand(say.CONFIRM, say.CODE), demand(say.SANDBOX, say.CODE), forbid(say.FOLLOW, say.CODE)],
  }),
];
